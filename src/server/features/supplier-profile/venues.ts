import type { Input } from '#contract/endpoint/endpoint.ts'
import { MAX_VENUES } from '#contract/options.ts'
import type { addVenue, changeVenue } from '#contract/directory/showcase.ts'
import type { Venue } from '#contract/suppliers/suppliers.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { lockPicture } from './queries.ts'
import { insertChange } from './queries.ts'
import { lockSupplier, venuesOf } from '#server/features/suppliers/queries.ts'
import { deleteVenue, insertVenue, updateVenue, venueById } from './queries.ts'
import { changeIn, type Showcase } from './showcase.ts'

type Deps = Pick<Context, 'changes' | 'now'>

/**
 * Adds a venue to a profile, under a lock so that concurrent calls take different positions.
 * @throws 400 when the logo's upload has been deleted, 409 for more than `MAX_VENUES`
 */
export async function showVenue(tx: Db, { changes, now }: Deps, { id: supplierId, ...venue }: Input<typeof addVenue>): Promise<Venue> {
  await lockSupplier(tx, supplierId)
  await lockPicture(tx, 'logoUrl', venue.logoUrl)
  const shown = await insertVenue(tx, { ...venue, supplierId })
  if (!shown) throw conflict(`A profile shows ${MAX_VENUES} venues at most. Please remove one first.`)
  await insertChange(tx, { supplierId, kind: 'venue-added', subject: shown.venueName, at: now() })
  await changes.publish(tx, { supplierId })
  return shown
}

const VENUES: Showcase = { table: 'venues', all: venuesOf, what: venueById.what, isSearched: false }

/** Changes or moves a venue. @throws 400 when the logo's upload has been deleted, 404 when the venue was removed meanwhile */
export const editVenue = (
  deps: Pick<Context, 'db' | 'changes'>,
  supplierId: number,
  { id, order, ...change }: Input<typeof changeVenue>,
): Promise<Venue> =>
  changeIn(deps, VENUES, { supplierId, id, order }, async (tx, position) => {
    await lockPicture(tx, 'logoUrl', change.logoUrl)
    return updateVenue(tx, id, { ...change, position })
  })

/** Removes a venue from a profile. @throws 404 when it was removed meanwhile */
export const removeVenueFromProfile = (
  { db, changes, now }: Deps & Pick<Context, 'db'>,
  { id, supplierId, venueName }: { id: string; supplierId: number; venueName: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await deleteVenue(tx, id))) throw notFound(venueById.what)
    await insertChange(tx, { supplierId, kind: 'venue-removed', subject: venueName, at: now() })
    await changes.publish(tx, { supplierId })
  })
