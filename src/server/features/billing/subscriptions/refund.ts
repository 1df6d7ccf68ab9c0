import type { Subscription } from '#contract/billing/billing.ts'
import { inTransaction } from '#server/db/db.ts'
import { cancelSubscriptions } from '#server/features/plans/queries.ts'
import { conflict } from '#server/http/problems.ts'
import { charged, type ManageDeps } from './manage.ts'
import { notify } from '#server/features/billing/events/notify.ts'
import { updateSubscription } from '#server/features/billing/events/settle-queries.ts'
import { settleRefund } from '#server/features/billing/refunds/settle-refund.ts'
import { lockListing, lockLiveSubscription, unsettledRefund } from './subscription-queries.ts'
import { guaranteeOf, viewOf } from './subscription-view.ts'

/** The queue of plans that are given back. */
const REFUNDS = 'plan-refunds'

/**
 * Takes a plan back within its guarantee, once a listing: it ends at this moment, and what was paid for the time after it is paid back. The
 * provider is asked by a job, which does not give up.
 * @throws 409 after that time, or where it was used before
 */
export async function refund(deps: ManageDeps, supplierId: number): Promise<Subscription> {
  await inTransaction(deps.db, async (tx) => {
    await lockListing(tx, supplierId)
    const live = await lockLiveSubscription(tx, supplierId)
    if (!live && (await unsettledRefund(tx, supplierId, deps.payments.provider))) return
    const row = charged(live, deps.payments.provider)
    const { refundableUntil, refundableCents } = await guaranteeOf(tx, row, deps)
    if (refundableUntil === null) throw conflict('The time in which this plan can be given back is over, or was used before.')
    const now = deps.now()
    await cancelSubscriptions(tx, supplierId, now)
    await updateSubscription(tx, row.id, { refundedAt: now })
    await notify(tx, deps, row, { about: 'ended', why: 'refunded', cents: refundableCents })
    await deps.changes.publish(tx)
    await deps.jobs.enqueue(tx, REFUNDS, [row.id])
  })
  return viewOf(deps, supplierId)
}

/** Adds the worker that pays back. */
export function workOnRefunds(deps: ManageDeps): void {
  deps.jobs.work(REFUNDS, (id) => settleRefund(deps, id))
}
