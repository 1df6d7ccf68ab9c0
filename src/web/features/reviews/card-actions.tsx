import type { Review } from '#contract/reviews/reviews.ts'
import type { ReviewAction } from './reviewing.ts'
import type { Reader } from './use-reader.ts'
import styles from './review-card.module.css'

type CardActionsProps = { review: Review; supplierId: number; reader: Reader; onAsk: (action: ReviewAction) => void }

/** The actions below a review: its supplier can reply, and all but its author can report it. */
export function CardActions({ review, supplierId, reader: { me, ownReview }, onAsk }: CardActionsProps) {
  if (review.id === ownReview?.review?.id) return null
  const { customerName, reply } = review
  const act = (kind: 'reply' | 'report', words: string, name: string) => (
    <button type="button" aria-haspopup="dialog" aria-label={name} className={styles.action} onClick={() => onAsk({ kind, review })}>
      {words}
    </button>
  )
  return (
    <p className={styles.actions}>
      {act('report', 'Report', `Report the review by ${customerName}`)}
      {/* Last, so that nothing moves once it is known who reads. */}
      {me?.supplierId === supplierId &&
        act('reply', reply ? 'Change your reply' : 'Reply', reply ? `Change your reply to ${customerName}` : `Reply to ${customerName}`)}
    </p>
  )
}
