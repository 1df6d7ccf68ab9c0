import { joinBeta, subscribeNewsletter } from '#contract/signups.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { anyone } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'

/** So that nobody fills the lists with other people's addresses. */
const SIGNUPS = { name: 'signup', points: 20, seconds: 60 }

export function signupRoutes(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve(joinBeta, anyone, ({ email }) => addOnce(db, 'betaSignups', email), { limit: SIGNUPS })
  serve(subscribeNewsletter, anyone, ({ email }) => addOnce(db, 'newsletterSubscribers', email), { limit: SIGNUPS })
}

/** The same address, in whatever case, is one row. */
async function addOnce(db: Db, list: 'betaSignups' | 'newsletterSubscribers', email: string): Promise<undefined> {
  await db
    .insertInto(list)
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
