import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import { MAX_TRIAL_REQUESTS, type tryPriceList } from '#contract/price-lists/price-list-settings.ts'
import type { Db } from '#server/db/db.ts'
import { priceBookOf } from '#server/features/price-lists/filling/row-queries.ts'
import type { Listing } from '#server/features/suppliers/access.ts'
import { answeredFromList } from './answered-from-list.ts'
import { lastRequests, settingsOf, withTerms } from './settings-queries.ts'

/** Returns what the last requests of a listing would have got by these terms. Who asked decides nothing, so that nothing is learnt of buyers. */
export async function tryTerms(
  db: Db,
  { instant }: Input<typeof tryPriceList>,
  listing: Pick<Listing, 'id' | 'serviceArea' | 'minimumOrderCents'>,
  today: string,
): Promise<Output<typeof tryPriceList>> {
  const [stored, list, requests] = await Promise.all([
    settingsOf(db, listing.id),
    priceBookOf(db, listing.id),
    lastRequests(db, listing.id, MAX_TRIAL_REQUESTS),
  ])
  const terms = withTerms(stored.instant, instant ?? {})
  const tried = []
  for (const request of requests) {
    const { prices, isAnswered } = await answeredFromList(db, request, { listing, list, terms, today })
    tried.push({ id: request.id, lines: request.lines.length, filled: prices.length, isAnswered })
  }
  return { requests: tried }
}
