import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Input, Sent } from '#contract/endpoint.ts'
import { requestQuote } from '#contract/quotes.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { readContactDetails } from './contact-details.ts'
import { readKept, textsIn } from './kept.ts'
import { prefilled, type Prefill } from './prefill.ts'

export type QuoteSupplier = Pick<Supplier, 'id' | 'businessName' | 'category' | 'tags'>
export type QuoteForm = UseFormReturn<Sent<typeof requestQuote>, unknown, Input<typeof requestQuote>>

const BLANK = {
  businessName: '',
  contactEmail: '',
  contactPhone: '',
  requirements: '',
  timeline: '',
  quantity: '',
  deliveryLocation: '',
  urgency: '',
  specialRequirements: '',
  venueType: '',
  seatingCapacity: '',
} as const
const FIELDS = Object.keys(BLANK) as (keyof typeof BLANK)[]

export const draftName = (supplierId: number) => `quote-draft-${supplierId}`

/** The form of one supplier's dialog, checked by the schema that the server checks with. */
export const useQuoteForm = (supplier: QuoteSupplier, prefill: Prefill | undefined): QuoteForm =>
  useForm({ resolver: standardSchemaResolver(requestQuote.body!), defaultValues: startingValues(supplier, prefill) })

/** Who asked last time, then the draft for this supplier, then the product whose button was used. */
function startingValues({ id, category }: QuoteSupplier, prefill?: Prefill): Sent<typeof requestQuote> {
  const kept = { ...BLANK, ...textsIn(readContactDetails(), FIELDS), ...textsIn(readKept(draftName(id)), FIELDS) }
  const requirements = prefill ? prefilled(kept.requirements, prefill) : kept.requirements
  return { ...kept, requirements, supplierId: id, category } as Sent<typeof requestQuote>
}
