import type { Id } from '#contract/endpoint/values.ts'
import type { PriceListRow } from '#contract/price-lists/price-lists.ts'
import { fetchWholeList, PRICE_LIST, replaceList } from '#web/api/price-list.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
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

/** Adds a row to the list, or removes one: the list is replaced by one with it or without it, which can be undone. */
export function useListSteps(supplierId: Id) {
  const undo = useRestore(supplierId)
  const change = useUpload(
    async (next: (rows: readonly PriceListRow[]) => (PriceListRow | NewRow)[]) => {
      const { rows, etag } = await fetchWholeList(supplierId)
      return replaceList({ id: supplierId, ifMatch: etag, rows: next(rows) })
    },
    { invalidates: READS, failure: () => undefined },
  )
  const withUndo = (title: string, next: Parameters<typeof change.sendOrThrow>[0]) =>
    change.sendOrThrow(next).then(() => toast({ title, tone: 'success', action: { label: 'Undo', onAct: undo } }))
  return {
    isPending: change.isPending,
    /** @throws what the call throws */
    add: (row: NewRow) => withUndo(`${row.item} added`, (rows) => [...rows, row]),
    /** @throws what the call throws */
    remove: (row: PriceListRow) => withUndo(`${row.item} removed`, (rows) => rows.filter(({ id }) => id !== row.id)),
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
