import type { RatingStats } from '#contract/reviews/reviews.ts'
import { STARS } from '#contract/options.ts'
import { followInPlace } from '#web/navigation/follow-in-place.ts'
import { Stars } from '#web/ui/graphics/stars.tsx'
import type { ReviewsPath } from './review-filter.ts'
import styles from './rating-summary.module.css'

type RatingSummaryProps = {
  stats: RatingStats
  /** The number of stars to which the reviews are narrowed. */
  chosen: number | undefined
  pathFor: ReviewsPath
}

/** Average, total, and the number of reviews by stars, each of which narrows the list. The longest bar has the full width. */
export function RatingSummary({ stats: { averageRating, totalReviews, breakdown }, chosen, pathFor }: RatingSummaryProps) {
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
        {STARS.toReversed().map((stars) => (
          <li key={stars}>
            <Bar
              stars={stars}
              count={breakdown[stars]}
              share={breakdown[stars] / most}
              isChosen={stars === chosen}
              href={pathFor({ rating: stars === chosen ? undefined : stars })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type BarProps = { stars: number; count: number; share: number; isChosen: boolean; href: string }

/** A number of stars without reviews is no link: it would lead to nothing. */
function Bar({ stars, count, share, isChosen, href }: BarProps) {
  const content = (
    <>
      <span>
        {stars}
        <span className="visually-hidden"> {stars === 1 ? 'star' : 'stars'}:</span>
      </span>
      <span className={styles.track}>
        <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={styles.count}>{count}</span>
    </>
  )
  if (count === 0 && !isChosen) return <span className={styles.bar}>{content}</span>
  return (
    <a href={href} onClick={followInPlace(href)} aria-current={isChosen || undefined} className={styles.bar}>
      {content}
    </a>
  )
}
