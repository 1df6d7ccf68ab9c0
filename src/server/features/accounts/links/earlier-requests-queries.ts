import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/**
 * Returns the accounts that get what was asked with their address: not the owner, who asks for nothing, nor by an address that is not
 * confirmed.
 */
const joins = (accountId: string) =>
  sql`a.id = ${accountId} and a.role <> 'owner' and q.account_id is null and lower(q.contact_email) = confirmed_address(a)`

/**
 * Gives an account the requests and samples that were sent with its address and without an account. Does nothing for an address that is not
 * confirmed, which anybody may have given.
 */
export async function joinEarlierRequests(tx: Db, accountId: string, at: Date): Promise<void> {
  await sql`update quote_requests q set account_id = a.id, joined_at = ${at.toISOString()} from accounts a where ${joins(accountId)}`.execute(
    tx,
  )
  await sql`update samples q set account_id = a.id from accounts a where ${joins(accountId)}`.execute(tx)
}

/** Returns how many requests joined an account since then, of which a bulk request is one, and when the last of them did. */
export async function joinedRequests(db: Db, accountId: string, since: string): Promise<{ count: number; lastAt: string | null }> {
  return db
    .selectFrom('quoteRequests')
    .select((eb) => [
      sql<number>`count(distinct coalesce(bulk_id, id))::int`.as('count'),
      eb.fn.max('joinedAt').$castTo<string | null>().as('lastAt'),
    ])
    .where('accountId', '=', accountId)
    .where('joinedAt', '>', since)
    .executeTakeFirstOrThrow()
}
