import { useState } from 'react'
import type { Address } from '#contract/api.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_QUOTES } from '#web/features/quotes/shows-quotes.ts'

const SHOWS_ORDERS: readonly Address[] = [...SHOWS_QUOTES, 'GET /api/quotes/:id', 'GET /api/quotes/bulk/:id/comparison']

/** Returns what accepts several orders as one, and what undoes them as one until `undoUntil`. */
export function useAcceptOrders(bulkId: string, linkKey: string | null) {
  const [undoUntil, setUndoUntil] = useState<string | null>(null)
  const options = { linkKey, invalidates: SHOWS_ORDERS }
  const undo = useWrite('POST /api/quotes/bulk/:id/undo', {
    ...options,
    success: 'Acceptance undone',
    onSuccess: () => setUndoUntil(null),
    // What can no longer be undone is said by the server; the button leaves.
    onError: () => setUndoUntil(null),
  })
  const accept = useWrite('POST /api/quotes/bulk/:id/accept', {
    ...options,
    success: { title: 'Prices accepted', tone: 'success', action: { label: 'Undo', onAct: () => void undo.send({ id: bulkId }) } },
    onSuccess: ({ undoUntil: until }) => setUndoUntil(until),
  })
  const thank = useWrite('POST /api/quotes/bulk/:id/decline-others', { ...options, success: 'The others have been told' })
  return { accept, undo, thank, undoUntil }
}
export type AcceptingOrders = ReturnType<typeof useAcceptOrders>
