import type * as z from 'zod/mini'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { addOrderList } from '#contract/order-lists/order-lists.ts'
import type { compareOffers } from '#contract/quotes/comparison/comparisons.ts'
import { requestQuotes } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import type { Person } from './people.ts'

type Body = z.input<NonNullable<typeof compareOffers.body>>
type Rules = Exclude<NonNullable<Body['rules']>, ''>
type Supplier = Person & { supplierId: number }
type Answer = CallerInput<typeof answerQuote>

/** A bulk request that was answered as the offers of a comparison say, and which of its ids stands for which of theirs. */
export type AnsweredBulk = { bulkId: string; requestIds: Map<string, string>; lineIds: Map<string, string> }

/** The spelling of an amount on a pack. */
const PACKS: Record<string, (amount: number) => string> = { piece: (amount) => `carton of ${amount}` }
const packSize = (contents: Body['offers'][number]['prices'][number]['contents']) =>
  contents ? (PACKS[contents.measure]?.(contents.amount) ?? `${contents.amount} ${contents.measure}`) : 'bag'

/** Asks as many suppliers as there are offers for the lines of a comparison, and has each answer with the prices of its offer, where it has any. */
export async function answeredBulk(buyer: Person, suppliers: readonly Supplier[], { lines, offers: quotes }: Body): Promise<AnsweredBulk> {
  const listLines = await paidLines(buyer, lines)
  const sent = lines.map(({ item, need, every }, n) => ({
    item,
    quantity: need.amount,
    unit: need.measure,
    every: every ?? null,
    listLineId: listLines[n] ?? null,
  }))
  const asked = suppliers.slice(0, quotes.length)
  const { ids, bulkId } = await buyer.call(requestQuotes, {
    supplierIds: asked.map(({ supplierId }) => supplierId),
    message: 'Please price these lines.',
    contactEmail: 'ann@cafe.example',
    lines: sent,
  })
  const read = await buyer.ask({ method: 'GET', url: `/api/quotes/${ids[0]}` })
  const stored: { id: string }[] = read.json().lines
  const lineIds = new Map(lines.map(({ id }, n) => [id, stored[n]!.id]))
  const requestIds = new Map(quotes.map(({ id }, n) => [id, ids[n]!]))
  for (const [n, quote] of quotes.entries())
    if (quote.prices.length > 0) await asked[n]!.call(answerQuote, { id: ids[n]!, ...answerOf(quote, lines, lineIds) })
  return { bulkId, requestIds, lineIds }
}

/** Has what is paid today on an order list, and returns the lines of that. */
async function paidLines(buyer: Person, lines: Body['lines']): Promise<(string | null)[]> {
  if (!lines.some(({ paid }) => paid)) return []
  const list = await buyer.call(addOrderList, {
    name: 'Week',
    lines: lines.map(({ item, paid }) => (paid ? { item, unit: 'ctn', contents: paid.contents, paidCents: paid.cents } : { item })),
  })
  return list.lines.map(({ id }, n) => (lines[n]!.paid ? id : null))
}

/** Returns an offer as the answer to a request that has its lines. */
export function answerOf(quote: Body['offers'][number], lines: Body['lines'], lineIds: ReadonlyMap<string, string>): Omit<Answer, 'id'> {
  const { id: _, name: __, isExpired: ___, prices, ...terms } = quote
  const itemOf = (lineId: string) => lines.find(({ id }) => id === lineId)!.item
  return {
    ...terms,
    lines: prices.map(({ lineId, priceCents, contents, gst, substitute, isByWeight, packs }) => ({
      requestLineId: lineIds.get(lineId)!,
      item: substitute ?? itemOf(lineId),
      packSize: packSize(contents),
      quantity: packs ?? null,
      priceCents,
      gst,
      isSubstitute: !!substitute,
      isByWeight: isByWeight === true,
    })),
  }
}

/** Returns what was read of a bulk request with the ids of the offers and lines that it was made from. */
export function asAnswered<Read>(read: Read, { requestIds, lineIds }: AnsweredBulk): Read {
  const text = [...requestIds, ...lineIds].reduce((json, [shownId, stored]) => json.replaceAll(stored, shownId), JSON.stringify(read))
  return JSON.parse(text) as Read
}

/** Returns rules as the query of an address. */
export function rulesInQuery({ substitutes, never, always, most, savesAtLeastCents }: Rules, of: AnsweredBulk) {
  const named = (rules: readonly { offerId: string; lineId?: string | null | undefined }[] | null | undefined) =>
    rules?.map(({ offerId, lineId }) => `${of.requestIds.get(offerId)}:${lineId ? of.lineIds.get(lineId) : '*'}`)
  return {
    ...(substitutes && { substitutes: named(substitutes)! }),
    ...(never && { never: named(never)! }),
    ...(always && { always: named(always)! }),
    ...(most && { most }),
    ...(savesAtLeastCents && { savesAtLeast: savesAtLeastCents }),
  }
}
