import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { OwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { counted } from '#shared/text/words.ts'
import { query } from '#web/api/reads/query.ts'
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
  mergeDialog: MergeDialogOf
}

type Listing = Pick<OwnerSupplier, 'id' | 'businessName'>
type Merging = { kept: Listing; other: Listing; onMerged: () => void; onClose: () => void }
/** Returns the dialog that merges two suppliers, which belongs to another feature. */
export type MergeDialogOf = (merging: Merging) => ReactNode

/** Shows what can be done with the chosen suppliers. They outlast pages and filters. */
export function ChosenBar({ chosen, suppliers, onClear, onDone, mergeDialog }: ChosenBarProps) {
  const [asking, setAsking] = useState<'verify' | 'suspend' | 'merge'>()
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
      {ids.length === 2 && (
        <Button size="sm" variant="quiet" aria-haspopup="dialog" disabled={isPending} onClick={() => setAsking('merge')}>
          Merge...
        </Button>
      )}
      {!isTooMany && <ExportButton ids={ids} />}
      <Button size="sm" variant="quiet" onClick={finish}>
        Clear
      </Button>
      {asking === 'verify' && <VerifyDialog {...dialog} />}
      {asking === 'suspend' && <SuspendDialog {...dialog} />}
      {asking === 'merge' && <ChosenPair ids={ids} mergeDialog={mergeDialog} onMerged={finish} onClose={dialog.onClose} />}
    </fieldset>
  )
}

type ChosenPairProps = { ids: number[]; mergeDialog: MergeDialogOf; onMerged: () => void; onClose: () => void }

/** The dialog that merges the two that are chosen, who may be of two pages of the table. */
function ChosenPair({ ids, mergeDialog, ...ends }: ChosenPairProps) {
  const read = useQuery(query('GET /api/admin/suppliers', { ids: ids.join(), sort: 'oldest', limit: 2 }))
  const [kept, other] = read.data?.items ?? []
  return kept && other ? mergeDialog({ kept, other, ...ends }) : null
}

function useChange(onSuccess: () => void) {
  return useWrite('POST /api/admin/suppliers/bulk', {
    invalidates: SHOWS_SUPPLIERS,
    success: ({ updated }, { action }) => `${counted(updated, 'supplier')} ${action === 'restore' ? 'restored' : 'no longer verified'}`,
    failure: 'Update failed',
    onSuccess,
  })
}
