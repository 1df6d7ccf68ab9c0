import type { SuggestedPrice } from '#contract/quotes/answer-suggestions.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { dollars } from '#shared/money/money.ts'
import { typedDollars } from '#shared/money/typed-numbers.ts'
import { goodsKey } from '#shared/quoted-lines/goods-key.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { sydneyDate } from '#shared/time/when.ts'
import { BLANK, BLANK_LINE, type AnswerValues, type LineValues } from '#web/features/quotes/answer/answer-values.ts'

export type SuggestedPrices = { lines: SuggestedPrice[]; minimumCents: number | null }

/**
 * Returns the values of an answer that starts with the lines of the request, each with what is suggested for it first. Rows of the price list
 * are filled in by a tap only, all at once.
 */
export const askedValues = (asked: readonly RequestLine[], { lines, minimumCents }: SuggestedPrices): AnswerValues => ({
  ...BLANK,
  lines: asked.map((line) => {
    const price = lines.find(({ requestLineId, from }) => requestLineId === line.id && from !== null && from !== 'price-list')
    const bare = lines.find(({ requestLineId }) => requestLineId === line.id)
    return price ? withPrice(askedLine(line), price) : withUsual(askedLine(line), bare)
  }),
  minimumCents: typedDollars(minimumCents),
})

/** Returns the row of the price list that each line is filled in from; a price that holds for the buyer goes before it. */
export function rowsToFill(asked: readonly RequestLine[], prices: readonly SuggestedPrice[]): Map<string, SuggestedPrice> {
  const rows = asked.flatMap(({ id }): [string, SuggestedPrice][] => {
    const first = prices.find(({ requestLineId, from, isAlike }) => requestLineId === id && from !== null && !isAlike)
    return first?.from === 'price-list' ? [[id, first]] : []
  })
  return new Map(rows)
}

/** Returns lines with the rows of the price list; what was typed, and what is not sold, stays as it is. */
export function withRows(lines: readonly LineValues[], rows: ReadonlyMap<string, SuggestedPrice>): LineValues[] {
  const taken = new Set<string>()
  return lines.map((line) => {
    const row = rows.get(line.requestLineId)
    const isTyped = line.priceCents.trim() !== '' && line.source === ''
    if (!row || isTyped || line.isPassed === 'yes' || taken.has(line.requestLineId)) return line
    taken.add(line.requestLineId)
    return withPrice(line, row)
  })
}

/** Returns a line with the GST that is usual for it. */
const withUsual = (line: LineValues, suggested: Pick<SuggestedPrice, 'gst' | 'usualFor'> | undefined): LineValues =>
  suggested?.gst ? { ...line, gst: suggested.gst, gstFor: suggested.usualFor ?? '' } : line

/** Returns the values of a line of the request that has no price yet, with the pack that the buyer asks for where that is said. */
export function askedLine({ id, item, unit, contents, measure }: RequestLine): LineValues {
  const isByUnit = unit !== null && contents === null && measure !== null && !isBasic(measure)
  const packSize = contents ? `${contents.amount} ${contents.measure}` : isByUnit ? unit : ''
  return { ...BLANK_LINE, requestLineId: id, item, packSize, unit: contents ? (unit ?? '') : '' }
}

export const isBasic = (measure: string | null) => measure === 'kg' || measure === 'L' || measure === 'piece'

/** Returns a line with a suggested price; what is not known of it stays as it is. */
export const withPrice = (line: LineValues, price: SuggestedPrice): LineValues => ({
  ...line,
  item: price.item,
  packSize: price.packSize ?? line.packSize,
  unit: price.packSize === null ? line.unit : (price.unit ?? ''),
  priceCents: typedDollars(price.priceCents),
  gst: price.gst ?? line.gst,
  gstFor: price.usualFor ?? '',
  // What another suggestion said of where it is from is nothing that is known of this one.
  origin: price.origin ?? (line.source === '' ? line.origin : ''),
  source: sourceOf(price),
})

/** Says where a price is from. */
function sourceOf({ from, at, heldUntil }: SuggestedPrice): string {
  const day = at === null ? '' : sydneyDate(at)
  if (from === 'product') return 'From your products'
  if (from === 'price-list') return `From your price list, ${day}`
  if (from === 'held') return heldUntil === null ? 'Promised to this buyer' : `Promised to this buyer until ${dayInWords(heldUntil)}`
  return `Last price${from === 'buyer' ? ' for this buyer' : ''}, ${day}`
}

/** "Sea salt, 5 kg at $7.00": what a suggested price is, on its button. */
export function priceOnButton({ item, packSize, priceCents, isAlike }: SuggestedPrice): string {
  const price = [packSize, priceCents === null ? null : dollars(priceCents)].filter(Boolean).join(' at ')
  return `${isAlike ? 'Similar: ' : ''}${[item, price].filter(Boolean).join(', ')}`
}

type From = {
  passedLineIds?: readonly string[]
  /** Whether lines for nothing that was asked for stay, as those that were typed for this very request do. */
  keepsOthers?: boolean
}

/**
 * Returns values whose first lines are those of the request, in their order: with their prices, else with the prices of the same goods, else
 * without one. Lines for nothing that was asked for follow.
 */
export function withAsked(
  values: AnswerValues,
  asked: readonly RequestLine[],
  { passedLineIds = [], keepsOthers = true }: From = {},
): AnswerValues {
  if (asked.length === 0) return values
  const free = values.lines.filter(({ requestLineId }) => requestLineId === '')
  const own = asked.flatMap((line) => {
    const priced = values.lines.filter(({ requestLineId }) => requestLineId === line.id)
    if (priced.length > 0) return priced
    const alike = free.find(({ item }) => goodsKey(item) === goodsKey(line.item))
    return alike
      ? { ...alike, quantity: '', requestLineId: line.id }
      : { ...askedLine(line), isPassed: passedLineIds.includes(line.id) ? ('yes' as const) : ('' as const) }
  })
  const keys = new Set(asked.map(({ item }) => goodsKey(item)))
  return { ...values, lines: [...own, ...free.filter(({ item }) => keepsOthers && item.trim() !== '' && !keys.has(goodsKey(item)))] }
}
