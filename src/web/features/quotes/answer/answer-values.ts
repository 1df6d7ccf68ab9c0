import type { CategoryName } from '#contract/options.ts'
import type { RequestOf } from '#contract/api.ts'
import type { Quote, PricedLine, QuotedLine } from '#contract/quotes/supplier-quote.ts'
import type { Origin } from '#contract/quotes/origins.ts'
import type { SavedAnswer } from '#contract/quotes/saved-answers.ts'
import { centsOf, numberOf, typedDollars } from '#shared/money/typed-numbers.ts'
import { usualGstOf } from '#shared/money/usual-gst.ts'
import { isBlank } from '#shared/text/visible-text.ts'
import { isRecord, textsIn } from '#web/features/quotes/hints/texts-in.ts'

/** The values of the answer form, as typed. Their names are those of the offer, so that the server's errors map to the fields. */
export type AnswerValues = {
  lines: LineValues[]
  deliveryCents: string
  freeDeliveryFromCents: string
  /** Blank where nothing is chosen, as in the choices below. */
  deliveryGst: Quote['deliveryGst'] | ''
  minimumCents: string
  belowMinimum: Quote['belowMinimum'] | ''
  smallOrderFeeCents: string
  holdWeeks: string
  noticeDays: string
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
  gst: PricedLine['gst']
  /** What the GST is usual for, in words, where that is all that is known of it; blank once it was quoted or chosen. */
  gstFor: string
  /** The line of the request that it is a price for; blank for what was not asked for. */
  requestLineId: string
  isSubstitute: Ticked
  isByWeight: Ticked
  /** Where it was harvested; blank where that is not said. */
  origin: Origin | ''
  /** Whether the supplier does not sell what the line asks for. */
  isPassed: Ticked
  /** Where a suggested line is from, in words; blank for a line that was typed. */
  source: string
}

/** Drafts are texts. */
type Ticked = 'yes' | ''

export const BLANK_LINE: LineValues = {
  item: '',
  packSize: '',
  unit: '',
  quantity: '',
  priceCents: '',
  gst: 'taxable',
  gstFor: '',
  requestLineId: '',
  isSubstitute: '',
  isByWeight: '',
  origin: '',
  isPassed: '',
  source: '',
}
/** Returns the line of an item of which nothing is known but who sells it. */
export function blankLineOf(category: CategoryName): LineValues {
  const { gst, usualFor } = usualGstOf(category)
  return { ...BLANK_LINE, gst, gstFor: usualFor }
}

const NO_TERMS = {
  deliveryCents: '',
  freeDeliveryFromCents: '',
  deliveryGst: '',
  minimumCents: '',
  belowMinimum: '',
  smallOrderFeeCents: '',
  holdWeeks: '',
  noticeDays: '',
} as const
export const BLANK: AnswerValues = { lines: [BLANK_LINE], ...NO_TERMS, validUntil: '', terms: '', note: '' }

/** Returns the offer to send; a text that is not a number becomes NaN, which validation rejects. */
export function quoteOf(values: AnswerValues) {
  const { deliveryCents, minimumCents, belowMinimum, freeDeliveryFromCents, smallOrderFeeCents, holdWeeks, noticeDays, ...texts } = values
  // A policy without a minimum, and a fee without that policy, say nothing.
  const policy = isBlank(minimumCents) || belowMinimum === '' ? null : belowMinimum
  return {
    ...texts,
    lines: sentLines(values).map((at) => quoteLineOf(values.lines[at]!)),
    passedLineIds: values.lines.flatMap(({ requestLineId, isPassed }) => (isPassed && requestLineId ? requestLineId : [])),
    belowMinimum: policy,
    smallOrderFeeCents: policy === 'fee' ? typedOr(smallOrderFeeCents, centsOf) : null,
    freeDeliveryFromCents: typedOr(freeDeliveryFromCents, centsOf),
    holdWeeks: typedOr(holdWeeks, numberOf),
    noticeDays: typedOr(noticeDays, numberOf),
    deliveryCents: isBlank(deliveryCents) ? 0 : centsOf(deliveryCents),
    minimumCents: isBlank(minimumCents) ? null : centsOf(minimumCents),
  } satisfies Omit<RequestOf<'POST /api/quotes/:id/answer'>, 'id' | 'key' | 'attachmentId'>
}

const typedOr = (typed: string, read: (text: string) => number) => (isBlank(typed) ? null : read(typed))

/**
 * Returns the places of the lines that are sent: a price for a line of the request once it is typed, unless the supplier does not sell that; a
 * suggested line once it has a quantity.
 */
export const sentLines = ({ lines }: Pick<AnswerValues, 'lines'>): number[] =>
  lines.flatMap(({ requestLineId, isPassed, priceCents, source, quantity }, at) => {
    const isLeftOut = requestLineId === '' ? source !== '' && isBlank(quantity) : isPassed !== '' || isBlank(priceCents)
    return isLeftOut ? [] : [at]
  })

/** A line as it is sent; of how many packs can be had nothing is said unless it is typed. */
export const quoteLineOf = (line: LineValues) => ({
  ...lineOf(line),
  quantity: line.requestLineId !== '' && isBlank(line.quantity) ? null : numberOf(line.quantity),
  requestLineId: line.requestLineId || null,
  isSubstitute: line.isSubstitute === 'yes',
  isByWeight: line.isByWeight === 'yes',
  origin: line.origin || null,
})

export const lineOf = ({ item, packSize, unit, quantity, priceCents, gst }: LineValues) => ({
  item,
  packSize,
  unit,
  gst,
  quantity: numberOf(quantity),
  priceCents: centsOf(priceCents),
})

export type EditedLine = Omit<PricedLine, 'quantity'> & { quantity: number | null } & Partial<
    Pick<QuotedLine, 'requestLineId' | 'isSubstitute' | 'isByWeight' | 'origin'>
  >
export type EditedQuote = Omit<SavedAnswer['offer'], 'lines'> & { lines: EditedLine[]; passedLineIds?: string[] }

/** Returns the form values of an offer, to be edited. An expired validity date is left out. */
export function valuesOf(
  { lines, deliveryCents, minimumCents, validUntil, terms, note, ...more }: EditedQuote,
  today: string,
): AnswerValues {
  return {
    lines: lines.map(lineValuesOf),
    freeDeliveryFromCents: typedDollars(more.freeDeliveryFromCents || null),
    deliveryGst: more.deliveryGst === 'goods' ? '' : more.deliveryGst,
    belowMinimum: more.belowMinimum === 'difference' ? '' : more.belowMinimum,
    smallOrderFeeCents: typedDollars(more.smallOrderFeeCents),
    holdWeeks: String(more.holdWeeks ?? ''),
    noticeDays: String(more.noticeDays ?? ''),
    deliveryCents: deliveryCents > 0 ? typedDollars(deliveryCents) : '',
    minimumCents: typedDollars(minimumCents),
    validUntil: validUntil !== null && validUntil >= today ? validUntil : '',
    terms: terms ?? '',
    note: note ?? '',
  }
}

export const lineValuesOf = ({ item, packSize, unit, quantity, priceCents, gst, ...more }: EditedLine): LineValues => ({
  ...BLANK_LINE,
  item,
  packSize,
  gst,
  unit: unit ?? '',
  quantity: quantity === null ? '' : String(quantity),
  priceCents: typedDollars(priceCents),
  requestLineId: more.requestLineId ?? '',
  isSubstitute: more.isSubstitute ? 'yes' : '',
  isByWeight: more.isByWeight ? 'yes' : '',
  origin: more.origin ?? '',
})

/** Returns a stored value as a draft, if it has the form's shape and is not blank. */
export function draftIn(stored: unknown): AnswerValues | undefined {
  if (!isRecord(stored) || !Array.isArray(stored.lines) || !stored.lines.every(isRecord) || stored.lines.length === 0) return undefined
  const lines = stored.lines.map((line) => textsOver(BLANK_LINE, line))
  const draft = { ...textsOver(BLANK, stored), lines }
  const typed = { ...draft, lines: lines.map((line) => ({ ...line, gst: BLANK_LINE.gst, gstFor: '' })) }
  return JSON.stringify(typed) === JSON.stringify(BLANK) ? undefined : draft
}

const textsOver = <Values extends object>(blank: Values, stored: Record<string, unknown>): Values => ({
  ...blank,
  ...textsIn(stored, Object.keys(blank)),
})
