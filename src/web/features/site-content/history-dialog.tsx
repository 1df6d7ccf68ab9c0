import { useQuery } from '@tanstack/react-query'
import { when } from '#shared/time/when.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { RowsSkeleton } from '#web/ui/skeletons/rows-skeleton.tsx'
import styles from './history-dialog.module.css'

type HistoryDialogProps = {
  item: { id: number; label: string; original: string }
  onClose: () => void
  /** Sets the value to one of the history. */
  onValue: (value: string) => void
}

/** The newest values of a text or style, each with a button to go back to it. */
export function HistoryDialog({ item: { id, label, original }, onClose, onValue }: HistoryDialogProps) {
  const read = useQuery({ ...query('GET /api/admin/site-items/:id/history', { id: String(id), limit: 100 }), refetchOnMount: 'always' })
  const restore = (value: string) => () => {
    onValue(value)
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={`History of ${label}`} description="The latest first.">
      <QueryBoundary of={read} loading={<RowsSkeleton />}>
        {({ items }) => (
          <ol className={styles.entries}>
            {items.map(({ id: entry, value, at, username }) => (
              <li key={entry} className={styles.entry}>
                <p className={styles.value}>{value ?? original}</p>
                <p className={styles.who}>
                  {when(at)}, {username}
                  {value === null && ', the original'}
                </p>
                <Button size="sm" variant="quiet" aria-label={`Restore the value of ${when(at)}`} onClick={restore(value ?? original)}>
                  Restore
                </Button>
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
