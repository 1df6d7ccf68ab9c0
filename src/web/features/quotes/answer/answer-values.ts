import type { RequestOf } from '#contract/api.ts'
import type { OfferLine } from '#contract/offers.ts'
import type { SavedAnswer } from '#contract/saved-answers.ts'
import { centsOf, numberOf, typedDollars } from '#shared/typed-numbers.ts'
import { isBlank } from '#shared/visible-text.ts'
import { isRecord, textsIn } from '#web/features/quotes/texts-in.ts'

/** The form of an answer, as it is typed. Names are those of the offer that comes of it, so that what is wrong with one stands at the other. */
export type AnswerValues = {
  lines: LineValues[]
  deliveryCents: string
  minimumCents: string
  validUntil: string
  terms: string
  note: string
}
export type LineValues = { item: string; packSize: string; unit: string; quantity: string; priceCents: string; gst: OfferLine['gst'] }

export const BLANK_LINE: LineValues = { item: '', packSize: '', unit: '', quantity: '', priceCents: '', gst: 'taxable' }
export const BLANK: AnswerValues = { lines: [BLANK_LINE], deliveryCents: '', minimumCents: '', validUntil: '', terms: '', note: '' }

/** What is sent for what was typed; a number that is none is left to be refused. */
export function offerOf(values: AnswerValues): Omit<RequestOf<'POST /api/quotes/:id/answer'>, 'id' | 'key' | 'attachmentId'> {
  const { deliveryCents, minimumCents, ...texts } = values
  return {
    ...texts,
    lines: values.lines.map(lineOf),
    deliveryCents: isBlank(deliveryCents) ? 0 : centsOf(deliveryCents),
    minimumCents: isBlank(minimumCents) ? null : centsOf(minimumCents),
  }
}

export const lineOf = (line: LineValues) => ({ ...line, quantity: numberOf(line.quantity), priceCents: centsOf(line.priceCents) })

/** An offer, to be typed on. A day that is over is not offered again. */
export function valuesOf(
  { lines, deliveryCents, minimumCents, validUntil, terms, note }: SavedAnswer['offer'],
  today: string,
): AnswerValues {
  return {
    lines: lines.map(({ quantity, priceCents, unit, ...rest }) => ({
      ...rest,
      unit: unit ?? '',
      quantity: String(quantity),
      priceCents: typedDollars(priceCents),
    })),
    deliveryCents: deliveryCents > 0 ? typedDollars(deliveryCents) : '',
    minimumCents: typedDollars(minimumCents),
    validUntil: validUntil !== null && validUntil >= today ? validUntil : '',
    terms: terms ?? '',
    note: note ?? '',
  }
}

/** What was kept in the browser, if it is a draft of this form and says anything. */
export function draftIn(kept: unknown): AnswerValues | undefined {
  if (!isRecord(kept) || !Array.isArray(kept.lines) || !kept.lines.every(isRecord) || kept.lines.length === 0) return undefined
  const lines = kept.lines.map((line) => textsOver(BLANK_LINE, line))
  const draft = { ...textsOver(BLANK, kept), lines }
  return JSON.stringify(draft) === JSON.stringify(BLANK) ? undefined : draft
}

const textsOver = <Values extends object>(blank: Values, kept: Record<string, unknown>): Values => ({
  ...blank,
  ...textsIn(kept, Object.keys(blank)),
})
