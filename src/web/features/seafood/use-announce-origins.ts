import { useState } from 'react'
import type { Origin } from '#contract/quotes/origins.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { OriginChange, SuppliedSeafood } from '#contract/seafood/origin-changes.ts'
import { counted } from '#shared/text/words.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { useWrite } from '#web/api/writes/use-write.ts'

export type TypedOrigin = { origin: Origin | ''; from: string }
export const ORIGIN_FIELDS = { origin: 'announced-origin', from: 'announced-from' } as const
type Field = keyof typeof ORIGIN_FIELDS | 'chosen'
type Fault = { field: Field; message: string }

/** Returns the changes that the form says, or what is missing and at which field. */
export function originChangesOf(chosen: readonly Pick<SuppliedSeafood, 'id'>[], { origin, from }: TypedOrigin): OriginChange[] | Fault {
  if (chosen.length === 0) return { field: 'chosen', message: 'Please choose what is from somewhere else.' }
  if (origin === '') return { field: 'origin', message: 'Please say where it is from then.' }
  if (from === '') return { field: 'from', message: 'Please give the first day.' }
  return chosen.map(({ id }) => ({ rowId: id, origin, from }))
}

/** Tells venues where seafood is from; what is wrong stands at its field, which has the focus, or above the form. */
export function useAnnounceOrigins(supplierId: Id) {
  const [fault, setFault] = useState<Fault | null>(null)
  const fail = (found: Fault) => {
    setFault(found)
    if (found.field !== 'chosen') document.getElementById(ORIGIN_FIELDS[found.field])?.focus()
  }
  const write = useWrite('POST /api/suppliers/:id/origin-changes', {
    invalidates: ['GET /api/suppliers/:id/seafood'],
    success: ({ rows }) => ({
      title: `${counted(rows.length, 'change')} sent`,
      description: 'Each venue gets one email.',
      tone: 'success',
    }),
    failure: (error) => {
      const [first] = fieldErrorsIn(error)
      if (first) fail({ field: fieldOf(first.path), message: first.message })
    },
  })
  return {
    fail,
    errorOf: (field: Field) => (fault?.field === field ? fault.message : undefined),
    problem: fault === null ? write.problem : undefined,
    isPending: write.isPending,
    send: (changes: OriginChange[]) => {
      setFault(null)
      return write.send({ id: String(supplierId), changes })
    },
  }
}

function fieldOf(path: string): Field {
  const name = path.split('.').at(-1)
  return name === 'origin' || name === 'from' ? name : 'chosen'
}
