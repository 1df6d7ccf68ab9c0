import type { Review } from '#contract/reviews/reviews.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { SHOWS_REVIEWS } from './use-reader.ts'

type DeleteReviewProps = {
  supplierId: number
  /** Null where the reader has none that can be deleted. */
  review: Review | null
  onRemoved: () => void
}

/** Deletes the reader's review. Rendered without one too, so that Undo outlasts the review. */
export function DeleteReview({ supplierId, review, onRemoved }: DeleteReviewProps) {
  const { isBusy, remove } = useRemoval(supplierId, onRemoved)
  if (!review) return null
  return (
    <Button variant="quiet" size="sm" icon="trash" busy={isBusy} aria-label="Delete your review" onClick={() => void remove(review)}>
      Delete
    </Button>
  )
}

/** Removes a review at once; its toast carries Undo, which adds it again. */
function useRemoval(supplierId: number, onRemoved: () => void) {
  const add = useWrite('POST /api/suppliers/:id/reviews', { invalidates: SHOWS_REVIEWS, success: 'Your review is back' })
  const { send, isPending } = useWrite('DELETE /api/reviews/:id', { invalidates: SHOWS_REVIEWS })
  const remove = async ({ id, rating, text, tags }: Review) => {
    if (!(await send({ id }))) return
    onRemoved()
    const undo = { label: 'Undo', onAct: () => void add.send({ id: String(supplierId), rating, text, tags }) }
    toast({ title: 'Review deleted', description: 'It is no longer on the page.', action: undo })
  }
  return { isBusy: isPending || add.isPending, remove }
}
