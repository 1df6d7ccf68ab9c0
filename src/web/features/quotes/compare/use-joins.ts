import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { itemAt } from '#shared/item-at.ts'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import type { ComparedItem } from './compare.ts'
import { afterStep, joinStep, splitStep, undoOf, type RowStep, type SaidOfRows } from './joins.ts'

const ROWS = 'GET /api/quotes/bulk/:id/joined-rows'

/** The read of what a buyer has joined and split, which belongs to the request. */
export const joinedRows = (bulkId: string, linkKey: string | null) => query(ROWS, { id: bulkId, key: linkKey })

/** What was joined and split, and the version of it. */
export type KeptRows = SaidOfRows & { version: string }

/** For whoever may only look, and until it is known. */
export const NOTHING_KEPT: KeptRows = { joined: [], apart: [], version: '' }

type Change = { items: readonly ComparedItem[]; kept: KeptRows; bulkId: string; linkKey: string | null }

/** Returns how a step is stored, whether it was, and what is stored now. */
function useStoredSteps({ kept, bulkId, linkKey }: Omit<Change, 'items'>) {
  const client = useQueryClient()
  const read = joinedRows(bulkId, linkKey)
  const { send, isPending } = useWrite('PUT /api/quotes/bulk/:id/joined-rows', {
    linkKey,
    ifMatch: `"${kept.version}"`,
    updates: read,
    invalidates: [],
  })
  const now = (): SaidOfRows => client.getQueryData(read.queryKey) ?? kept
  return { now, isPending, take: (step: RowStep) => send({ id: bulkId, ...afterStep(now(), step) }) }
}

/**
 * Returns functions that join two rows and split a row. Afterwards the button of the resulting row receives the focus, because the button
 * that was pressed may be removed.
 */
export function useJoinSteps({ items, ...change }: Change) {
  const table = useRef<HTMLElement>(null)
  const focusOn = useRef<string>(undefined)
  const { now, isPending, take } = useStoredSteps(change)
  useEffect(() => {
    const row = focusOn.current && table.current?.querySelector<HTMLElement>(`[data-row="${focusOn.current}"] button`)
    if (!row || isPending) return
    row.focus()
    focusOn.current = undefined
  }, [items, isPending])
  const takeStep = async (step: RowStep, focus: string, title: string, description: string) => {
    focusOn.current = focus
    if (await take(step)) toast({ title, description, action: { label: 'Undo', onAct: () => void take(undoOf(step)) } })
    else focusOn.current = undefined
  }
  // Every row has at least one id.
  return {
    table,
    isBusy: isPending,
    join: (one: ComparedItem, other: ComparedItem) => {
      const [first, second] = items.indexOf(one) < items.indexOf(other) ? [one, other] : [other, one]
      const step = joinStep(now(), first, second)
      void takeStep(step, itemAt(first.joined, 0), 'Rows joined', `${first.name} and ${second.name} are compared as one item.`)
    },
    split: (item: ComparedItem) => {
      const focus = itemAt(item.isProposed ? item.apart : item.joined, 0)
      const text = item.isProposed ? 'Each supplier has a row of its own for it.' : `${item.name} stands by itself again.`
      void takeStep(splitStep(now(), item), focus, 'Rows split', text)
    },
  }
}
