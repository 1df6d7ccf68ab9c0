import type { Id } from '#contract/endpoint/values.ts'
import type { PriceListRow } from '#contract/price-lists/price-lists.ts'
import { PRICE_LIST } from '#web/api/price-list.ts'
import { shownElsewhere } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import type { NewRow } from '#web/features/price-lists/row-values.ts'
import { toast } from '#web/ui/feedback/toast.ts'

const READS = [PRICE_LIST, 'GET /api/dashboard/supplier'] as const

/** Takes the last replacement of a list back. */
export function useRestore(supplierId: Id) {
  const restore = useWrite('POST /api/suppliers/:id/price-list/restore', {
    invalidates: READS,
    success: 'Your list is as it was before.',
    failure: 'That could not be undone',
  })
  return () => void restore.send({ id: String(supplierId) })
}

/** Adds a row to the list, or removes one, which can be undone. */
export function useListSteps(supplierId: Id) {
  const id = String(supplierId)
  const adding = useWrite('POST /api/suppliers/:id/price-list/rows', { invalidates: READS, failure: shownElsewhere })
  const removing = useWrite('DELETE /api/suppliers/:id/price-list/rows/:rowId', { invalidates: READS, failure: shownElsewhere })
  const addAgain = useWrite('POST /api/suppliers/:id/price-list/rows', { invalidates: READS, failure: 'That could not be undone' })
  const removeAgain = useWrite('DELETE /api/suppliers/:id/price-list/rows/:rowId', {
    invalidates: READS,
    failure: 'That could not be undone',
  })
  const done = (title: string, undo: () => unknown) =>
    toast({ title, tone: 'success', action: { label: 'Undo', onAct: () => void undo() } })
  return {
    isPending: adding.isPending || removing.isPending,
    /** @throws what the call throws */
    async add(row: NewRow): Promise<void> {
      const { id: rowId } = await adding.sendOrThrow({ id, ...row })
      done(`${row.item} added`, () => removeAgain.send({ id, rowId }))
    },
    /** @throws what the call throws */
    async remove({ id: rowId, changedAt: _changedAt, isSeafood: _isSeafood, ...row }: PriceListRow): Promise<void> {
      const { position } = await removing.sendOrThrow({ id, rowId })
      done(`${row.item} removed`, () => addAgain.send({ id, ...row, position }))
    },
  }
}

/** Marks a row as not available until it is switched back. */
export function useAvailability(supplierId: Id) {
  const change = useWrite('PATCH /api/suppliers/:id/price-list/rows/:rowId', {
    invalidates: [PRICE_LIST],
    queue: 'price-list',
    failure: 'That did not work',
  })
  const set = (rowId: string, isAvailable: boolean) => change.send({ id: String(supplierId), rowId, isAvailable })
  return async ({ id, item, isAvailable }: PriceListRow) => {
    if (!(await set(id, !isAvailable))) return
    toast({
      title: isAvailable ? `${item} is not available this week` : `${item} is available again`,
      action: { label: 'Undo', onAct: () => void set(id, isAvailable) },
    })
  }
}
