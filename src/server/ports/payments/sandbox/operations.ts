import type { Card } from '#contract/billing/billing.ts'
import type { Terms } from '#contract/billing/plans.ts'
import { PaymentRefused, PaymentsUnavailable, type PaymentPart } from '#server/ports/payments/payments.ts'
import { required } from '#shared/required.ts'
import { once } from './operate.ts'
import { openInvoicesOf, paymentOf, voidInvoice } from './invoices.ts'
import { found, itemOf, subscriptionOf, type CustomerTimeline } from './timeline.ts'
import { payInvoice } from './pay.ts'
import { idOfPrice, SANDBOX_PRICES } from './prices.ts'
import { changeCredit, chargesOf, isDisputed, refundCharge } from './refunds.ts'
import {
  cancelSubscription,
  createSchedule,
  createSubscription,
  mustRun,
  releaseSchedule,
  scheduleNext,
  setCancelAtPeriodEnd,
} from './subscriptions.ts'
import type { Price, SandboxCustomer } from './objects.ts'

/** @throws PaymentsUnavailable when the sandbox does not sell it */
export function priceOf(terms: Terms): Price {
  const price = SANDBOX_PRICES.get(idOfPrice(terms))
  if (!price) throw new PaymentsUnavailable('The sandbox has no such price.')
  return price
}

export const start = (terms: Terms, reference: string) => (timeline: CustomerTimeline) => {
  const { id } = createSubscription(timeline, priceOf(terms), { reference })
  return { id, clientSecret: required(secretIn(timeline, id), 'The secret of a first payment') }
}

/** Returns what pays the open invoice of a subscription, or stores the card that one needs whose first period was paid by credit. */
export function secretIn(timeline: Pick<CustomerTimeline, 'document'>, id: string): string | null {
  const invoice = openInvoicesOf(timeline, id).at(-1)
  if (invoice) return paymentOf(timeline, invoice)?.intent.client_secret ?? null
  const { pending_setup_intent: pending } = found(timeline.document.subscriptions, id)
  return timeline.document.setupIntents.find((each) => each.id === pending)?.client_secret ?? null
}

export const abandon = (id: string) => (timeline: CustomerTimeline) => {
  if (subscriptionOf(timeline, id).status === 'active') return false
  cancelNow(id)(timeline)
  return true
}

/** What is due is not charged any more. */
export const cancelNow = (id: string) => (timeline: CustomerTimeline) => {
  const subscription = subscriptionOf(timeline, id)
  cancelSubscription(timeline, subscription)
  for (const invoice of openInvoicesOf(timeline, id)) voidInvoice(timeline, invoice)
}

export const changeAtPeriodEnd = (id: string, price: Price) => (timeline: CustomerTimeline) => {
  const subscription = subscriptionOf(timeline, id)
  mustRun(subscription)
  releaseSchedule(timeline, subscription.schedule)
  // What goes on in another way does not end.
  if (subscription.cancel_at_period_end) setCancelAtPeriodEnd(timeline, subscription, false)
  scheduleNext(timeline, createSchedule(timeline, subscription), price)
}

/** Each payment once for a key, as at Stripe. */
export const payBack = (parts: PaymentPart[], key: string) => (timeline: CustomerTimeline) => {
  for (const { id, cents } of parts) {
    const charge = timeline.document.charges.find(({ payment_intent: intent }) => intent === id)
    if (charge && !isDisputed(timeline, charge))
      once(`refund:${key}:${id}`, (each) => refundCharge(each, charge, cents, { key }).id)(timeline)
  }
}

/** Takes credit of a customer back, `most` cents of it, once for a key. */
export const takeCredit = ({ key, most = Infinity }: { key: string; most?: number }) =>
  once<void>(`credit:${key}`, (timeline) => {
    const cents = Math.min(-timeline.document.balance, most)
    if (cents > 0) changeCredit(timeline, cents, { key })
  })

/** The card is stored even where it is refused for what is due. */
export const finishCardChange = (id: string, secret: string) => (timeline: CustomerTimeline) => {
  const setup = timeline.document.setupIntents.find((each) => each.client_secret === secret && each.status === 'succeeded')
  if (!setup) throw new PaymentRefused('This card was not stored. Please give it again.')
  const card = found(timeline.document.cards, setup.payment_method)
  const subscription = subscriptionOf(timeline, id)
  timeline.document.defaultCard = card.id
  subscription.default_payment_method = card.id
  const [due] = openInvoicesOf(timeline, id)
  const refusal = due && subscription.status === 'past_due' ? payInvoice(timeline, due, card, false) : null
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card.card
  return { card: { brand, last4, expMonth, expYear } satisfies Card, refusal }
}

/** Returns a subscription with its schedule and the prices of that in full, as Stripe does on request. */
export function expanded(document: SandboxCustomer, id: string) {
  const subscription = found(document.subscriptions, id)
  const schedule = document.schedules.find((each) => each.id === subscription.schedule)
  if (!schedule) return { ...subscription, schedule: null }
  const prices = [itemOf(subscription).price, schedule.next]
  const priceWith = (price: string) => prices.find((each) => each?.id === price) ?? price
  const phases = schedule.phases.map((phase) => ({
    ...phase,
    items: phase.items.map((item) => ({ ...item, price: priceWith(item.price) })),
  }))
  return { ...subscription, schedule: { ...schedule, phases } }
}

export function stateOf(document: SandboxCustomer, id: string) {
  const charges = chargesOf({ document }, id).map((charge) => ({
    ...charge,
    invoice: required(
      document.invoicePayments.find(({ payment }) => payment.payment_intent === charge.payment_intent),
      'The payment of an invoice',
    ).invoice,
  }))
  return {
    subscription: expanded(document, id),
    invoices: document.invoices.filter(({ parent }) => parent.subscription_details.subscription === id),
    charges,
    refunds: document.refunds.filter(({ charge }) => charges.some((each) => each.id === charge)),
    disputes: document.disputes.filter(({ charge }) => charges.some((each) => each.id === charge)),
    creditChanges: document.creditChanges,
  }
}
