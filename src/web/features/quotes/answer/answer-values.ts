import type { RequestOf } from '#contract/api.ts'
import type { OfferLine } from '#contract/quotes/offers.ts'
import type { SavedAnswer } from '#contract/quotes/saved-answers.ts'
import { centsOf, numberOf, typedDollars } from '#shared/money/typed-numbers.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { isRecord, textsIn } from '#web/features/quotes/hints/texts-in.ts'

/** The values of the answer form, as typed. Their names are those of the offer, so that the server's errors map to the fields. */
export type AnswerValues = {
  lines: LineValues[]
  deliveryCents: string
  minimumCents: string
  validUntil: string
  terms: string
  note: string
}
export type LineValues = {
  item: string
  packSize: string
  unit: string
  quantity: string
  priceCents: string
  gst: OfferLine['gst']
  /** Where a suggested line is from, in words; blank for a line that was typed. */
  source: string
}

export const BLANK_LINE: LineValues = { item: '', packSize: '', unit: '', quantity: '', priceCents: '', gst: 'taxable', source: '' }
export const BLANK: AnswerValues = { lines: [BLANK_LINE], deliveryCents: '', minimumCents: '', validUntil: '', terms: '', note: '' }

/** Returns the offer to send; a text that is not a number becomes NaN, which validation rejects. */
export function offerOf(values: AnswerValues) {
  const { deliveryCents, minimumCents, ...texts } = values
  return {
    ...texts,
    lines: sentLines(values).map((at) => lineOf(values.lines[at]!)),
    deliveryCents: isBlank(deliveryCents) ? 0 : centsOf(deliveryCents),
    minimumCents: isBlank(minimumCents) ? null : centsOf(minimumCents),
  } satisfies Omit<RequestOf<'POST /api/quotes/:id/answer'>, 'id' | 'key' | 'attachmentId'>
}

/** Returns the places of the lines that are sent: a suggested line counts once it has a quantity. */
export const sentLines = ({ lines }: Pick<AnswerValues, 'lines'>): number[] =>
  lines.flatMap(({ source, quantity }, at) => (source !== '' && isBlank(quantity) ? [] : [at]))

export const lineOf = ({ item, packSize, unit, quantity, priceCents, gst }: LineValues) => ({
  item,
  packSize,
  unit,
  gst,
  quantity: numberOf(quantity),
  priceCents: centsOf(priceCents),
})

type EditedOffer = Pick<SavedAnswer['offer'], 'deliveryCents' | 'minimumCents' | 'validUntil' | 'terms' | 'note'> & {
  lines: (Omit<OfferLine, 'quantity'> & { quantity: number | null })[]
}
/** Returns the form values of an offer, to be edited. An expired validity date is left out. */
export function valuesOf({ lines, deliveryCents, minimumCents, validUntil, terms, note }: EditedOffer, today: string): AnswerValues {
  return {
    lines: lines.map(({ item, packSize, unit, quantity, priceCents, gst }) => ({
      item,
      packSize,
      gst,
      source: '',
      unit: unit ?? '',
      quantity: quantity === null ? '' : String(quantity),
      priceCents: typedDollars(priceCents),
    })),
    deliveryCents: deliveryCents > 0 ? typedDollars(deliveryCents) : '',
    minimumCents: typedDollars(minimumCents),
    validUntil: validUntil !== null && validUntil >= today ? validUntil : '',
    terms: terms ?? '',
    note: note ?? '',
  }
}

/** Returns a stored value as a draft, if it has the form's shape and is not blank. */
export function draftIn(stored: unknown): AnswerValues | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.lines) || !stored.lines.every(isRecord) || stored.lines.length === 0) return undefined
  const lines = stored.lines.map((line) => textsOver(BLANK_LINE, line))
  const draft = { ...textsOver(BLANK, stored), lines }
  return JSON.stringify(draft) === JSON.stringify(BLANK) ? undefined : draft
}

const textsOver = <Values extends object>(blank: Values, stored: Record<string, unknown>): Values => ({
  ...blank,
  ...textsIn(stored, Object.keys(blank)),
})
