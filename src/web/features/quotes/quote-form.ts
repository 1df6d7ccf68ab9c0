import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Input, Sent } from '#contract/endpoint.ts'
import { requestQuote } from '#contract/quotes.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { storageOf } from '#web/storage/requester-storage.ts'
import { draftName, readDraft } from './contact-details.ts'
import { prefilled, type Prefill } from './prefill.ts'
import { givenAnswers, refusalOf, startingAnswers } from './supplier-answers.ts'
import type { SupplierForm } from './supplier-form.ts'
import { textsIn } from './texts-in.ts'
import type { WhoAsks } from './who-asks.ts'

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

const check = standardSchemaResolver<Sent<typeof requestQuote>, unknown, Input<typeof requestQuote>>(requestQuote.body!)

/** The form of one supplier's dialog, checked by the schema that the server checks with, and what the supplier asks besides by its type. */
export function useQuoteForm(supplier: QuoteSupplier, prefill: Prefill | undefined, asks: SupplierForm, who: WhoAsks): QuoteForm {
  const form: QuoteForm = useForm({
    resolver: async (values, context, options) => {
      const { answers = [], ...own } = values
      const request = { ...own, ...blanked(asks.replaced), answers: givenAnswers(answers), formVersion: asks.version }
      const result = await check(request, context, options)
      const refused = asks.fields.map((field, at) => refusalOf(field, answers[at]?.value ?? ''))
      if (!refused.some(Boolean)) return result
      return {
        values: {},
        errors: { ...result.errors, answers: refused.map((message) => message && { value: { type: 'refused', message } }) },
      } as never
    },
    defaultValues: startingValues(supplier, who, prefill),
  })
  const { setValue } = form
  const { fields } = asks
  const { requester } = who.storage
  useEffect(() => {
    setValue('answers', startingAnswers(fields, readDraft(storageOf(requester), draftName(supplier.id))?.answers))
  }, [setValue, supplier.id, requester, fields])
  return form
}
/** A draft may hold what is asked for in another way now. */
const blanked = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']))

/** Who asks, then the draft for this supplier, then the product whose button was used. */
function startingValues({ id, category }: QuoteSupplier, { storage, details }: WhoAsks, prefill?: Prefill): Sent<typeof requestQuote> {
  const kept = { ...BLANK, ...textsIn(details, FIELDS), ...textsIn(readDraft(storage, draftName(id)), FIELDS) }
  const requirements = prefill ? prefilled(kept.requirements, prefill) : kept.requirements
  return { ...kept, requirements, supplierId: id, category, answers: [] } as Sent<typeof requestQuote>
}
