import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Address, ResponseOf } from '#contract/api.ts'
import type { NewOther, OtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import { fetchAgain, query } from '#web/api/reads/query.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { toast } from '#web/ui/feedback/toast.ts'

/** The reads that prices from elsewhere are in. */
export const SHOWS_OTHERS: readonly Address[] = ['GET /api/quotes/bulk/:id/other-prices', 'GET /api/quotes/bulk/:id/comparison']

type Kept = readonly OtherPrices[]
type Read = ResponseOf<'GET /api/quotes/bulk/:id/other-prices'>

/** Prices from elsewhere that the signed-in account keeps with a bulk request, and what it does with them. */
export type Others = {
  kept: Kept
  /** Names what is kept. */
  version: string
  /** What the form is open for. */
  opened: OtherPrices | 'new' | null
  open: (what: OtherPrices | 'new' | null) => void
  /** Tells that prices were changed, with Undo. */
  noteChanged: (before: OtherPrices) => void
  /** Removes them; the toast carries Undo. */
  remove: (id: string) => void
  isBusy: boolean
  /** Takes the button that opens the form for new ones: it has the focus when a column has gone. */
  setAdder: (button: HTMLButtonElement | null) => void
}

/** Returns what is kept now, read again because a change replaces all of it; null where that has failed, which was reported. */
export function useKeptNow(bulkId: string): () => Promise<Read | null> {
  const client = useQueryClient()
  return () =>
    fetchAgain(client, 'GET /api/quotes/bulk/:id/other-prices', { id: bulkId }).then(
      (read) => read,
      (error: unknown) => {
        toast(failureToast(error))
        return null
      },
    )
}

/** Returns the prices from elsewhere of a bulk request; null for whoever has not sent it with an account. */
export function useOthers(bulkId: string, linkKey: string | null): Others | null {
  const [opened, open] = useState<Others['opened']>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const keptNow = useKeptNow(bulkId)
  const read = query('GET /api/quotes/bulk/:id/other-prices', { id: bulkId })
  const { data } = useQuery({ ...read, enabled: linkKey === null, refetchOnMount: 'always' })
  const { send, isPending } = useWrite('PUT /api/quotes/bulk/:id/other-prices', { invalidates: SHOWS_OTHERS })
  const change = async (to: (now: Kept) => NewOther[]): Promise<boolean> => {
    const now = await keptNow()
    return now !== null && send({ id: bulkId, others: to(now.others) })
  }
  const putBack = (other: OtherPrices, at: number) => void change((now) => now.toSpliced(at, 0, other))
  const remove = async (id: string) => {
    const at = data?.others.findIndex((other) => other.id === id) ?? -1
    const other = data?.others[at]
    if (!other || !(await change((now) => now.filter((one) => one.id !== id)))) return
    adder.current?.focus()
    toast({ title: `Prices of ${other.name} removed`, action: { label: 'Undo', onAct: () => putBack(other, at) } })
  }
  const noteChanged = (before: OtherPrices) => {
    const onAct = () => void change((now) => now.map((one) => (one.id === before.id ? before : one)))
    toast({ title: 'Prices changed', tone: 'success', action: { label: 'Undo', onAct } })
  }
  const setAdder = (button: HTMLButtonElement | null) => {
    adder.current = button
  }
  if (!data) return null
  const { others: kept, version } = data
  return { kept, version, opened, open, noteChanged, remove: (id) => void remove(id), isBusy: isPending, setAdder }
}
