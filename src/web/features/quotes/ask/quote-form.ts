import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { keysOf } from '#shared/objects.ts'
import type { Input, CallerInput } from '#contract/endpoint/endpoint.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import type { Supplier } from '#contract/suppliers/suppliers.ts'
import { rememberedPlace } from '#web/storage/place.ts'
import { storageOf } from '#web/storage/requester-storage.ts'
import { draftName, readDraft } from './contact-details.ts'
import { prefilled, type Prefill } from './prefill.ts'
import { nonBlankAnswers, answerProblem, startingAnswers } from '#web/features/quotes/hints/supplier-answers.ts'
import type { SupplierForm } from './supplier-form.ts'
import { textsIn } from '#web/features/quotes/hints/texts-in.ts'
import type { RequesterDetails } from '#web/features/quotes/requester/requester-details.ts'

export type QuoteSupplier = Pick<Supplier, 'id' | 'businessName' | 'category' | 'tags'>
export type QuoteForm = UseFormReturn<CallerInput<typeof requestQuote>, unknown, Input<typeof requestQuote>>

/** A request with nothing in it. */
export const BLANK = {
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
const FIELDS = keysOf(BLANK)

const check = standardSchemaResolver<CallerInput<typeof requestQuote>, unknown, Input<typeof requestQuote>>(requestQuote.body)

/**
 * Returns the form of one supplier's dialog. The server's schema validates the dialog's own fields, and each answer to the supplier's form
 * is validated by its field's type.
 */
export function useQuoteForm(
  supplier: QuoteSupplier,
  prefill: Prefill | undefined,
  supplierForm: SupplierForm,
  requester: RequesterDetails,
): QuoteForm {
  const form: QuoteForm = useForm({
    resolver: async (values, context, options) => {
      const { answers = [], ...own } = values
      const request = { ...own, ...blanked(supplierForm.hidden), answers: nonBlankAnswers(answers), formVersion: supplierForm.version }
      const result = await check(request, context, options)
      const problems = supplierForm.fields.map((field, at) => answerProblem(field, answers[at]?.value ?? ''))
      if (!problems.some(Boolean)) return result
      // An answer without a problem has a hole in the list of errors, which its type lacks.
      return {
        values: {},
        errors: { ...result.errors, answers: problems.map((message) => message && { value: { type: 'invalid', message } }) },
      } as never
    },
    defaultValues: startingValues(supplier, requester, prefill),
    // The first of the page is focused, in whichever part it is (use-parts.ts).
    shouldFocusError: false,
  })
  const { setValue } = form
  const { fields } = supplierForm
  const { requester: requesterId } = requester.storage
  useEffect(() => {
    const draft = readDraft(storageOf(requesterId), draftName(supplier.id))
    setValue('answers', startingAnswers(fields, draft?.answers, { deliveryLocation: rememberedPlace() }))
  }, [setValue, supplier.id, requesterId, fields])
  return form
}
/** Clears the dialog's fields that are not shown with the supplier's form, because a draft may still hold values for them. */
const blanked = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']))

/** Returns the requester's details and place, overwritten by the draft for this supplier, with the line for the product whose button was pressed. */
function startingValues(
  { id, category }: QuoteSupplier,
  { storage, details, place }: RequesterDetails,
  prefill?: Prefill,
): CallerInput<typeof requestQuote> {
  const draft = { ...BLANK, ...textsIn(details, FIELDS), ...textsIn(readDraft(storage, draftName(id)), FIELDS) }
  const deliveryLocation = draft.deliveryLocation || place || rememberedPlace()
  const requirements = prefill?.product ? prefilled(draft.requirements, prefill.product) : draft.requirements
  // Stored choices are texts, which the schema validates.
  return { ...draft, deliveryLocation, requirements, supplierId: id, category, answers: [] } as CallerInput<typeof requestQuote>
}
