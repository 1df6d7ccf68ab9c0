import type { PostcodeRange } from '#contract/suppliers/delivery.ts'
import type { deliveriesTo, deliveryTo } from '#contract/directory/directory.ts'
import type { ResolvedPlace } from '#contract/suppliers/resolved-place.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import { type Deliveries, wordedDelivery } from '#server/features/directory/filter/deliveries.ts'
import { placeOf } from '#server/features/places/found-place.ts'
import { areaOf, postcodesIn } from '#server/features/places/place-area.ts'
import type { DeliveryTerms } from '#shared/time/next-delivery.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import { deliveryTermsOf } from './delivery-queries.ts'

/** Returns whether a supplier delivers to a place, and where it does, when next. */
export async function deliveryOf(
  deliveries: Deliveries,
  supplier: DeliveryTerms & { serviceArea: PostcodeRange[] },
  location: string,
): Promise<Output<typeof deliveryTo>> {
  const delivery = deliversTo(supplier.serviceArea, location)
  if (!delivery.delivers) return { ...delivery, nextDelivery: null }
  return { ...delivery, nextDelivery: wordedDelivery(supplier, await deliveries.holidays(), deliveries.now()) }
}

/** Returns the same of several suppliers. */
export async function deliveriesOf(
  { db, deliveries }: { db: Db; deliveries: Deliveries },
  { suppliers, location }: Input<typeof deliveriesTo>,
): Promise<Output<typeof deliveriesTo>> {
  const resolved = resolvePlace(location)
  const rows = await deliveryTermsOf(db, suppliers)
  const said = rows.map(async ({ id, ...terms }) => {
    const { delivers, isEverywhere, nextDelivery } = await deliveryOf(deliveries, terms, location)
    return { id, delivers, isEverywhere, nextDelivery }
  })
  return { place: resolved ? placeOf(resolved.found) : null, suppliers: await Promise.all(said) }
}

/** Returns whether a service area has postcodes of a place, and whether it has all of them. */
export function deliversTo(serviceArea: PostcodeRange[], location: string): Omit<Output<typeof deliveryTo>, 'nextDelivery'> {
  const resolved = resolvePlace(location)
  if (!resolved) return { place: null, delivers: null, isEverywhere: false }
  const place = placeOf(resolved.found)
  if (serviceArea.length === 0) return { place, delivers: null, isEverywhere: false }
  const { ranges } = areaOf(resolved.found)
  const served = overlapping(ranges, serviceArea)
  const isEverywhere = isOnePostcode(resolved.place) || postcodesIn(served) === postcodesIn(ranges)
  return { place, delivers: served.length > 0, isEverywhere: served.length > 0 && isEverywhere }
}

/** Whether a place has one postcode, however many it is or was written with. */
const isOnePostcode = ({ kind }: ResolvedPlace) => kind === 'suburb' || kind === 'postcode'

/** Returns what two lists of ranges have in common. */
const overlapping = (some: readonly PostcodeRange[], others: readonly PostcodeRange[]): PostcodeRange[] =>
  some.flatMap((a) =>
    others.map((b) => ({ from: a.from > b.from ? a.from : b.from, to: a.to < b.to ? a.to : b.to })).filter(({ from, to }) => from <= to),
  )
