import type { QuotedLine } from '#contract/quotes/supplier-quote.ts'
import { entryOf } from '#shared/comparison/cell.ts'
import type { ComparedOffer, Line, Price } from '#shared/comparison/request.ts'
import { productCents } from '#shared/money/product-cents.ts'
import { comparedLine, comparedPrice, type AskedLine, type StoredQuoteLine } from './compared-offer.ts'

/** Which of its prices was accepted for a line of the request, counted from 0 in the order of the answer. */
export type AcceptedPrice = { lineId: string; n: number }

/** An offer of which only the prices matter. */
const NO_TERMS: Omit<ComparedOffer, 'prices'> = {
  id: 'offer',
  name: 'offer',
  deliveryCents: 0,
  freeDeliveryFromCents: 0,
  deliveryGst: null,
  minimumCents: 0,
  belowMinimum: null,
  smallOrderFeeCents: 0,
  isExpired: null,
}
const entryFor = (line: Line, prices: Price[], isByTotal = false) => entryOf(line, { ...NO_TERMS, prices }, { isByTotal, isAllowed: false })

type Figures = Pick<QuotedLine, 'packs' | 'costCents'>
const UNKNOWN: Figures = { packs: null, costCents: null }

/**
 * Returns the lines of an answer with what each comes to, and whether it is in the total. Where the request has no lines, all are. Where it has
 * some, it is of each the price that the comparison shows, or the one that was accepted; what was not asked for is in no total.
 */
export function quotedLines(
  lines: readonly StoredQuoteLine[],
  asked: readonly AskedLine[],
  accepted: readonly AcceptedPrice[] | null,
): QuotedLine[] {
  const askedById = new Map(asked.map((line) => [line.id, line]))
  const counted = new Set(asked.flatMap((line) => countedLine(lines, line, accepted) ?? []))
  return lines.map((line) => ({
    ...line,
    requestLineId: line.requestLineId ?? null,
    isSubstitute: line.isSubstitute ?? false,
    isByWeight: line.isByWeight ?? false,
    origin: line.origin ?? null,
    ...orderedOf(line, figuresOf(line, askedById.get(line.requestLineId ?? '')), accepted !== null && counted.has(line)),
    isCounted: asked.length === 0 || counted.has(line),
  }))
}

/** Returns what the packs that can be had come to, where a price was accepted although they are too few. */
function orderedOf({ quantity, priceCents }: StoredQuoteLine, figures: Figures, isAccepted: boolean): Figures {
  const isShort = isAccepted && quantity !== null && figures.packs !== null && quantity < figures.packs
  return isShort ? { packs: quantity, costCents: productCents(quantity, priceCents) } : figures
}

function figuresOf(line: StoredQuoteLine, asked: AskedLine | undefined): Figures {
  const { quantity, priceCents } = line
  if (!asked) return quantity === null ? UNKNOWN : { packs: quantity, costCents: productCents(quantity, priceCents) }
  const need = comparedLine(asked)
  if (!need) return UNKNOWN
  const { packs, costCents } = entryFor(need, [comparedPrice(line, asked)]).cell
  return { packs, costCents }
}

/** Returns which line of an answer counts for a line of the request. */
function countedLine(
  lines: readonly StoredQuoteLine[],
  asked: AskedLine,
  accepted: readonly AcceptedPrice[] | null,
): StoredQuoteLine | undefined {
  const own = pricesFor(lines, asked)
  if (!accepted) {
    const shown = shownPrice(lines, asked)
    return shown?.counts ? own[shown.n] : undefined
  }
  const chosen = accepted.find(({ lineId }) => lineId === asked.id)
  return chosen && own[chosen.n]
}

const pricesFor = (lines: readonly StoredQuoteLine[], { id }: AskedLine) => lines.filter(({ requestLineId }) => requestLineId === id)

/**
 * Returns which of the prices for a line of the request the comparison shows, and whether that counts before the buyer has chosen it; null
 * where none can be compared. `isByTotal`: for a venue that cannot claim GST back, by what is paid.
 */
export function shownPrice(lines: readonly StoredQuoteLine[], asked: AskedLine, isByTotal = false): { n: number; counts: boolean } | null {
  const need = comparedLine(asked)
  if (!need) return null
  const prices = pricesFor(lines, asked).map((line) => comparedPrice(line, asked))
  const { counts, price } = entryFor(need, prices, isByTotal)
  return price && { n: prices.indexOf(price), counts }
}

/** Returns whether what a price for a line of the request comes to is known. */
export function isComparable(lines: readonly StoredQuoteLine[], asked: AskedLine, n: number): boolean {
  const line = pricesFor(lines, asked)[n]
  return line !== undefined && figuresOf(line, asked).costCents !== null
}
