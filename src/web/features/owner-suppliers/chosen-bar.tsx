import { useState } from 'react'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { counted } from '#shared/text/words.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ExportButton } from './export-button.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import styles from './suppliers.module.css'
import { SHOWS_SUPPLIERS } from './table-search.ts'
import { VerifyDialog } from './verify-dialog.tsx'

/** As many as one call takes. */
const MAX_CHOSEN = 100

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
  const [asking, setAsking] = useState<'verify' | 'suspend'>()
  const finish = () => {
    onClear()
    onDone()
  }
  const { send, isPending } = useChange(finish)
  if (chosen.size === 0) return null
  const ids = [...chosen]
  const isTooMany = ids.length > MAX_CHOSEN
  const shown = suppliers.filter(({ id }) => chosen.has(id))
  const name = ids.length === 1 ? shown[0]?.businessName : undefined
  const dialog = { ids, name, onClose: () => setAsking(undefined), onDone: finish }
  const change = (action: 'unverify' | 'restore') => () => void send({ ids, action })
  return (
    <fieldset data-sticks className={styles.bar} aria-label="Chosen suppliers">
      <output>{isTooMany ? `${ids.length} chosen: please keep it to ${MAX_CHOSEN}` : `${ids.length} chosen`}</output>
      <Button size="sm" variant="quiet" disabled={isPending || isTooMany} onClick={() => setAsking('verify')}>
        Verify
      </Button>
      {shown.some(({ isVerified }) => isVerified) && (
        <Button size="sm" variant="quiet" disabled={isPending || isTooMany} onClick={change('unverify')}>
          Take back seals
        </Button>
      )}
      <Button size="sm" variant="quiet" disabled={isPending || isTooMany} onClick={() => setAsking('suspend')}>
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
      {asking === 'verify' && <VerifyDialog {...dialog} />}
      {asking === 'suspend' && <SuspendDialog {...dialog} />}
    </fieldset>
  )
}

function useChange(onSuccess: () => void) {
  return useWrite('POST /api/admin/suppliers/bulk', {
    invalidates: SHOWS_SUPPLIERS,
    success: ({ updated }, { action }) => `${counted(updated, 'supplier')} ${action === 'restore' ? 'restored' : 'no longer verified'}`,
    failure: 'Update failed',
    onSuccess,
  })
}
