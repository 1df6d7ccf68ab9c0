import { useEffect, useState } from 'react'
import { CLAIM_UNDO_SECONDS } from '#contract/suppliers/claims.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './owner.module.css'

/** A claim that this page has approved, and when, by the clock of the browser. */
export type Approved = { id: string; businessName: string; username: string; at: number }

type UndoApprovalProps = { approved: Approved; onEnd: () => void; onUndone: () => void }

/** The way back from an approval, for as long as the email about it waits. */
export function UndoApproval({ approved: { id, businessName, username, at }, onEnd, onUndone }: UndoApprovalProps) {
  const [left, setLeft] = useState(CLAIM_UNDO_SECONDS)
  const { send, isPending } = useWrite('POST /api/admin/claims/:id/undo', {
    invalidates: ['GET /api/admin/claims', 'GET /api/admin/decisions', 'GET /api/admin/audit'],
    success: { title: 'Approval taken back', description: businessName, tone: 'success' },
    failure: 'The approval stands',
    onSuccess: () => {
      onEnd()
      onUndone()
    },
  })
  useEffect(() => {
    const ticking = setInterval(() => setLeft(Math.max(0, CLAIM_UNDO_SECONDS - Math.floor((Date.now() - at) / 1000))), 1000)
    return () => clearInterval(ticking)
  }, [at])
  useEffect(() => {
    if (left === 0) onEnd()
  }, [left, onEnd])
  return (
    <div className={styles.approved}>
      <p>{`${username} manages ${businessName} now, and is told in a minute.`}</p>
      <Button
        size="sm"
        variant="outline"
        icon="arrow-counter-clockwise"
        busy={isPending}
        busyLabel="Undoing..."
        aria-label={isPending ? undefined : `Undo the approval of the claim to ${businessName}`}
        onClick={() => void send({ id })}
      >
        Undo
      </Button>
      <span aria-hidden="true" className={styles.when}>{`${left} s left`}</span>
    </div>
  )
}
