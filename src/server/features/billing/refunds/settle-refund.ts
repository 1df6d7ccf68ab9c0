import type { Context } from '#server/context.ts'
import { eventsOf } from '#server/features/billing/events/event-queries.ts'
import { giveBack } from './give-back.ts'
import { compareOne } from '#server/features/billing/events/reconcile.ts'
import { subscriptionById, updateSubscription } from '#server/features/billing/events/settle-queries.ts'

type Deps = Pick<Context, 'db' | 'payments' | 'jobs' | 'changes' | 'config' | 'now'>

/** Has the provider end and pay back a plan that was given back; does nothing once that is done. Several calls at once have one effect. */
export async function settleRefund(deps: Deps, id: string): Promise<void> {
  const { db, payments, now } = deps
  const row = await subscriptionById(db, id)
  if (!row?.refundedAt || row.refundSettledAt !== null || row.provider !== payments.provider) return
  const { refundedAt, provider, providerCustomerId: customer, providerSubscriptionId: subscriptionId } = row
  if (customer !== null && subscriptionId !== null)
    await giveBack(payments, { subscriptionId, customer, until: new Date(refundedAt), key: `refund ${id}` }, async () => {
      await compareOne(deps, subscriptionId)
      return eventsOf(db, { provider, providerCustomerId: customer })
    })
  await updateSubscription(db, id, { refundSettledAt: now() })
}
