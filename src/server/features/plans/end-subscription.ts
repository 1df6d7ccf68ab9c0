import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { cancelSubscriptions } from './queries.ts'

/** The queue of subscriptions that have ended here and are to end at the payment provider too. */
export const END_AT_PROVIDER = 'ended-subscriptions'

/** Ends the live subscription of a listing at once, here and then at its payment provider; does nothing without one. */
export async function endSubscription(tx: Db, { jobs, now }: Pick<Context, 'jobs' | 'now'>, supplierId: Id): Promise<void> {
  const ended = await cancelSubscriptions(tx, supplierId, now())
  const charged = ended.filter(({ providerSubscriptionId }) => providerSubscriptionId !== null).map(({ id }) => id)
  if (charged.length > 0) await jobs.enqueue(tx, END_AT_PROVIDER, charged)
}
