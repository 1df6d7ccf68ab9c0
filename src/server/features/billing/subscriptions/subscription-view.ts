import type { Card, Subscription } from '#contract/billing/billing.ts'
import { GUARANTEE_DAYS } from '#contract/billing/plans.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { planStateOf } from '#server/features/plans/plan.ts'
import { cardIn } from './card.ts'
import { cardEventsOf, customerById, eventsOf } from '#server/features/billing/events/event-queries.ts'
import { moneyBackIn, sum } from '#server/features/billing/refunds/money-back.ts'
import { graceEnd } from '#server/features/plans/grace-end.ts'
import type { SubscriptionRow } from '#server/features/billing/events/settle-queries.ts'
import { dueOf, hasUsedGuarantee, latestSubscription } from './subscription-queries.ts'
import { isLive } from '#server/features/billing/events/transition.ts'

type Deps = Pick<Context, 'db' | 'payments' | 'now'>

/** Returns a listing's subscription as its supplier sees it. What was canceled is over: its plan is null. */
export async function viewOf(deps: Deps, supplierId: number): Promise<Subscription> {
  const { db, payments, now } = deps
  const row = await latestSubscription(db, supplierId)
  const { subscriptionStatus: status, plan } = planStateOf(row, now())
  const { provider, publishableKey } = payments
  const shown = { ...NONE, status, payments: { provider, publishableKey } }
  if (!row || plan === null) return shown
  return {
    ...shown,
    plan,
    interval: row.interval,
    cents: row.cents,
    currentPeriodStart: row.currentPeriodStart,
    currentPeriodEnd: row.currentPeriodEnd,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    change: changeIn(row),
    priceChange: row.newCents !== null && row.newCentsFrom !== null ? { cents: row.newCents, from: row.newCentsFrom } : null,
    card: await cardOf(db, row),
    ...(await guaranteeOf(db, row, deps)),
    due: row.pastDueSince === null ? null : { cents: await dueOf(db, row.id), until: graceEnd(row.pastDueSince) },
  }
}

const NONE: Omit<Subscription, 'status' | 'payments'> = {
  plan: null,
  interval: null,
  cents: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  change: null,
  priceChange: null,
  card: null,
  refundableUntil: null,
  refundableCents: 0,
  due: null,
}

function changeIn({ changePlan: plan, changeInterval: interval, changeCents: cents }: SubscriptionRow): Subscription['change'] {
  return plan && interval && cents !== null ? { plan, interval, cents } : null
}

async function cardOf(db: Db, { provider, providerCustomerId }: SubscriptionRow): Promise<Card | null> {
  const customer = provider && providerCustomerId ? await customerById(db, provider, providerCustomerId) : undefined
  return customer ? cardIn(await cardEventsOf(db, customer)) : null
}

/** Returns until when a plan can be given back, and what is then paid back; nothing where that time is over, or was used before. */
export async function guaranteeOf(
  db: Db,
  row: SubscriptionRow,
  { payments: { provider }, now: clock }: Pick<Deps, 'payments' | 'now'>,
): Promise<Pick<Subscription, 'refundableUntil' | 'refundableCents'>> {
  const over = { refundableUntil: null, refundableCents: 0 }
  const now = clock()
  if (!isLive(row.status) || row.firstPaidAt === null || row.supplierId === null || row.provider !== provider) return over
  const until = new Date(Date.parse(row.firstPaidAt) + GUARANTEE_DAYS[row.plan] * 86_400_000)
  if (until <= now || (await hasUsedGuarantee(db, row.supplierId))) return over
  return { refundableUntil: until.toISOString(), refundableCents: await moneyBackOf(db, row, now) }
}

async function moneyBackOf(db: Db, row: SubscriptionRow, now: Date): Promise<number> {
  const { provider, providerCustomerId, providerSubscriptionId } = row
  if (provider === null || providerCustomerId === null || providerSubscriptionId === null) return 0
  const events = await eventsOf(db, { provider, providerCustomerId })
  return sum(moneyBackIn(events, providerSubscriptionId, now).map(({ cents }) => cents))
}
