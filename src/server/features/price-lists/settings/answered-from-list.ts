import type { RequestLine } from '#contract/quotes/request-lines.ts'
import type { InstantTerms } from '#contract/price-lists/price-list-settings.ts'
import type { Db } from '#server/db/db.ts'
import { deliversTo } from '#server/features/directory/listing/delivery-to.ts'
import { namedGoods } from '#server/features/price-lists/filling/named-goods.ts'
import type { FillableRow } from '#server/features/price-lists/filling/row-queries.ts'
import { heldBook, type HeldRow } from '#server/features/quotes/held-prices/held-book.ts'
import { knownPlaceIn } from '#server/features/quotes/thread/next-deliveries.ts'
import type { Listing } from '#server/features/suppliers/access.ts'
import { answerFromList, type ListedPrice } from '#shared/price-list/filling/list-answer.ts'
import type { PriceBook } from '#shared/price-list/filling/price-book.ts'

type Asked = {
  accountId: string | null
  lines: readonly Pick<RequestLine, 'id' | 'item' | 'amount' | 'measure' | 'contents'>[]
  deliveryLocation: string | null
  suburb: string | null
  state: string | null
  postcode: string | null
}
type Sources = {
  listing: Pick<Listing, 'id' | 'serviceArea' | 'minimumOrderCents'>
  list: PriceBook<FillableRow>
  terms: InstantTerms
  /** The day on which prices that were promised have to hold. */
  today: string
}

/** Returns the prices that a list has for a request, and whether the request is answered with them, whoever has sent it. */
export async function answeredFromList(
  db: Db,
  request: Asked,
  { listing, list, terms, today }: Sources,
): Promise<{ prices: ListedPrice<HeldRow | FillableRow>[]; isAnswered: boolean }> {
  const sources = { list, held: await heldBook(db, listing.id, request.accountId, today), namedIn: namedGoods }
  const { prices, isEnough } = answerFromList(request.lines, sources, terms, listing.minimumOrderCents)
  return { prices, isAnswered: isEnough && deliversTo(listing.serviceArea, placeOf(request)).delivers === true }
}

/** Where the request is to be delivered: what it says where that is a place, else where the venue is. */
function placeOf({ deliveryLocation, suburb, state, postcode }: Asked): string {
  return knownPlaceIn(deliveryLocation) ?? [suburb, state, postcode].filter(Boolean).join(' ')
}
