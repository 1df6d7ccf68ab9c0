import { useRef } from 'react'
import type { Review } from '#contract/reviews.ts'
import { useWrite } from '#web/api/use-write.ts'
import { WRITE_REVIEW } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { SHOWS_REVIEWS, type Reader } from './use-reader.ts'
import styles from './reviews.module.css'

type ReviewActionsProps = { supplierId: number; reader: Reader; onWrite: () => void }

/** The actions beside the heading of the reviews: write a review, or edit or delete one's own. Suppliers and owners cannot write any. */
export function ReviewActions({ supplierId, reader: { me, ownReview }, onWrite }: ReviewActionsProps) {
  const write = useRef<HTMLButtonElement>(null)
  const { isBusy, remove } = useRemoval(supplierId, () => write.current?.focus())
  const own = ownReview?.editableUntil ? ownReview.review : null
  if (me && ((me.role !== 'restaurant' && !own) || (ownReview?.review && !own))) return <div id={WRITE_REVIEW} />
  return (
    <div id={WRITE_REVIEW} className={styles.actions}>
      <Button ref={write} variant="outline" size="sm" aria-haspopup="dialog" onClick={onWrite}>
        {own ? 'Edit your review' : 'Write a review'}
      </Button>
      {own && (
        <Button variant="quiet" size="sm" icon="trash" busy={isBusy} aria-label="Delete your review" onClick={() => void remove(own)}>
          Delete
        </Button>
      )}
    </div>
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
