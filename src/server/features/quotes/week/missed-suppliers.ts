import type { MissedSupplier } from '#contract/venue/holiday-emails.ts'
import type { Db } from '#server/db/db.ts'
import { deliveryOf } from '#server/features/directory/listing/delivery-to.ts'
import { missedDelivery } from '#shared/time/missed-delivery.ts'
import type { HolidaysOf } from '#shared/time/next-delivery.ts'
import { placeFor } from './own-deliveries.ts'
import { ownSuppliers, type OwnSupplier } from './own-suppliers-queries.ts'

type Asked = { accountId: string; venuePlace: string | null; holidaysOf: HolidaysOf; days: readonly string[]; now: Date }

/** Returns for each of some days to come which suppliers of a buyer would deliver on it and do not; those of which it is not known are left out. */
export async function missedSuppliers(db: Db, { accountId, venuePlace, holidaysOf, days, now }: Asked): Promise<MissedSupplier[][]> {
  const deliveries = { holidays: () => Promise.resolve(holidaysOf), now: () => now }
  const delivering: OwnSupplier[] = []
  for (const supplier of await ownSuppliers(db, accountId, now)) {
    const place = placeFor(supplier, venuePlace)
    if (place !== undefined && (await deliveryOf(deliveries, supplier, place)).delivers) delivering.push(supplier)
  }
  return days.map((day) =>
    delivering.flatMap((supplier) => {
      const missed = missedDelivery(supplier, holidaysOf, day, now)
      const { id, businessName } = supplier
      return missed ? [{ id, businessName, ...missed }] : []
    }),
  )
}
