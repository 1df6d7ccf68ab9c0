import { getOffers } from '#contract/billing.ts'
import type { Context } from '#server/context.ts'
import { anyone } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { offersNow } from './offers.ts'

export function billingRoutes(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve.cached(getOffers, anyone, () => offersNow(db))
}
