import { lazy, Suspense, useRef } from 'react'
import { WRITE_REVIEW } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { Reader } from './use-reader.ts'
import styles from './reviews.module.css'

const DeleteReview = lazy(async () => ({ default: (await import('./delete-review.tsx')).DeleteReview }))

type ReviewActionsProps = { supplierId: number; reader: Reader; onWrite: () => void }

/** The actions beside the heading of the reviews: write a review, or edit or delete one's own. Suppliers and owners cannot write any. */
export function ReviewActions({ supplierId, reader: { me, ownReview }, onWrite }: ReviewActionsProps) {
  const write = useRef<HTMLButtonElement>(null)
  const own = ownReview?.editableUntil ? ownReview.review : null
  if (me && ((me.role !== 'restaurant' && !own) || (ownReview?.review && !own))) return <div id={WRITE_REVIEW} />
  return (
    <div id={WRITE_REVIEW} className={styles.actions}>
      <Button ref={write} variant="outline" size="sm" aria-haspopup="dialog" onClick={onWrite}>
        {own ? 'Edit your review' : 'Write a review'}
      </Button>
      {me?.role === 'restaurant' && (
        <Suspense>
          <DeleteReview supplierId={supplierId} review={own} onRemoved={() => write.current?.focus()} />
        </Suspense>
      )}
    </div>
  )
}
