import { Note } from '#web/ui/feedback/note.tsx'
import type { ReviewedSupplier } from './reviewing.ts'
import { ReviewCard } from './review-card.tsx'
import type { OwnReview } from './use-reader.ts'
import styles from './reviews.module.css'

type UnseenReviewProps = { supplier: ReviewedSupplier; ownReview: OwnReview }

/** The reader's own review while nobody else sees it, and why that is. */
export function UnseenReview({ supplier: { category, businessName }, ownReview: { review, standing } }: UnseenReviewProps) {
  if (!review || !standing) return null
  return (
    <div className={styles.unseen}>
      <Note tone="info" icon="warning-circle-fill" title="Your review is not on the page">
        {standing}
      </Note>
      <ReviewCard review={review} category={category} businessName={businessName} actions={null} />
    </div>
  )
}
