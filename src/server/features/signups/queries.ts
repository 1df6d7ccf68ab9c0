import type { Db } from '#server/db/db.ts'

/** Adds an address to a list; does nothing when it is there already, ignoring case. */
export async function insertSignup(db: Db, list: 'betaSignups' | 'newsletterSubscribers', email: string): Promise<undefined> {
  await db
    .insertInto(list)
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
