import { useWatch } from 'react-hook-form'
import { OfferTotals } from '#web/features/quotes/thread/offer.tsx'
import { productCents } from '#shared/money/product-cents.ts'
import { offerOf } from './answer-values.ts'
import type { AnswerFormState } from './use-answer-form.ts'

/** The totals of the answer while it is typed; incomplete lines are not counted. */
export function RunningTotal({ form }: { form: AnswerFormState }) {
  // Fields that are watched before they are registered have their default values.
  const { lines, deliveryCents, minimumCents } = offerOf(useWatch({ control: form.control }) as never)
  const finished = lines.flatMap(({ quantity, priceCents, gst }) =>
    Number.isFinite(quantity) && Number.isFinite(priceCents)
      ? [{ costCents: productCents(quantity, priceCents), isCounted: true, gst }]
      : [],
  )
  return <OfferTotals offer={{ lines: finished, deliveryCents: deliveryCents || 0, minimumCents: minimumCents || null }} />
}
