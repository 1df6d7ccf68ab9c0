import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { Figures } from '#web/ui/layout/figures.tsx'
import styles from './statistics.module.css'

type StatisticsProps = { supplier: Pick<Supplier, 'profileViews' | 'totalReviews' | 'averageRating' | 'inquiries'> }

/** From here on figures say something; a supplier whose views and inquiries are both fewer, and that has no review, is new. */
const MIN_COUNT = 10
const NONE = 'None yet'

export function Statistics({ supplier: { profileViews, totalReviews, averageRating, inquiries } }: StatisticsProps) {
  const isNew = totalReviews === 0 && Math.max(profileViews, inquiries) < MIN_COUNT
  const counted = (count: number) => (isNew ? 'New' : count.toLocaleString('en-AU'))
  return (
    <>
      {isNew && <p className={styles.figures}>New on Backdock</p>}
      <Figures
        className={styles.figures}
        figures={[
          { label: 'Profile Views', value: counted(profileViews) },
          { label: 'Customer Reviews', value: isNew ? NONE : totalReviews.toLocaleString('en-AU') },
          { label: 'Average Rating', value: totalReviews === 0 ? NONE : Number(averageRating).toFixed(1) },
          { label: 'Inquiries Received', value: counted(inquiries) },
        ]}
      />
    </>
  )
}
