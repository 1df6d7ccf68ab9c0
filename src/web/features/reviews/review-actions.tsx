import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { callOverHttp, serverMessage } from '#web/api/call.ts'
import { WRITE_REVIEW } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { readAgain, type Reader } from './use-mine.ts'
import styles from './reviews.module.css'

type ReviewActionsProps = { supplierId: number; reader: Reader; onWrite: () => void }

/** Beside the heading of the reviews: to write one, or to change one's own and take it away. Suppliers and owners write none. */
export function ReviewActions({ supplierId, reader: { me, mine }, onWrite }: ReviewActionsProps) {
  const write = useRef<HTMLButtonElement>(null)
  const { isBusy, remove } = useRemoval(supplierId, () => write.current?.focus())
  const own = mine?.editableUntil ? mine.review : null
  if (me && ((me.role !== 'restaurant' && !own) || (mine?.review && !own))) return <div id={WRITE_REVIEW} />
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

/** A removal counts at once; its toast carries Undo, which adds the review again. */
function useRemoval(supplierId: number, onRemoved: () => void) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<unknown>, said: () => void) => {
    setBusy(true)
    try {
      await work()
      await readAgain(client)
      said()
    } catch (error) {
      toast({ title: 'Error', description: serverMessage(error), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  const addAgain = ({ rating, text, tags }: Review) =>
    attempt(
      () => callOverHttp('POST /api/suppliers/:id/reviews', { id: String(supplierId), rating, text, tags }),
      () => void toast({ title: 'Your review is back', tone: 'success' }),
    )
  const remove = (review: Review) =>
    attempt(
      () => callOverHttp('DELETE /api/reviews/:id', { id: review.id }),
      () => {
        onRemoved()
        const undo = { label: 'Undo', onAct: () => void addAgain(review) }
        toast({ title: 'Review deleted', description: 'It is no longer on the page.', action: undo })
      },
    )
  return { isBusy, remove }
}
