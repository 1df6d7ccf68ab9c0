import { PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { itemAt } from '#shared/item-at.ts'
import { required } from '#shared/required.ts'
import { periodEnd } from './calendar.ts'
import { issueInvoice, openInvoicesOf, periodLine, voidInvoice } from './invoices.ts'
import { emit, found, itemOf, listOf, newId, type CustomerTimeline } from './timeline.ts'
import type { Price, Subscription } from './objects.ts'
import type { SetupIntent } from './payment-objects.ts'

/** Creates a subscription that begins with its first payment, or at once where credit pays that. */
export function createSubscription(timeline: CustomerTimeline, price: Price, metadata: Record<string, string>): Subscription {
  const id = newId(timeline, 'sub')
  const start = timeline.now
  const item = {
    id: newId(timeline, 'si'),
    object: 'subscription_item' as const,
    price,
    quantity: 1 as const,
    subscription: id,
    discounts: [],
    current_period_start: start,
    current_period_end: periodEnd(start, start, price),
  }
  const subscription: Subscription = {
    id,
    object: 'subscription',
    customer: timeline.document.id,
    created: start,
    currency: 'aud',
    status: 'incomplete',
    metadata,
    collection_method: 'charge_automatically',
    billing_cycle_anchor: start,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    trial_end: null,
    discounts: [],
    pause_collection: null,
    default_payment_method: null,
    pending_setup_intent: null,
    schedule: null,
    latest_invoice: '',
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
  }
  timeline.document.subscriptions.push(subscription)
  const invoice = issueInvoice(timeline, subscription, 'subscription_create', [periodLine(subscription)])
  if (invoice.status === 'paid') {
    subscription.status = 'active'
    // Nothing was to be paid, and yet a card is needed for the next period.
    subscription.pending_setup_intent = createSetupIntent(timeline, {}).id
  }
  emit(timeline, 'customer.subscription.created', subscription)
  return subscription
}

/** So many are kept that were begun and never finished. */
const KEPT_SETUPS = 20

/** Creates what a browser stores a card with. */
export function createSetupIntent(timeline: CustomerTimeline, metadata: Record<string, string>): SetupIntent {
  const id = newId(timeline, 'seti')
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${timeline.random()}`,
    customer: timeline.document.id,
    created: timeline.now,
    status: 'requires_payment_method',
    payment_method: null,
    metadata,
    usage: 'off_session',
  }
  const isAwaited = ({ id: each }: SetupIntent) => timeline.document.subscriptions.some((one) => one.pending_setup_intent === each)
  const others = timeline.document.setupIntents
  timeline.document.setupIntents = [...others.filter((each, at) => isAwaited(each) || at >= others.length - KEPT_SETUPS), intent]
  return intent
}

const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired'

/** @throws PaymentsUnavailable when the subscription has ended: nothing about it changes any more */
export function mustRun(subscription: Subscription): void {
  if (isOver(subscription)) throw new PaymentsUnavailable('This subscription has ended.')
}

export function setCancelAtPeriodEnd(timeline: CustomerTimeline, subscription: Subscription, isCanceled: boolean): void {
  mustRun(subscription)
  if (subscription.schedule) throw new PaymentsUnavailable('This subscription is managed by a schedule.')
  subscription.cancel_at_period_end = isCanceled
  subscription.canceled_at = isCanceled ? timeline.now : null
  emit(timeline, 'customer.subscription.updated', subscription)
}

/** Ends a subscription at once. What is due stays so until it is made void; a first payment is void. */
export function cancelSubscription(timeline: CustomerTimeline, subscription: Subscription): void {
  if (isOver(subscription)) return
  if (subscription.status === 'incomplete')
    return openInvoicesOf(timeline, subscription.id).forEach((invoice) => voidInvoice(timeline, invoice))
  releaseSchedule(timeline, subscription.schedule)
  Object.assign(subscription, { status: 'canceled', canceled_at: timeline.now, ended_at: timeline.now })
  emit(timeline, 'customer.subscription.deleted', subscription)
}

/** Creates the plan of a subscription's future, which begins as it is. */
export function createSchedule(timeline: CustomerTimeline, subscription: Subscription): string {
  mustRun(subscription)
  if (subscription.schedule) throw new PaymentsUnavailable('This subscription has a schedule.')
  const id = newId(timeline, 'sub_sched')
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  timeline.document.schedules.push({
    id,
    object: 'subscription_schedule',
    customer: timeline.document.id,
    subscription: subscription.id,
    released_subscription: null,
    status: 'active',
    end_behavior: 'release',
    phases: [{ start_date: start, end_date: end, items: [{ price: price.id, quantity: 1 }] }],
    next: null,
  })
  subscription.schedule = id
  emit(timeline, 'customer.subscription.updated', subscription)
  return id
}

/** Has another price begin with the next period. */
export function scheduleNext(timeline: CustomerTimeline, id: string, price: Price): void {
  const schedule = found(timeline.document.schedules, id)
  const first = itemAt(schedule.phases, 0)
  const second = {
    start_date: required(first.end_date, 'The end of a phase'),
    end_date: null,
    items: [{ price: price.id, quantity: 1 as const }],
  }
  Object.assign(schedule, { phases: [first, second], next: price })
}

/** Leaves the subscription as it is. */
export function releaseSchedule(timeline: CustomerTimeline, id: string | null): void {
  const schedule = timeline.document.schedules.find((each) => each.id === id)
  if (!schedule || schedule.status === 'released') return
  const subscription = found(timeline.document.subscriptions, schedule.subscription)
  Object.assign(schedule, { status: 'released', subscription: null, released_subscription: subscription.id })
  subscription.schedule = null
  emit(timeline, 'customer.subscription.updated', subscription)
}
