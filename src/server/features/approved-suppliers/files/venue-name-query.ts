import type { Db } from '#server/db/db.ts'

/** Returns the name of an account's venue, else that of the account. */
export async function venueNameOf(db: Db, accountId: string): Promise<string> {
  const { name, username } = await db
    .selectFrom('accounts as a')
    .leftJoin('buyerVenues as v', 'v.accountId', 'a.id')
    .select(['v.name', 'a.username'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return name ?? username
}
