import { sql } from 'kysely'
import type { SocialPlatform } from '#contract/social/social-options.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Db, NewRow } from '#server/db/db.ts'

export const insertConnection = (tx: Db, connection: NewRow<'socialConnections'>) =>
  tx.insertInto('socialConnections').values(connection).execute()

/** Deletes what a session has begun to connect and did not finish. */
export const deleteStale = (tx: Db, sessionId: string, now: Date) =>
  tx.deleteFrom('socialConnections').where('sessionId', '=', sessionId).where('expiresAt', '<', now.toISOString()).execute()

/** Deletes what anybody has begun to connect and did not finish. */
export const deleteExpired = (db: Db, now: Date) => db.deleteFrom('socialConnections').where('expiresAt', '<', now.toISOString()).execute()

/** Returns what a session has begun by this state, and deletes it: it can be taken once. */
export const takeConnection = (db: Db, stateHash: string, sessionId: string, platform: SocialPlatform) =>
  db
    .deleteFrom('socialConnections')
    .where('stateHash', '=', stateHash)
    .where('sessionId', '=', sessionId)
    .where('platform', '=', platform)
    .returning(['codeVerifier', 'expiresAt'])
    .executeTakeFirst()

/** Returns whether an account manages a listing, or may edit it. It is locked against its deletion until the transaction ends. */
export const worksOn = async (tx: Db, accountId: string, supplierId: Id): Promise<boolean> =>
  (
    await sql`select from accounts a where a.id = ${accountId} and (a.supplier_id = ${supplierId} or exists (
      select from listing_members m where m.account_id = a.id and m.supplier_id = ${supplierId} and m.role = 'editor')) for share`.execute(
      tx,
    )
  ).rows.length > 0

/** Locks the accounts of a listing at a platform until the transaction ends. */
export const lockAccountsAt = (tx: Db, supplierId: Id, platform: SocialPlatform) =>
  tx
    .selectFrom('socialAccounts')
    .select(['id', 'remoteId', 'isActive'])
    .where('supplierId', '=', supplierId)
    .where('platform', '=', platform)
    .forUpdate()
    .execute()
