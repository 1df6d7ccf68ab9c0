import { useState } from 'react'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { when } from '#shared/time/when.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import styles from './supplier-dialog.module.css'
import { SuspendDialog } from './suspend-dialog.tsx'
import { SHOWS_SUPPLIERS } from './table-search.ts'

/** Shows whether a supplier is listed, and the button that changes it. */
export function SuspensionRow({ supplier: { id, businessName, suspension }, onDone }: { supplier: OwnerSupplier; onDone: () => void }) {
  const [isSuspending, setSuspending] = useState(false)
  const { send, isPending } = useWrite('POST /api/admin/suppliers/:id/restore', {
    invalidates: SHOWS_SUPPLIERS,
    success: { title: 'Listed again', description: businessName, tone: 'success' },
    failure: 'Update failed',
    onSuccess: onDone,
  })
  return (
    <div className={styles.suspension}>
      <p className={styles.about}>
        {suspension ? `Suspended since ${when(suspension.at)}: ${suspension.reason}` : 'Listed, and found by everybody.'}
      </p>
      {suspension ? (
        <Button variant="quiet" size="sm" busy={isPending} busyLabel="Restoring..." onClick={() => void send({ id: String(id) })}>
          Restore
        </Button>
      ) : (
        <Button variant="quiet" size="sm" onClick={() => setSuspending(true)}>
          Suspend...
        </Button>
      )}
      {isSuspending && <SuspendDialog ids={[id]} name={businessName} onClose={() => setSuspending(false)} onDone={onDone} />}
    </div>
  )
}
