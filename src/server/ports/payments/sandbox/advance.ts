import { required } from '#shared/required.ts'
import { periodEnd } from './calendar.ts'
import { issueInvoice, openInvoicesOf, periodLine, voidInvoice } from './invoices.ts'
import { emit, itemOf, type CustomerTimeline } from './timeline.ts'
import { tryCard } from './stored-card.ts'
import { cancelSubscription, releaseSchedule } from './subscriptions.ts'
import type { SandboxCustomer, Subscription } from './objects.ts'

/** So long a first payment is awaited, as Stripe does. */
const FIRST_PAYMENT_S = 23 * 3600

/** Returns what happens to a subscription next by itself. One with an unpaid renewal waits for that. */
function dueOf({ status, created, items }: Subscription): number | null {
  if (status === 'incomplete') return created + FIRST_PAYMENT_S
  return status === 'active' ? required(items.data[0], 'The item of a subscription').current_period_end : null
}

function nextOf({ subscriptions }: SandboxCustomer): { subscription: Subscription; at: number } | null {
  const due = subscriptions.flatMap((subscription) => {
    const at = dueOf(subscription)
    return at === null ? [] : [{ subscription, at }]
  })
  return due.toSorted((one, other) => one.at - other.at)[0] ?? null
}

/** Returns when something happens next by itself; null while nothing does. */
export function dueAtOf(document: SandboxCustomer): string | null {
  const next = nextOf(document)
  return next && new Date(next.at * 1000).toISOString()
}

/** Lets happen what is due until a moment, each at its time, the earliest first. */
export function advanceTo(timeline: CustomerTimeline, now: number): void {
  for (let next = nextOf(timeline.document); next && next.at <= now; next = nextOf(timeline.document)) {
    timeline.now = Math.max(next.at, timeline.document.clock)
    timeline.document.clock = timeline.now
    happen(timeline, next.subscription)
  }
  timeline.now = Math.max(now, timeline.document.clock)
  timeline.document.clock = timeline.now
}

function happen(timeline: CustomerTimeline, subscription: Subscription): void {
  if (subscription.status === 'incomplete') for (const invoice of openInvoicesOf(timeline, subscription.id)) voidInvoice(timeline, invoice)
  else if (subscription.cancel_at_period_end) cancelSubscription(timeline, subscription)
  else renew(timeline, subscription)
}

function renew(timeline: CustomerTimeline, subscription: Subscription): void {
  const item = itemOf(subscription)
  const start = item.current_period_end
  const price = timeline.document.schedules.find(({ id }) => id === subscription.schedule)?.next ?? item.price
  if (price.recurring.interval !== item.price.recurring.interval) subscription.billing_cycle_anchor = start
  const end = periodEnd(subscription.billing_cycle_anchor, start, price)
  Object.assign(item, { price, current_period_start: start, current_period_end: end })
  releaseSchedule(timeline, subscription.schedule)
  const invoice = issueInvoice(timeline, subscription, 'subscription_cycle', [periodLine(subscription)])
  if (invoice.status === 'open') tryCard(timeline, subscription, invoice)
  else emit(timeline, 'customer.subscription.updated', subscription)
}
