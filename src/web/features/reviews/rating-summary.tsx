import type { RatingStats } from '#contract/reviews.ts'
import { Stars } from '#web/ui/graphics/stars.tsx'
import styles from './rating-summary.module.css'

const STARS = ['5', '4', '3', '2', '1'] as const

/** Average, total, and the number of reviews by stars. The longest bar has the full width. */
export function RatingSummary({ stats: { averageRating, totalReviews, breakdown } }: { stats: RatingStats }) {
  const most = Math.max(1, ...Object.values(breakdown))
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={styles.figure}>{averageRating}</span>
        <span>
          <Stars rating={Number(averageRating)} />
          <span className={styles.total}>
            {totalReviews.toLocaleString('en-AU')} {totalReviews === 1 ? 'review' : 'reviews'}
          </span>
        </span>
      </p>
      <ul className={styles.bars} aria-label="Reviews by number of stars">
        {STARS.map((stars) => (
          <li key={stars} className={styles.bar}>
            <span>
              {stars}
              <span className="visually-hidden"> stars:</span>
            </span>
            <span className={styles.track}>
              <span className={styles.fill} style={{ inlineSize: `${(breakdown[stars] / most) * 100}%` }} />
            </span>
            <span className={styles.count}>{breakdown[stars]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
