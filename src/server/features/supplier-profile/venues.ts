import type { Input } from '#contract/endpoint.ts'
import { VENUES_MOST } from '#contract/options.ts'
import type { addVenue } from '#contract/showcase.ts'
import type { Venue } from '#contract/suppliers.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/http/problems.ts'
import { lockPicture } from './queries.ts'
import { insertChange } from './queries.ts'
import { lockSupplier } from '#server/features/suppliers/queries.ts'
import { deleteVenue, insertVenue, venueById } from './queries.ts'

type Deps = Pick<Context, 'changes' | 'now'>

/** Shows a venue on a profile; of several at once each finds the places that the others have left. @throws 400 for a logo that has gone, 409 for the fifth */
export async function showVenue(tx: Db, { changes, now }: Deps, { id: supplierId, ...venue }: Input<typeof addVenue>): Promise<Venue> {
  await lockSupplier(tx, supplierId)
  await lockPicture(tx, 'logoUrl', venue.logoUrl)
  const shown = await insertVenue(tx, { ...venue, supplierId })
  if (!shown) throw conflict(`A profile shows ${VENUES_MOST} venues at most. Please remove one first.`)
  await insertChange(tx, { supplierId, kind: 'venue-added', subject: shown.venueName, at: now() })
  await changes.publish(tx)
  return shown
}

/** @throws 404 when it has gone in the meantime */
export const takeVenueDown = (
  { db, changes, now }: Deps & Pick<Context, 'db'>,
  { id, supplierId, venueName }: { id: string; supplierId: number; venueName: string },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await deleteVenue(tx, id))) throw notFound(venueById.what)
    await insertChange(tx, { supplierId, kind: 'venue-removed', subject: venueName, at: now() })
    await changes.publish(tx)
  })
