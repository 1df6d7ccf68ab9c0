import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { stepsFor } from '#contract/quotes/quote-states.ts'
import type { Quote } from '#contract/quotes/supplier-quote.ts'
import type { getBulkQuotes, getQuote, listMyQuotes, listQuotesOf, QuoteRequest } from '#contract/quotes/quotes.ts'
import type { Db } from '#server/db/db.ts'
import { isSeafood } from '#server/features/directory/dictionary/seafood.ts'
import type { ViewerRole } from '#server/features/quotes/access/access.ts'
import { itemAt } from '#shared/item-at.ts'
import { venuePlaceOf, withDistance } from './distances.ts'
import { knownPlaceIn, withNextDelivery } from './next-deliveries.ts'
import { quoteFrom } from './stored-quote.ts'
import {
  countsOfBulks,
  requestsOfAccount,
  requestsOfBulk,
  requestsOfSupplier,
  requestWithThread,
  type RequestRow,
  type RequestWithThread,
} from './request-queries.ts'

/** Returns a request in its wire shape. It is never unread for the owner, who only reads. Of the buyer's own lists only the buyer reads. */
export const shown = <Row extends RequestRow>(
  row: Row,
  seenAs: ViewerRole,
): Omit<Row, 'offer'> & Pick<QuoteRequest, 'isUnread' | 'lines' | 'offer'> => {
  const isUnread = { buyer: row.unreadByBuyer, supplier: row.unreadBySupplier, owner: false }[seenAs]
  const known = row.lines.map((line) => ({ ...line, isSeafood: isSeafood(line.item) }))
  const lines = seenAs === 'buyer' ? known.map((line) => ({ ...line, listLineId: row.lineSources?.[line.id] ?? null })) : known
  return { ...row, lines, offer: row.offer && quoteFrom(row, row.offer), isUnread }
}

/** Returns a request with its quotes and history, as the buyer, the supplier or the owner sees it. */
export const detailOf = async (db: Db, id: string, seenAs: ViewerRole, now: Date): Promise<Output<typeof getQuote>> =>
  detailFrom(db, await requestWithThread(db, id), seenAs, now)

/** Returns what was read of a request as a party or the owner sees it. */
export async function detailFrom(
  db: Db,
  { offers: quotes, history, hasAsked, ...read }: RequestWithThread,
  seenAs: ViewerRole,
  now: Date,
): Promise<Output<typeof getQuote>> {
  // As many as were given.
  const row = itemAt(await withNextDelivery(db, now, [read]), 0)
  const afterSeconds = (now.getTime() - Date.parse(row.statusAt)) / 1000
  return {
    ...shown({ ...row, offer: quotes[0] ?? null }, seenAs),
    offers: quotes.map((quote, at): Quote => quoteFrom(read, quote, at === 0)),
    history,
    hasAsked,
    seenAs,
    steps: seenAs === 'owner' || row.supplier.id === null ? [] : stepsFor(seenAs, row.status, afterSeconds),
  }
}

/** Returns the requests of a bulk request as its buyer compares them. Where they name no place it is that of the buyer's venue. */
export async function bulkOf(db: Db, bulkId: string, now: Date): Promise<Output<typeof getBulkQuotes>> {
  const [rows, venue] = [await requestsOfBulk(db, bulkId), await venuePlaceOf(db, bulkId)]
  const located = rows.map((row) => ({ ...row, deliveryLocation: knownPlaceIn(row.deliveryLocation) ?? venue }))
  const placed = await withDistance(db, await withNextDelivery(db, now, located))
  return placed.map(({ nextDelivery, distanceKm }, at) => {
    // As many as were given.
    const row = itemAt(rows, at)
    return { ...row, ...shown(row, 'buyer'), nextDelivery, distanceKm }
  })
}

export async function sentBy(db: Db, accountId: string, range: Input<typeof listMyQuotes>): Promise<Output<typeof listMyQuotes>> {
  const { rows, total } = await requestsOfAccount(db, accountId, range)
  const counts = await countsOfBulks(db, [...new Set(rows.flatMap(({ bulkId }) => bulkId ?? []))])
  return { items: rows.map((row) => ({ ...row, ...shown(row, 'buyer'), bulk: counts.get(row.bulkId ?? '') ?? null })), total }
}

export async function receivedBy(
  db: Db,
  { id, status, unread, search, ...range }: Input<typeof listQuotesOf>,
  seenAs: ViewerRole,
): Promise<Output<typeof listQuotesOf>> {
  const filter = { status, isUnread: unread !== null, search: search?.trim() || null }
  const { rows, total } = await requestsOfSupplier(db, id, filter, range)
  return { items: rows.map((row) => shown(row, seenAs)), total }
}
