import type { Supplier } from '#contract/suppliers.ts'
import styles from './statistics.module.css'

type StatisticsProps = { supplier: Pick<Supplier, 'profileViews' | 'totalReviews' | 'averageRating' | 'inquiries'> }

/** The four figures of a supplier (public-side §2). */
export function Statistics({ supplier }: StatisticsProps) {
  const figures = [
    ['Profile Views', supplier.profileViews.toLocaleString('en-AU')],
    ['Customer Reviews', supplier.totalReviews.toLocaleString('en-AU')],
    ['Average Rating', Number(supplier.averageRating).toFixed(1)],
    ['Inquiries Received', supplier.inquiries.toLocaleString('en-AU')],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([label, figure]) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
