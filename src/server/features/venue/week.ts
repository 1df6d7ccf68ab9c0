import type { Output } from '#contract/endpoint/endpoint.ts'
import type { getVenueWeek } from '#contract/venue/venue.ts'
import type { Db } from '#server/db/db.ts'
import { ownDeliveries } from '#server/features/quotes/week/own-deliveries.ts'
import { weeksPrices } from '#server/features/quotes/week/weeks-prices.ts'
import { placeOfVenue } from '#shared/contact/venue-place.ts'
import { venueOf } from './queries.ts'

/** Returns which prices of a buyer move or end soon, and who delivers when in the seven days from today on. */
export async function venueWeek(db: Db, accountId: string, now: Date): Promise<Output<typeof getVenueWeek>> {
  const place = placeOfVenue(await venueOf(db, accountId))
  return { ...(await weeksPrices(db, accountId, now)), deliveries: await ownDeliveries(db, accountId, place, now) }
}
