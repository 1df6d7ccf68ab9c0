import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { MAX_TRIAL_REQUESTS, type tryPriceList } from '#contract/price-lists/price-list-settings.ts'
import type { Db } from '#server/db/db.ts'
import { deliversTo } from '#server/features/directory/listing/delivery-to.ts'
import { namedGoods } from '#server/features/price-lists/filling/named-goods.ts'
import { priceBookOf } from '#server/features/price-lists/filling/row-queries.ts'
import { knownPlaceIn } from '#server/features/quotes/thread/next-deliveries.ts'
import { heldBook } from '#server/features/quotes/held-prices/held-book.ts'
import type { Listing } from '#server/features/suppliers/access.ts'
import { answerFromList } from '#shared/price-list/filling/list-answer.ts'
import { lastRequests, settingsOf, withTerms } from './settings-queries.ts'

/** Returns what the last requests of a listing would have got by these terms. Who asked decides nothing, so that nothing is learnt of buyers. */
export async function tryTerms(
  db: Db,
  { instant }: Input<typeof tryPriceList>,
  { id, serviceArea, minimumOrderCents }: Pick<Listing, 'id' | 'serviceArea' | 'minimumOrderCents'>,
  today: string,
): Promise<Output<typeof tryPriceList>> {
  const [stored, list, requests] = await Promise.all([settingsOf(db, id), priceBookOf(db, id), lastRequests(db, id, MAX_TRIAL_REQUESTS)])
  const terms = withTerms(stored.instant, instant ?? {})
  const tried = []
  for (const request of requests) {
    const sources = { list, held: await heldBook(db, id, request.accountId, today), namedIn: namedGoods }
    const { prices, isEnough } = answerFromList(request.lines, sources, terms, minimumOrderCents)
    const isThere = deliversTo(serviceArea, placeOf(request)).delivers === true
    tried.push({ id: request.id, lines: request.lines.length, filled: prices.length, isAnswered: isEnough && isThere })
  }
  return { requests: tried }
}

type Asked = Awaited<ReturnType<typeof lastRequests>>[number]

/** Where the request is to be delivered: what it says where that is a place, else where the venue is. */
function placeOf({ deliveryLocation, suburb, state, postcode }: Asked): string {
  return knownPlaceIn(deliveryLocation) ?? [suburb, state, postcode].filter(Boolean).join(' ')
}
