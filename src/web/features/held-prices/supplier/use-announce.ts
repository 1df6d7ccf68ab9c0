import { useState } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import type { NewChange, PromisedPrice } from '#contract/quotes/held-prices.ts'
import { counted } from '#shared/text/words.ts'
import { fieldErrorsIn } from '#web/api/writes/field-errors.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { fieldOfPath, type TypedPrices } from './new-prices.ts'

type Fault = { field: string; message: string }
type Sent = { typed: TypedPrices; chosen: readonly PromisedPrice[] }

/** Sends new prices; what is wrong with them stands at its field, which has the focus, or above the form. */
export function useAnnounce(supplierId: Id, { typed, chosen }: Sent) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const show = (faults: readonly Fault[]) => {
    setErrors(Object.fromEntries(faults.map(({ field, message }) => [field, message])))
    const [first] = faults
    if (first) document.getElementById(`price-${first.field}`)?.focus()
  }
  const write = useWrite('POST /api/suppliers/:id/price-changes', {
    invalidates: ['GET /api/suppliers/:id/held-prices'],
    success: ({ prices }) => ({
      title: `${counted(prices.length, 'new price')} sent`,
      description: 'Each buyer gets one email.',
      tone: 'success',
    }),
    failure: (error) => show(fieldErrorsIn(error).map(({ path, message }) => ({ field: fieldOfPath(path, typed, chosen), message }))),
  })
  const send = (changes: NewChange[]) => {
    setErrors({})
    return write.send({ id: String(supplierId), changes, note: typed.note })
  }
  const problem = errors.chosen ?? (Object.keys(errors).length === 0 ? write.problem : undefined)
  return { send, fail: (fault: Fault) => show([fault]), errors, problem, isPending: write.isPending }
}
