import { sql } from 'kysely'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { OwnVenue, type changeOwnVenue } from '#contract/venue/venue.ts'
import type { Db } from '#server/db/db.ts'
import { keysOf, recordOf } from '#shared/objects.ts'

const COLUMNS = keysOf(OwnVenue.shape)
/** A venue of which nothing was said. */
const NOTHING = recordOf(COLUMNS, () => null) as OwnVenue

/** Returns what a buyer has said of its venue. */
export const venueOf = async (db: Db, accountId: string): Promise<OwnVenue> =>
  (await db.selectFrom('buyerVenues').select(COLUMNS).where('accountId', '=', accountId).executeTakeFirst()) ?? NOTHING

/** Returns whether a buyer has said something of its venue, or that it will say nothing. */
export const isVenueAsked = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.selectFrom('buyerVenues').select('accountId').where('accountId', '=', accountId).executeTakeFirst()) !== undefined

/** Stores what is given of a venue; the rest stays as it is. */
export async function saveVenue(db: Db, accountId: string, change: Input<typeof changeOwnVenue>): Promise<OwnVenue> {
  return db
    .insertInto('buyerVenues')
    .values({ accountId, ...change })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ ...change, updatedAt: sql`now()` }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}
