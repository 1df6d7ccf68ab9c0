import type { DuplicatePair } from '#contract/owner/supplier-merges.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { SHOWS_MERGES } from './lists.ts'

/** Says of a pair that it is two businesses; the toast carries Undo. `onDismissed` runs when its row is gone. */
export function useDismissal(onDismissed: () => void) {
  const back = useWrite('DELETE /api/admin/suppliers/:id/duplicates/:otherId/dismiss', {
    invalidates: SHOWS_MERGES,
    success: 'The pair is back',
  })
  const { send, isPending } = useWrite('POST /api/admin/suppliers/duplicates/dismiss', {
    invalidates: SHOWS_MERGES,
    failure: 'Update failed',
  })
  const dismiss = async ({ suppliers: [one, other] }: DuplicatePair) => {
    if (!(await send({ ids: [one.id, other.id] }))) return
    onDismissed()
    toast({
      title: 'Remembered as two businesses',
      description: `${one.businessName} and ${other.businessName}`,
      action: { label: 'Undo', onAct: () => void back.send({ id: one.id, otherId: other.id }) },
    })
  }
  return { dismiss: (pair: DuplicatePair) => void dismiss(pair), isBusy: isPending || back.isPending }
}
