import { useWatch } from 'react-hook-form'
import { QuoteTotals } from '#web/features/quotes/thread/supplier-quote.tsx'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { quotedLines } from '#shared/quoted-lines/quoted-lines.ts'
import { quoteOf } from './answer-values.ts'
import type { AnswerFormState } from './use-answer-form.ts'

type RunningProps = { form: AnswerFormState; asked: readonly RequestLine[] }

/** The totals of the answer while it is typed; incomplete lines are not counted. */
export const RunningTotal = (props: RunningProps) => <QuoteTotals offer={useRunningOffer(props)} />

/** Returns what the answer comes to as it is typed. */
export function useRunningOffer({ form, asked }: RunningProps) {
  // Fields that are watched before they are registered have their default values.
  const { lines, ...terms } = quoteOf(useWatch({ control: form.control }) as never)
  const finished = lines.filter(
    ({ quantity, priceCents }) => (quantity === null || Number.isFinite(quantity)) && Number.isFinite(priceCents),
  )
  const amounts = {
    deliveryCents: terms.deliveryCents || 0,
    minimumCents: terms.minimumCents || null,
    belowMinimum: terms.belowMinimum ?? 'difference',
    smallOrderFeeCents: terms.smallOrderFeeCents || null,
    freeDeliveryFromCents: terms.freeDeliveryFromCents || null,
    deliveryGst: terms.deliveryGst || 'goods',
  } as const
  return { ...amounts, lines: quotedLines(finished, asked, null) }
}
