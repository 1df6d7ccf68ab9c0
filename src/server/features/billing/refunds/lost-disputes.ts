import type { Context } from '#server/context.ts'
import { customerByLinks, eventsOf } from '#server/features/billing/events/event-queries.ts'
import { compareOne } from '#server/features/billing/events/reconcile.ts'
import { LOST_DISPUTES } from '#server/features/billing/events/settle-customer.ts'

type Deps = Pick<Context, 'db' | 'payments' | 'jobs' | 'changes' | 'config' | 'now'>

/** Adds the worker that takes back the credit of a payment that a bank has taken for good: nothing was paid for it in the end. */
export function workOnLostDisputes(deps: Deps): void {
  const { db, jobs, payments } = deps
  jobs.work(LOST_DISPUTES, async (id) => {
    const customer = await customerByLinks(db, payments.provider, [id])
    const events = customer ? await eventsOf(db, customer) : []
    const lost = events.flatMap((event) => (event.kind === 'dispute' && event.dispute.id === id ? event.dispute : [])).at(-1)
    if (!customer || !lost) return
    await payments.takeCredit(customer.providerCustomerId, { key: `dispute ${id}`, most: lost.cents })
    const subscription = events.find((event) => event.kind === 'subscription')?.subscription
    if (subscription) await compareOne(deps, subscription.id)
  })
}
