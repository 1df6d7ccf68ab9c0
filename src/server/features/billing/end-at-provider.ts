import type { Context } from '#server/context.ts'
import { END_AT_PROVIDER } from '#server/features/plans/end-subscription.ts'
import { subscriptionById } from './settle-queries.ts'

/** Adds the worker that ends at the provider what has ended here. What was paid after it was given up is paid back. */
export function workOnEnded({ db, jobs, payments }: Pick<Context, 'db' | 'jobs' | 'payments'>): void {
  jobs.work(END_AT_PROVIDER, async (id) => {
    const row = await subscriptionById(db, id)
    if (!row?.providerSubscriptionId || row.provider !== payments.provider) return
    if (row.firstPaidAt === null) await payments.refundAll(row.providerSubscriptionId, `end ${id}`)
    await payments.cancelNow(row.providerSubscriptionId, `end ${id}`)
  })
}
