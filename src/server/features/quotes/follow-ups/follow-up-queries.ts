import type { Db, RowChange } from '#server/db/db.ts'

const COLUMNS = ['firstDeliveryOn', 'venueAskedAt', 'venueAgrees', 'reviewAskedAt'] as const
const NOTHING = { firstDeliveryOn: null, venueAskedAt: null, venueAgrees: null, reviewAskedAt: null }

/** Returns what follows a request as it is stored, with all of it open where nothing is. */
export const storedFollowUp = async (db: Db, requestId: string) =>
  (await db.selectFrom('followUps').select(COLUMNS).where('requestId', '=', requestId).executeTakeFirst()) ?? NOTHING
export type StoredFollowUp = Awaited<ReturnType<typeof storedFollowUp>>

/** Notes what has happened after an acceptance. */
export async function noteFollowUp(tx: Db, requestId: string, change: Omit<RowChange<'followUps'>, 'requestId'>): Promise<void> {
  await tx
    .insertInto('followUps')
    .values({ requestId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.updateTable('followUps').set(change).where('requestId', '=', requestId).execute()
}

/** Forgets what followed an acceptance that is taken back. */
export const forgetFollowUp = (tx: Db, requestId: string) => tx.deleteFrom('followUps').where('requestId', '=', requestId).execute()

/** Returns the state of a request that exists, since when it has it, and where its supplier is. */
export const acceptanceOf = (db: Db, id: string) =>
  db
    .selectFrom('quoteRequests as r')
    .leftJoin('suppliers as s', 's.id', 'r.supplierId')
    .select(['r.status', 'r.statusAt', 'r.supplierId', 'r.businessName', 'r.contactName', 's.state', 's.postcode'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()

/** Locks a request until the transaction ends, so that what is decided by its state stays true. */
export const lockRequest = (tx: Db, id: string) => tx.selectFrom('quoteRequests').select('id').where('id', '=', id).forUpdate().execute()
