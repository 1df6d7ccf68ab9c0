import type { Input, Output } from '#contract/endpoint.ts'
import { stepsFor } from '#contract/quote-states.ts'
import type { getBulkQuotes, getQuote, listMyQuotes, listQuotesOf, QuoteRequest } from '#contract/quotes.ts'
import type { Db } from '#server/db/db.ts'
import type { ViewerRole } from './access.ts'
import {
  countsOfBulks,
  historyOf,
  lastOffers,
  offersOf,
  requestRow,
  requestsOfAccount,
  requestsOfBulk,
  requestsOfSupplier,
  type OfferRow,
} from './request-queries.ts'

type Row = Awaited<ReturnType<typeof requestRow>>

/** Returns a request in its wire shape. It is never unread for the owner, who only reads. */
const shown = (row: Row, offer: OfferRow | undefined, seenAs: ViewerRole): QuoteRequest => {
  const isUnread = { buyer: row.unreadByBuyer, supplier: row.unreadBySupplier, owner: false }[seenAs]
  return { ...row, isUnread, offer: offer ?? null }
}

async function withOffers(db: Db, rows: Row[], seenAs: ViewerRole): Promise<QuoteRequest[]> {
  const offers = await lastOffers(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => shown(row, offers.get(row.id), seenAs))
}

/** Returns a request with its quotes and history, as the buyer, the supplier or the owner sees it. */
export async function detailOf(db: Db, id: string, seenAs: ViewerRole): Promise<Output<typeof getQuote>> {
  const row = await requestRow(db, id)
  const offers = await offersOf(db, id)
  return {
    ...shown(row, offers[0], seenAs),
    offers,
    history: await historyOf(db, id),
    seenAs,
    steps: seenAs === 'owner' || row.supplier.id === null ? [] : stepsFor(seenAs, row.status),
  }
}

export const bulkOf = async (db: Db, bulkId: string): Promise<Output<typeof getBulkQuotes>> =>
  withOffers(db, await requestsOfBulk(db, bulkId), 'buyer')

export async function sentBy(db: Db, accountId: string, range: Input<typeof listMyQuotes>): Promise<Output<typeof listMyQuotes>> {
  const { rows, total } = await requestsOfAccount(db, accountId, range)
  const counts = await countsOfBulks(db, [...new Set(rows.flatMap(({ bulkId }) => bulkId ?? []))])
  const items = await withOffers(db, rows, 'buyer')
  return { items: items.map((request) => ({ ...request, bulk: counts.get(request.bulkId ?? '') ?? null })), total }
}

export async function receivedBy(
  db: Db,
  { id, status, unread, search, ...range }: Input<typeof listQuotesOf>,
  seenAs: ViewerRole,
): Promise<Output<typeof listQuotesOf>> {
  const filter = { status, isUnread: unread !== null, search: search?.trim() || null }
  const { rows, total } = await requestsOfSupplier(db, id, filter, range)
  return { items: await withOffers(db, rows, seenAs), total }
}
