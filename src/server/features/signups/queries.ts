import type { Db } from '#server/db/db.ts'

/** Adds an address to a list; the same one, in whatever case, is one row. */
export async function insertSignup(db: Db, list: 'betaSignups' | 'newsletterSubscribers', email: string): Promise<undefined> {
  await db
    .insertInto(list)
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
