import { useWatch } from 'react-hook-form'
import { OfferTotals } from '#web/features/quotes/thread/offer.tsx'
import { offerOf } from './answer-values.ts'
import type { AnswerFormState } from './use-answer-form.ts'

/** The totals of the answer while it is typed; incomplete lines are not counted. */
export function RunningTotal({ form }: { form: AnswerFormState }) {
  // Fields that are watched before they are registered have their default values.
  const { lines, deliveryCents, minimumCents } = offerOf(useWatch({ control: form.control }) as never)
  const finished = lines.filter(({ quantity, priceCents }) => Number.isFinite(quantity) && Number.isFinite(priceCents))
  return <OfferTotals offer={{ lines: finished, deliveryCents: deliveryCents || 0, minimumCents: minimumCents || null }} />
}
