import type { Subscription } from '#contract/billing.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { conflict } from '#server/http/problems.ts'
import { charged, type ManageDeps } from './manage.ts'
import { subscriptionById, updateSubscription } from './settle-queries.ts'
import { lockListing, lockLiveSubscription } from './subscription-queries.ts'
import { guaranteeOf, viewOf } from './subscription-view.ts'

/** The queue of plans that are given back. */
const REFUNDS = 'plan-refunds'

/**
 * Takes a plan back within its guarantee: it ends, and all that was paid for it is paid back, once a listing. The provider is asked by a
 * job, which does not give up; that the plan has ended is said by its events.
 * @throws 409 after that time, or where it was used before
 */
export async function refund(deps: ManageDeps, supplierId: number): Promise<Subscription> {
  await inTransaction(deps.db, async (tx) => {
    await lockListing(tx, supplierId)
    const row = charged(await lockLiveSubscription(tx, supplierId), deps.payments.provider)
    if (row.refundedAt !== null) return
    const { refundableUntil } = await guaranteeOf(tx, row, deps.now())
    if (refundableUntil === null) throw conflict('The time in which this plan can be given back is over, or was used before.')
    await updateSubscription(tx, row.id, { refundedAt: deps.now() })
    await deps.jobs.enqueue(tx, REFUNDS, [row.id])
  })
  return viewOf(deps, supplierId)
}

/** Adds the worker that pays back. */
export function workOnRefunds({ db, jobs, payments }: Pick<Context, 'db' | 'jobs' | 'payments'>): void {
  jobs.work(REFUNDS, async (id) => {
    const providerSubscriptionId = (await subscriptionById(db, id))?.providerSubscriptionId
    if (!providerSubscriptionId) return
    await payments.refundAll(providerSubscriptionId, `refund ${id}`)
    await payments.cancelNow(providerSubscriptionId, `refund ${id}`)
  })
}
