import type { Db } from '#server/db/db.ts'

/** Returns whether the venue that has sent a bulk request claims GST back; null where it has not said, or has no account. */
export async function isVenueRegistered(db: Db, bulkId: string): Promise<boolean | null> {
  const venue = await db
    .selectFrom('quoteRequests as r')
    .innerJoin('buyerVenues as v', 'v.accountId', 'r.accountId')
    .select('v.isGstRegistered')
    .where('r.bulkId', '=', bulkId)
    .limit(1)
    .executeTakeFirst()
  return venue?.isGstRegistered ?? null
}
