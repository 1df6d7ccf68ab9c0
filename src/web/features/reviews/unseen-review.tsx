import { Note } from '#web/ui/feedback/note.tsx'
import type { ReviewedSupplier } from './reviewing.ts'
import { ReviewCard } from './review-card.tsx'
import type { Reader } from './use-reader.ts'
import styles from './reviews.module.css'

/** The reader's own review while nobody else sees it, and why that is. */
export function UnseenReview({
  supplier: { category, businessName },
  reader: { ownReview },
}: {
  supplier: ReviewedSupplier
  reader: Reader
}) {
  if (!ownReview?.review || !ownReview.standing) return null
  const { review, standing } = ownReview
  return (
    <div className={styles.unseen}>
      <Note tone="info" icon="warning-circle-fill" title="Your review is not on the page">
        {standing}
      </Note>
      <ReviewCard review={review} category={category} businessName={businessName} actions={null} />
    </div>
  )
}
