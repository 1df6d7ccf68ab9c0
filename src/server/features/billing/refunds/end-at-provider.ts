import type { Context } from '#server/context.ts'
import { END_AT_PROVIDER } from '#server/features/plans/end-subscription.ts'
import { moneyBackIn } from './money-back.ts'
import { subscriptionById } from '#server/features/billing/events/settle-queries.ts'

/** Nothing of it was used. */
const NEVER = new Date(0)

/** Adds the worker that ends at the provider what has ended here. What was paid after it was given up is paid back. */
export function workOnEnded({ db, jobs, payments }: Pick<Context, 'db' | 'jobs' | 'payments'>): void {
  jobs.work(END_AT_PROVIDER, async (id) => {
    const row = await subscriptionById(db, id)
    if (!row?.providerSubscriptionId || row.provider !== payments.provider) return
    await payments.cancelNow(row.providerSubscriptionId, `end ${id}`)
    if (row.firstPaidAt !== null || row.providerCustomerId === null) return
    const events = await payments.eventsOf(row.providerSubscriptionId)
    await payments.payBack(row.providerCustomerId, moneyBackIn(events, row.providerSubscriptionId, NEVER), `end ${id}`)
  })
}
