import { joinBeta, subscribeNewsletter } from '#contract/signups.ts'
import type { Context } from '#server/context.ts'
import { anyone } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { insertSignup } from './queries.ts'

/** Limits how many addresses one client can enter. */
const SIGNUPS = { name: 'signup', points: 20, seconds: 60 }

export function signupRoutes(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve(joinBeta, anyone, ({ email }) => insertSignup(db, 'betaSignups', email), { limit: SIGNUPS })
  serve(subscribeNewsletter, anyone, ({ email }) => insertSignup(db, 'newsletterSubscribers', email), { limit: SIGNUPS })
}
