import { GRACE_DAYS, REMINDER_DAYS } from '#contract/billing/plans.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { endSubscription } from '#server/features/plans/end-subscription.ts'
import { graceEnd } from '#server/features/plans/grace-end.ts'
import { notify } from '#server/features/billing/events/notify.ts'
import { COMPARISONS } from '#server/features/billing/events/reconcile.ts'
import { toEnd, toRemind } from '#server/features/billing/events/schedule-queries.ts'
import { updateSubscription } from '#server/features/billing/events/settle-queries.ts'
import { dueOf, lockListing, lockLiveSubscription } from '#server/features/billing/subscriptions/subscription-queries.ts'
import { required } from '#shared/required.ts'

type Deps = Pick<Context, 'db' | 'payments' | 'jobs' | 'changes' | 'now' | 'log'>
type Unpaid = Awaited<ReturnType<typeof toEnd>>[number]

/** Subscriptions of one transaction. */
const BATCH = 50

/** Reminds suppliers of a renewal that is not paid, and ends plans whose days to pay are over, here and at the provider. */
export async function endGrace(deps: Deps): Promise<void> {
  for (let over: Unpaid[] = []; (over = await toEnd(deps.db, GRACE_DAYS, deps.now(), BATCH, over.at(-1)?.id)).length > 0;)
    for (const unpaid of over) await endOne(deps, unpaid)
  for (const day of REMINDER_DAYS.toReversed()) while ((await remindSome(deps, day)) === BATCH);
}

/** Whoever pays in this moment keeps the plan: the provider decides which of both comes first, and is asked again an hour later if need be. */
async function endOne(deps: Deps, unpaid: Unpaid): Promise<void> {
  try {
    if (await isOverAtProvider(deps, unpaid)) await endHere(deps, unpaid.supplierId)
    else await deps.jobs.enqueue(deps.db, COMPARISONS, [unpaid.id])
  } catch (error) {
    deps.log.warn({ err: error, subscription: unpaid.id }, 'A subscription that was not paid could not be ended.')
  }
}

const isOverAtProvider = async ({ payments }: Deps, { provider, providerSubscriptionId }: Unpaid): Promise<boolean> =>
  provider !== payments.provider || providerSubscriptionId === null || payments.abandon(providerSubscriptionId)

const endHere = (deps: Deps, supplierId: number): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockListing(tx, supplierId)
    const row = await lockLiveSubscription(tx, supplierId)
    // The provider's events may have ended it first.
    if (!row?.pastDueSince || graceEnd(row.pastDueSince) > deps.now().toISOString()) return
    await endSubscription(tx, deps, supplierId)
    await notify(tx, deps, row, { about: 'ended', why: 'unpaid' })
    await deps.changes.publish(tx)
  })

/** Each is reminded on the latest of the days that has come. */
const remindSome = (deps: Deps, day: number): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const waiting = await toRemind(tx, day, deps.now(), BATCH)
    for (const row of waiting) {
      await updateSubscription(tx, row.id, { remindedDay: day })
      const since = required(row.pastDueSince, 'The time since which a renewal is unpaid')
      await notify(tx, deps, row, { about: 'unpaid', day, cents: await dueOf(tx, row.id), until: graceEnd(since) })
    }
    return waiting.length
  })
