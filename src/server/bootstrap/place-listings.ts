import type { Context } from '#server/context.ts'
import { listDigest } from '#server/db/places/listed-places.ts'
import { listedSuburb } from '#server/features/places/listed-suburb.ts'
import { partsOfAddress } from '#shared/contact/address.ts'
import { listingsWithoutPosition, setPlace } from '#server/features/suppliers/without-position-queries.ts'

const BATCH = 500

/** The name of this task: the number is another one when addresses are read better, the digest when there are other places. */
export const listingsPlaced = (): string => `listings placed 1 ${listDigest()}`

/**
 * Reads the addresses of listings without a position again: an earlier version may not have found the place in them. What an address does not
 * say stays as it is.
 */
export async function placeListings({ db, changes, log }: Pick<Context, 'db' | 'changes' | 'log'>): Promise<void> {
  let read = 0
  for (let after = 0; ;) {
    const batch = await listingsWithoutPosition(db, after, BATCH)
    for (const { id, address, ...present } of batch) {
      after = id
      if (address === null) continue
      const found = partsOfAddress(address)
      const parts = {
        suburb: found.suburb ?? present.suburb,
        state: found.state ?? present.state,
        postcode: found.postcode ?? present.postcode,
      }
      const place = { ...parts, suburb: listedSuburb(parts) }
      if (place.suburb === present.suburb && place.state === present.state && place.postcode === present.postcode) continue
      await setPlace(db, id, address, place)
      read++
    }
    if (batch.length < BATCH) break
  }
  if (read === 0) return
  await changes.publish(db)
  log.info({ listings: read }, 'The places of these listings were read from their addresses again')
}
