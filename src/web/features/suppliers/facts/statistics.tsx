import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { Figures } from '#web/ui/layout/figures.tsx'
import styles from './statistics.module.css'

type StatisticsProps = { supplier: Pick<Supplier, 'profileViews' | 'totalReviews' | 'averageRating' | 'inquiries'> }

export const Statistics = ({ supplier: { profileViews, totalReviews, averageRating, inquiries } }: StatisticsProps) => (
  <Figures
    className={styles.figures}
    figures={[
      { label: 'Profile Views', value: profileViews.toLocaleString('en-AU') },
      { label: 'Customer Reviews', value: totalReviews.toLocaleString('en-AU') },
      { label: 'Average Rating', value: Number(averageRating).toFixed(1) },
      { label: 'Inquiries Received', value: inquiries.toLocaleString('en-AU') },
    ]}
  />
)
