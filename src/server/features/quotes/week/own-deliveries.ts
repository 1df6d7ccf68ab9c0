import type { Output } from '#contract/endpoint/endpoint.ts'
import type { getVenueWeek } from '#contract/venue/venue.ts'
import type { Db } from '#server/db/db.ts'
import { deliveryOf } from '#server/features/directory/listing/delivery-to.ts'
import { readHolidays } from '#server/features/holidays/state-holidays.ts'
import { knownPlaceIn } from '#server/features/quotes/thread/next-deliveries.ts'
import { deliveriesFrom, supplierDay, type HolidaysOf } from '#shared/time/next-delivery.ts'
import { nextDeliveryWords } from '#shared/time/next-delivery-texts.ts'
import { ownSuppliers, type OwnSupplier } from './own-suppliers-queries.ts'

type OwnDelivery = Output<typeof getVenueWeek>['deliveries'][number]

const DAYS = 7

/**
 * Returns when the suppliers of a buyer deliver in the seven days from today on: to its venue, where its place is said, else to the place of the
 * last request that was accepted.
 */
export async function ownDeliveries(db: Db, accountId: string, venuePlace: string | null, now: Date): Promise<OwnDelivery[]> {
  const suppliers = await ownSuppliers(db, accountId, now)
  if (suppliers.length === 0) return []
  const holidaysOf = await readHolidays(db)
  return Promise.all(
    suppliers.map(async (supplier) => {
      const { id, businessName, phone } = supplier
      const nextDelivery = await nextTo(supplier, placeFor(supplier, venuePlace), holidaysOf, now)
      return { supplier: { id, businessName, phone }, nextDelivery, days: nextDelivery ? daysOf(supplier, holidaysOf, now) : [] }
    }),
  )
}

/** Returns the place that a supplier delivers to, as far as it is known. */
export const placeFor = ({ deliveryLocation }: Pick<OwnSupplier, 'deliveryLocation'>, venuePlace: string | null): string | undefined =>
  knownPlaceIn(venuePlace) ?? knownPlaceIn(deliveryLocation)

async function nextTo(supplier: OwnSupplier, place: string | undefined, holidaysOf: HolidaysOf, now: Date) {
  if (place === undefined) return null
  return (await deliveryOf({ holidays: () => Promise.resolve(holidaysOf), now: () => now }, supplier, place)).nextDelivery
}

/** Returns the deliveries of the week, those too that nothing can be ordered for any more: they come all the same. */
const daysOf = (supplier: OwnSupplier, holidaysOf: HolidaysOf, now: Date): OwnDelivery['days'] =>
  [...deliveriesFrom(supplier, holidaysOf, supplierDay(supplier, now), DAYS)].map(({ date, orderBy, lastOrder }) => ({
    date,
    orderBy,
    words: nextDeliveryWords({ date, orderBy }),
    isOver: lastOrder <= now,
  }))
