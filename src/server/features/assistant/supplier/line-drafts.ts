import type { ResponseOf } from '#contract/api.ts'
import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import { amountText } from '#shared/order-line/line-questions.ts'
import { packSizeOf, type PackSize } from '#shared/pack-size/pack-size.ts'
import { ORIGIN_WORDS } from '#shared/seafood/origin-words.ts'
import { type Price, priceText } from './fitting-prices.ts'

type Suggested = ResponseOf<'GET /api/quotes/:id/answer-suggestions'>['lines'][number]
type Line = QuoteRequest['lines'][number]

/** A line of a request with the price that an answer is filled in with, if there is one. */
export type LineDraft = { line: Line; price: Price | null }

/** Returns the price of each line of a request that the form for its answer fills in: the one that holds for the buyer, else of the price list. */
export function lineDrafts({ lines }: QuoteRequest, suggested: readonly Suggested[]): LineDraft[] {
  const filled = new Map(suggested.toReversed().flatMap((price) => (isFilledIn(price) ? [[price.requestLineId, price] as const] : [])))
  return lines.map((line) => ({ line, price: draftOf(filled.get(line.id)) }))
}

const isFilledIn = ({ from, isAlike }: Suggested) => (from === 'held' || from === 'price-list') && !isAlike

function draftOf(price: Suggested | undefined): Price | null {
  if (!price || price.priceCents === null || price.packSize === null || price.gst === null) return null
  const { item, packSize, priceCents, gst, origin } = price
  const words = priceText({ packSize, priceCents, gst })
  return { item, price: origin === null ? words : `${words}, ${ORIGIN_WORDS[origin]}`, pack: packSize }
}

/** Returns what a line comes to, where it is sure. */
export const contentsOfLine = ({ amount, measure }: Line): PackSize | null =>
  amount === null || measure === null ? null : packSizeOf(`${amount} ${measure}`)

/** Returns how much of a line is asked for. */
export function amountOfLine({ quantity, unit, amount, measure }: Line): string | null {
  if (quantity !== null) return [quantity, unit].filter(Boolean).join(' ')
  return amount === null || measure === null ? null : amountText({ amount, measure })
}
