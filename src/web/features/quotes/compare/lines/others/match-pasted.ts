import type { ReadOrderLine, ReadOrderList } from '#contract/order-lists/order-lists.ts'
import { MAX_PRICES_OF_LINE } from '#contract/quotes/supplier-quote.ts'
import type { RequestLine } from '#contract/quotes/request-lines.ts'
import { typedDollars } from '#shared/money/typed-numbers.ts'
import { orderUnitOf } from '#shared/order-line/order-units.ts'
import { amountInWords, quantityInWords } from '#shared/order-line/quantity-texts.ts'
import { nameKeys } from '#web/features/quotes/compare/item-keys.ts'
import { itemAt } from '#shared/item-at.ts'
import { blankPrice, isEmptyPrice, type PriceValues } from './other-values.ts'

type Line = Pick<RequestLine, 'id' | 'item' | 'contents'>
/** What a pasted list comes to: the rows of the form with its prices, how many were filled in, and what was not, with why. */
export type PastedPrices = { prices: PriceValues[]; filled: number; unmatched: { text: string; why: string }[] }

const NO_PRICE = 'No price was found in it.'
const NO_LINE = 'No line of your request has this name.'
const SEVERAL = 'Several lines of your request have this name.'
const FULL = `This line has ${MAX_PRICES_OF_LINE} prices already.`
const MAX_PACK = 60

/** Puts the prices of a pasted list into the rows of the lines that have the very same name. What is typed already stays. */
export function matchPasted(
  { lines: pasted, skipped }: Pick<ReadOrderList, 'skipped'> & { lines: readonly ReadOrderLine[] },
  lines: readonly Line[],
  before: readonly PriceValues[],
): PastedPrices {
  const keys = nameKeys([...lines.map(asNamed), ...pasted.map(asRead)])
  let prices = [...before]
  const unmatched: PastedPrices['unmatched'] = []
  for (const [at, read] of pasted.entries()) {
    const same = lines.filter((_, place) => keys[place] === keys[lines.length + at])
    const added =
      read.paidCents === null ? NO_PRICE : same.length === 1 ? withPrice(prices, priceOf(itemAt(same, 0).id, read)) : noneOr(same)
    if (typeof added === 'string') unmatched.push({ text: read.text, why: added })
    else prices = added
  }
  return { prices, filled: pasted.length - unmatched.length, unmatched: [...unmatched, ...skipped] }
}

const noneOr = (same: readonly Line[]) => (same.length === 0 ? NO_LINE : SEVERAL)
const asNamed = ({ item, contents }: Line) => ({ item, packSize: contents ? amountInWords(contents) : '', unit: null })

/** A bare number may be a size, as of gloves, that was read as a quantity: it is part of the name. */
const asRead = (read: ReadOrderLine) => ({
  item: read.quantity !== null && read.unit === null && read.contents === null ? `${read.item} ${read.quantity}` : read.item,
  packSize: packOf(read),
  unit: null,
})

const priceOf = (lineId: string, read: ReadOrderLine): PriceValues => ({
  ...blankPrice(lineId),
  packSize: packOf(read),
  priceCents: typedDollars(read.paidCents),
  source: read.text,
})

/** Returns the rows with one more price, in the blank row of its line or after those that it has; why not, where it has no room. */
function withPrice(prices: readonly PriceValues[], price: PriceValues): PriceValues[] | string {
  const own = prices.filter(({ lineId }) => lineId === price.lineId)
  if (own.some((row) => row.packSize === price.packSize && row.priceCents === price.priceCents)) return [...prices]
  const blank = prices.findIndex((row) => row.lineId === price.lineId && isEmptyPrice(row))
  if (blank >= 0) return prices.with(blank, { ...price, gst: itemAt(prices, blank).gst })
  if (own.length >= MAX_PRICES_OF_LINE) return FULL
  return prices.toSpliced(prices.findLastIndex(({ lineId }) => lineId === price.lineId) + 1, 0, price)
}

/** Returns the pack that a price is for, blank where the line leaves that open: of "2 L $4.20" it may be for one litre or for both. */
function packOf({ quantity, unit, contents, paidPer }: ReadOrderLine): string {
  if (paidPer === null) return ''
  const ordered = unit === null ? undefined : orderUnitOf(unit)
  const per = orderUnitOf(paidPer)
  const isHolder = ordered !== undefined && ordered.kind !== 'measure' && ordered.kind !== 'dozen'
  const held = isHolder && contents ? quantityInWords({ quantity: null, unit, contents }) : null
  if (per?.kind === 'piece' && isHolder) return short(held ?? unit ?? '')
  if (per?.kind === 'piece') return unit === null && quantity === null ? 'each' : ''
  if (held !== null && unit === paidPer) return short(held)
  // "5 kg @ $20" names the kilo only as what is counted.
  const isOpen = per?.kind === 'measure' && unit === paidPer && quantity !== null && quantity !== 1
  if (isOpen) return ''
  return per?.kind === 'measure' ? `1 ${paidPer === 'l' ? 'L' : paidPer}` : short(paidPer)
}

const short = (text: string) => (text.length <= MAX_PACK ? text : '')
