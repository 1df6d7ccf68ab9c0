import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import type { Db } from '#server/db/db.ts'
import { placeFilterOf } from '#server/features/directory/filter/place.ts'
import { kilometresFrom } from '#server/features/directory/filter/reach-sql.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import { knownPlaceIn } from './next-deliveries.ts'

type Asked = Pick<QuoteRequest, 'deliveryLocation'> & { supplier: Pick<QuoteRequest['supplier'], 'id'> }

/** Returns where the venue is whose account has sent a bulk request, as an address; null where it has not said. */
export async function venuePlaceOf(db: Db, bulkId: string): Promise<string | null> {
  const venue = await db
    .selectFrom('quoteRequests as r')
    .innerJoin('buyerVenues as v', 'v.accountId', 'r.accountId')
    .select(['v.suburb', 'v.state', 'v.postcode'])
    .where('r.bulkId', '=', bulkId)
    .limit(1)
    .executeTakeFirst()
  return venue ? [venue.suburb, venue.state, venue.postcode].filter(Boolean).join(' ') || null : null
}

/** Adds to each request how far its supplier is from the place that it names, in kilometres: null where one of the two is not known. */
export async function withDistance<Row extends Asked>(db: Db, rows: readonly Row[]): Promise<(Row & { distanceKm: number | null })[]> {
  const ids = rows.flatMap(({ supplier }) => supplier.id ?? [])
  const [named] = rows.flatMap(({ deliveryLocation }) => knownPlaceIn(deliveryLocation) ?? [])
  const found = named === undefined ? null : resolvePlace(named)
  if (!found || ids.length === 0) return rows.map((row) => ({ ...row, distanceKm: null }))
  const place = placeFilterOf(found.found, found.place)
  const reach = await db
    .selectFrom('supplierReach')
    .select(['supplierId', kilometresFrom(place).as('distanceKm')])
    .where('supplierId', 'in', ids)
    .execute()
  const distances = new Map(reach.map(({ supplierId, distanceKm }) => [supplierId, distanceKm]))
  return rows.map((row) => ({ ...row, distanceKm: row.supplier.id === null ? null : (distances.get(row.supplier.id) ?? null) }))
}
