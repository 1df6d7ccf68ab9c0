import type { ReactNode } from 'react'
import { useNextDeliveries } from '#web/features/quotes/thread/next-delivery.tsx'
import type { Column } from '#web/features/quotes/compare/lines/columns.ts'
import { termsOf } from './terms.tsx'

export type ShownTerm = { label: string; of: (column: Column) => ReactNode }

/** Returns the terms of some answers, in words. */
export function useTerms(columns: readonly Column[], today: string): ShownTerm[] {
  const requests = columns.flatMap(({ request }) => request ?? [])
  const next = useNextDeliveries(requests, true)
  const answered = requests.map((request, at) => ({ request, next: next[at] ?? null }))
  return termsOf(answered, today).map(({ label, of }) => ({
    label,
    of: ({ offerId }) => {
      const one = answered.find(({ request }) => request.id === offerId)
      return one && of(one.request, one.next)
    },
  }))
}
