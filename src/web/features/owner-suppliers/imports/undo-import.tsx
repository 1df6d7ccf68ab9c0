import type { SupplierImport } from '#contract/owner/supplier-imports.ts'
import { counted } from '#shared/text/words.ts'
import { when } from '#shared/time/when.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './imports.module.css'

/** The button that undoes an import for 30 days, and what became of an undo. */
export function UndoImport({ found: { id, undoUntil, undo } }: { found: SupplierImport }) {
  const { send, isPending } = useWrite('POST /api/admin/imports/:id/undo', {
    invalidates: ['GET /api/admin/imports', 'GET /api/admin/imports/:id', 'GET /api/admin/audit'],
    success: 'The import is being undone',
    failure: 'The import could not be undone',
  })
  if (undo) return <p className={styles.columns}>{undoInWords(undo)}</p>
  if (undoUntil === null) return null
  return (
    <div className={styles.undo}>
      <Button
        variant="outline"
        size="sm"
        icon="arrow-counter-clockwise"
        busy={isPending}
        busyLabel="Undoing..."
        onClick={() => void send({ id })}
      >
        Undo this import
      </Button>
      <p className={styles.columns}>
        {`Until ${when(undoUntil)}. Suppliers that it added go, and what it changed is as before, where nothing has happened to them since.`}
      </p>
    </div>
  )
}

function undoInWords({ status, username, removed, restored, left }: NonNullable<SupplierImport['undo']>): string {
  const parts = [
    `${counted(removed, 'supplier')} taken out`,
    `${counted(restored, 'supplier')} as before`,
    `${counted(left, 'supplier')} left as ${left === 1 ? 'it is' : 'they are'}, because something has happened since`,
  ]
  return `${status === 'running' ? 'Being undone' : 'Undone'} by ${username}: ${parts.join(', ')}.`
}
