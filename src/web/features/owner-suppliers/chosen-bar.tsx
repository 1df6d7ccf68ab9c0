import { useState } from 'react'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ExportButton } from './export-button.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import styles from './suppliers.module.css'
import { SHOWS_SUPPLIERS } from './table-search.ts'

/** As many as one call takes. */
const MOST = 100

type ChosenBarProps = {
  chosen: ReadonlySet<number>
  /** The suppliers in view. */
  suppliers: OwnerSupplier[]
  onClear: () => void
  /** Called after an action, which removes the bar together with the focus. */
  onDone: () => void
}

/** Shows what can be done with the chosen suppliers. They outlast pages and filters. */
export function ChosenBar({ chosen, suppliers, onClear, onDone }: ChosenBarProps) {
  const [isSuspending, setSuspending] = useState(false)
  const finish = () => {
    onClear()
    onDone()
  }
  const { send, isPending } = useChange(finish)
  if (chosen.size === 0) return null
  const ids = [...chosen]
  const isTooMany = ids.length > MOST
  const shown = suppliers.filter(({ id }) => chosen.has(id))
  const change = (action: 'verify' | 'unverify' | 'restore') => () => void send({ ids, action })
  return (
    <fieldset data-sticks className={styles.bar} aria-label="Chosen suppliers">
      <output>{isTooMany ? `${ids.length} chosen: please keep it to ${MOST}` : `${ids.length} chosen`}</output>
      <Button size="sm" disabled={isPending || isTooMany} onClick={change('verify')}>
        Verify
      </Button>
      {shown.some(({ isVerified }) => isVerified) && (
        <Button size="sm" variant="quiet" disabled={isPending || isTooMany} onClick={change('unverify')}>
          Take back seals
        </Button>
      )}
      <Button size="sm" variant="quiet" disabled={isPending || isTooMany} onClick={() => setSuspending(true)}>
        Suspend
      </Button>
      {shown.some(({ suspension }) => suspension) && (
        <Button size="sm" variant="quiet" disabled={isPending || isTooMany} onClick={change('restore')}>
          Restore
        </Button>
      )}
      {!isTooMany && <ExportButton ids={ids} />}
      <Button size="sm" variant="quiet" onClick={finish}>
        Clear
      </Button>
      {isSuspending && (
        <SuspendDialog
          ids={ids}
          name={ids.length === 1 ? shown[0]?.businessName : undefined}
          onClose={() => setSuspending(false)}
          onDone={finish}
        />
      )}
    </fieldset>
  )
}

const DONE = { verify: 'verified', unverify: 'no longer verified', suspend: 'suspended', restore: 'restored' }

function useChange(onSuccess: () => void) {
  return useWrite('POST /api/admin/suppliers/bulk', {
    invalidates: SHOWS_SUPPLIERS,
    success: ({ updated }, { action }) => `${updated} ${updated === 1 ? 'supplier' : 'suppliers'} ${DONE[action]}`,
    failure: 'Update failed',
    onSuccess,
  })
}
