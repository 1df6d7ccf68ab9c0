import type { SeafoodRow } from '#contract/seafood/seafood.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { sentOf, typedOf } from './own-values.ts'

/** The reads that a change of the record changes. */
export const CHANGED_READS = ['GET /api/venue/seafood'] as const

/** Returns what can be done with one row of the record. */
export function useRowSteps(row: SeafoodRow) {
  const { id, item } = row
  const change = useWrite('PUT /api/venue/seafood/:id', { invalidates: CHANGED_READS, failure: 'That did not work' })
  const add = useWrite('POST /api/venue/seafood', { invalidates: CHANGED_READS, failure: `${item} could not be brought back` })
  const remove = useWrite('DELETE /api/venue/seafood/:id', { invalidates: CHANGED_READS, failure: 'That did not work' })
  const bringBack = async () => {
    const again = await add.sendOrThrow(sentOf(typedOf(row, row.from))).catch(() => undefined)
    if (again && row.until !== null) await change.send({ id: again.id, until: row.until })
  }
  return {
    isPending: change.isPending || remove.isPending,
    /** Says the last day on the menu; null brings it back. Returns whether that is so now. */
    setUntil: (until: string | null) => change.send({ id, until }),
    problem: change.problem,
    /** Removes what was noted, with a toast that brings it back. */
    remove: async () => {
      if (!(await remove.send({ id }))) return false
      toast({ title: `${item} removed`, action: { label: 'Undo', onAct: () => void bringBack() } })
      return true
    },
  }
}
