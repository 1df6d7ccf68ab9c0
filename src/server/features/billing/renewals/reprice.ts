import { INTERVALS, PLAN_CENTS, PLANS, PRICE_NOTICE_DAYS } from '#contract/billing/plans.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { notify } from '#server/features/billing/events/notify.ts'
import { toReprice, toSchedule } from '#server/features/billing/events/schedule-queries.ts'
import { updateSubscription } from '#server/features/billing/events/settle-queries.ts'
import { isBetaNow } from '#server/features/billing/subscriptions/subscription-queries.ts'
import { required } from '#shared/required.ts'

type Deps = Pick<Context, 'db' | 'payments' | 'jobs' | 'now' | 'log'>

const BATCH = 50

/**
 * Once the beta has ended, tells suppliers who pay its price of the list price, thirty days before the first payment that may have it, and
 * has the provider charge it from then on.
 */
export async function repriceSubscriptions(deps: Deps): Promise<void> {
  if (await isBetaNow(deps.db)) return
  for (const plan of PLANS)
    for (const interval of INTERVALS) while ((await notifySome(deps, { plan, interval, cents: PLAN_CENTS[plan][interval] })) === BATCH);
  await scheduleSome(deps)
}

const notifySome = (deps: Deps, terms: Parameters<typeof toReprice>[1]): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const from = new Date(deps.now().getTime() + PRICE_NOTICE_DAYS * 86_400_000).toISOString()
    const rows = await toReprice(tx, terms, BATCH)
    for (const row of rows) {
      await updateSubscription(tx, row.id, { newCents: terms.cents, newCentsFrom: from, newCentsScheduled: false })
      await notify(tx, deps, row, { about: 'new price', before: row.cents, cents: terms.cents, from })
    }
    return rows.length
  })

/** The rest follows the next day, if the provider does not answer. */
async function scheduleSome({ db, payments, log }: Deps): Promise<void> {
  for (const { id, providerSubscriptionId, plan, interval, newCents } of await toSchedule(db, payments.provider, BATCH)) {
    try {
      const change = { terms: { plan, interval, cents: required(newCents, 'The new price') }, key: `price ${id} ${newCents}` }
      await payments.changeAtPeriodEnd(required(providerSubscriptionId, 'The id at the provider'), change)
      await updateSubscription(db, id, { newCentsScheduled: true })
    } catch (error) {
      log.warn({ err: error, subscription: id }, 'The new price of a subscription could not be set at its payment provider.')
    }
  }
}
