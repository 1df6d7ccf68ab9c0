import '#web/api/zod-without-eval.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { addPromotion, type OwnPromotion } from '#contract/suppliers/promotions.ts'
import { problemWithDays } from '#shared/time/promotion-days.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { SHOWS_LISTINGS } from '#web/features/supplier-profile/shows-listings.ts'
import type { PromotionWords } from './promotion-texts.ts'

type Checked = Omit<Input<typeof addPromotion>, 'id'>
export type PromotionForm = UseFormReturn<PromotionWords, unknown, Checked>
type PromotionFormOptions = {
  supplierId: number
  /** The promotion to change; null adds one. */
  promotion: OwnPromotion | null
  words: PromotionWords
  onSaved: () => void
}

/** Returns the form of a promotion. What was typed stays after a failure, with the server's message at its field, or in a toast and as `problem`. */
export function usePromotionForm({ supplierId, promotion, words, onSaved }: PromotionFormOptions) {
  const form: PromotionForm = useForm<PromotionWords, unknown, Checked>({
    resolver: standardSchemaResolver(addPromotion.body),
    defaultValues: words,
  })
  const options = {
    invalidates: SHOWS_LISTINGS,
    success: promotion ? 'Offer saved' : 'Offer added',
    failure: (error: unknown) => (showFieldErrors(form, error) ? undefined : failureToast(error, 'Error')),
    onSuccess: onSaved,
  }
  const add = useWrite('POST /api/suppliers/:id/promotions', options)
  const change = useWrite('PUT /api/suppliers/:id/promotions/:promotionId', options)
  const submit = form.handleSubmit(async (checked) => {
    const message = problemWithDays(checked)
    if (message) return form.setError('endsOn', { message }, { shouldFocus: true })
    const sent = { id: String(supplierId), ...checked }
    await (promotion ? change.send({ ...sent, promotionId: promotion.id }) : add.send(sent))
  })
  const hasFieldErrors = Object.keys(form.formState.errors).length > 0
  return { form, submit, problem: hasFieldErrors ? undefined : (add.problem ?? change.problem) }
}
