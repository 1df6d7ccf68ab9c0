import { isUndecided } from '#contract/quotes/quote-states.ts'
import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import type { NextDelivery } from '#contract/suppliers/suppliers.ts'
import type { Db } from '#server/db/db.ts'
import { deliveryOf } from '#server/features/directory/listing/delivery-to.ts'
import { readHolidays } from '#server/features/holidays/state-holidays.ts'
import { resolvePlace } from '#server/features/places/resolve-place.ts'
import { deliveryTermsOf } from './request-queries.ts'

type Asked = Pick<QuoteRequest, 'status' | 'deliveryLocation'> & { supplier: Pick<QuoteRequest['supplier'], 'id'> }

/**
 * Adds to each request the next delivery of its supplier to the place that it names: null where that place is not known, the supplier does not
 * deliver there, or nothing can be ordered with it any more.
 */
export async function withNextDelivery<Row extends Asked>(
  db: Db,
  now: Date,
  rows: readonly Row[],
): Promise<(Row & { nextDelivery: NextDelivery | null })[]> {
  const places = rows.map(({ status, deliveryLocation }) => (isUndecided(status) ? knownPlaceIn(deliveryLocation) : undefined))
  const ids = rows.flatMap(({ supplier }, at) => (places[at] !== undefined && supplier.id !== null ? [supplier.id] : []))
  const terms = new Map(ids.length > 0 ? (await deliveryTermsOf(db, ids)).map((one) => [one.id, one]) : [])
  const holidays = terms.size > 0 ? await readHolidays(db) : undefined
  return Promise.all(
    rows.map(async (row, at) => {
      const supplier = row.supplier.id === null ? undefined : terms.get(row.supplier.id)
      const place = places[at]
      if (!supplier || !holidays || place === undefined) return { ...row, nextDelivery: null }
      const { nextDelivery } = await deliveryOf({ holidays: () => Promise.resolve(holidays), now: () => now }, supplier, place)
      return { ...row, nextDelivery }
    }),
  )
}

/** Returns the known place in an address: all of it, or what comes after its last comma. */
export function knownPlaceIn(location: string | null): string | undefined {
  if (!location) return undefined
  return [location, location.slice(location.lastIndexOf(',') + 1).trim()].find((text) => text !== '' && resolvePlace(text))
}
