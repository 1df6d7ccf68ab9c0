import { changePrice, linesOfChange } from '#server/ports/payments/sandbox/changes.ts'
import { amountsOf, lineJson, voidInvoice } from '#server/ports/payments/sandbox/invoices.ts'
import { found, itemOf, subscriptionOf, type CustomerTimeline } from '#server/ports/payments/sandbox/timeline.ts'
import { payInvoice } from '#server/ports/payments/sandbox/pay.ts'
import { changeCredit, isDisputed, refundCharge } from '#server/ports/payments/sandbox/refunds.ts'
import * as engine from '#server/ports/payments/sandbox/subscriptions.ts'
import type { Price } from '#server/ports/payments/sandbox/objects.ts'
import { at, valuesAt, type Params } from './form.ts'
import { declined, invalid, missing } from './stripe-error.ts'

/** What a call does: `id` is that in its path. It returns the object of the response, or why the card was refused. */
export type Call = { params: Params; id: string; priceOf: (id: string | undefined) => Price }
type Route = {
  /** The parameters that it takes, besides `expand`. */
  takes: string[]
  /** Where the id of the customer's object is, if not in the path. */
  owner?: (params: Params) => string | undefined
  work: (timeline: CustomerTimeline, call: Call) => object | { refusal: string }
}

const must = (params: Params, name: string, value: string) => {
  if (at(params, name) !== value) throw invalid('parameter_invalid', `${name} is not ${value}.`)
}

function createSubscription(timeline: CustomerTimeline, { params, priceOf }: Call) {
  must(params, 'payment_behavior', 'default_incomplete')
  if (at(params, 'payment_settings', 'save_default_payment_method') !== 'on_subscription') throw invalid('parameter_invalid', 'not saved')
  if (at(params, 'automatic_tax', 'enabled') !== 'false') throw invalid('parameter_invalid', 'Prices include GST.')
  if (at(params, 'billing_mode', 'type') !== 'classic') throw invalid('parameter_invalid', 'Only one mode is played here.')
  return engine.createSubscription(timeline, priceOf(at(params, 'items', '0', 'price')), {
    reference: at(params, 'metadata', 'reference')!,
  })
}

function updateSubscription(timeline: CustomerTimeline, { params, id, priceOf }: Call) {
  const subscription = subscriptionOf(timeline, id)
  if (params.items) {
    if (subscription.schedule) throw invalid('subscription_managed_by_schedule', 'This subscription is managed by a schedule.')
    if (at(params, 'items', '0', 'id') !== itemOf(subscription).id) throw missing(String(at(params, 'items', '0', 'id')))
    must(params, 'proration_behavior', 'always_invoice')
    must(params, 'payment_behavior', 'error_if_incomplete')
    changePrice(timeline, subscription, priceOf(at(params, 'items', '0', 'price')), Number(at(params, 'proration_date')))
  }
  const cancel = at(params, 'cancel_at_period_end')
  if (cancel !== undefined) engine.setCancelAtPeriodEnd(timeline, subscription, cancel === 'true')
  const card = at(params, 'default_payment_method')
  if (card !== undefined) subscription.default_payment_method = found(timeline.document.cards, card).id
  return subscription
}

function preview(timeline: CustomerTimeline, { params, priceOf }: Call) {
  const subscription = subscriptionOf(timeline, at(params, 'subscription')!)
  const details = params.subscription_details as Params
  must(details, 'proration_behavior', 'always_invoice')
  const { lines } = linesOfChange(subscription, priceOf(at(details, 'items', '0', 'price')), Number(at(details, 'proration_date')))
  const { total, due } = amountsOf(lines, timeline.document.balance)
  const data = lines.map((line, index) => lineJson(line, `il_tmp_${index}`))
  return { object: 'invoice', total, amount_due: due, lines: { object: 'list', data, has_more: false, url: '' } }
}

function pay(timeline: CustomerTimeline, { params, id }: Call) {
  const invoice = found(timeline.document.invoices, id)
  if (invoice.status !== 'open') throw invalid('invoice_not_payable', 'This invoice is not open.')
  const refusal = payInvoice(timeline, invoice, found(timeline.document.cards, at(params, 'payment_method') ?? ''), false)
  return refusal === null ? invoice : { refusal }
}

function refund(timeline: CustomerTimeline, { params }: Call) {
  const charge = timeline.document.charges.find((each) => each.payment_intent === at(params, 'payment_intent'))
  if (!charge) throw missing(String(at(params, 'payment_intent')))
  if (isDisputed(timeline, charge)) throw invalid('charge_disputed', 'The charge has been charged back.')
  const amount = Number(at(params, 'amount'))
  if (!(amount > 0 && amount <= charge.amount - charge.amount_refunded)) throw invalid('charge_already_refunded', 'Too much.')
  return refundCharge(timeline, charge, amount, { key: at(params, 'metadata', 'key')! })
}

function plan(timeline: CustomerTimeline, { params, id, priceOf }: Call) {
  must(params, 'end_behavior', 'release')
  const schedule = found(timeline.document.schedules, id)
  const [first, second] = valuesAt(params, 'phases') as Params[]
  if (schedule.status !== 'active' || !first || !second) throw invalid('schedule_invalid', 'A schedule has phases, and is active.')
  if (Number(at(first, 'start_date')) !== schedule.phases[0]!.start_date || Number(at(first, 'end_date')) !== schedule.phases[0]!.end_date)
    throw invalid('schedule_invalid', 'The current phase cannot begin another day.')
  const price = priceOf(at(second, 'items', '0', 'price'))
  if (at(second, 'duration', 'interval') !== price.recurring.interval) throw invalid('schedule_invalid', 'The phase is not a period.')
  engine.scheduleNext(timeline, id, price)
  return schedule
}

/** The calls that write, by method and path. */
export const WRITES: Record<string, Route> = {
  'POST customers/:id': {
    takes: ['invoice_settings'],
    work: (timeline, { params }) => {
      timeline.document.defaultCard = found(timeline.document.cards, at(params, 'invoice_settings', 'default_payment_method')!).id
      return { id: timeline.document.id, object: 'customer' }
    },
  },
  'POST subscriptions': {
    takes: ['customer', 'items', 'payment_behavior', 'payment_settings', 'automatic_tax', 'billing_mode', 'metadata'],
    owner: (params) => at(params, 'customer'),
    work: createSubscription,
  },
  'POST subscriptions/:id': {
    takes: ['items', 'proration_behavior', 'proration_date', 'payment_behavior', 'cancel_at_period_end', 'default_payment_method'],
    work: updateSubscription,
  },
  'DELETE subscriptions/:id': {
    takes: ['invoice_now', 'prorate'],
    work: (timeline, { id }) => {
      const subscription = subscriptionOf(timeline, id)
      engine.mustRun(subscription)
      engine.cancelSubscription(timeline, subscription)
      return subscription
    },
  },
  'POST invoices/create_preview': {
    takes: ['subscription', 'subscription_details'],
    owner: (params) => at(params, 'subscription'),
    work: preview,
  },
  'POST invoices/:id/pay': { takes: ['payment_method'], work: pay },
  'POST invoices/:id/void': {
    takes: [],
    work: (timeline, { id }) => {
      const invoice = found(timeline.document.invoices, id)
      if (invoice.status !== 'open') throw invalid('invoice_not_editable', 'This invoice is not open.')
      voidInvoice(timeline, invoice)
      return invoice
    },
  },
  'POST customers/:id/balance_transactions': {
    takes: ['amount', 'currency', 'metadata'],
    work: (timeline, { params }) => {
      must(params, 'currency', 'aud')
      return changeCredit(timeline, Number(at(params, 'amount')), { key: at(params, 'metadata', 'key')! })
    },
  },
  'POST refunds': { takes: ['payment_intent', 'amount', 'metadata'], owner: (params) => at(params, 'payment_intent'), work: refund },
  'POST setup_intents': {
    takes: ['customer', 'usage', 'allowed_payment_method_types'],
    owner: (params) => at(params, 'customer'),
    work: (timeline) => engine.createSetupIntent(timeline, {}),
  },
  'POST subscription_schedules': {
    takes: ['from_subscription'],
    owner: (params) => at(params, 'from_subscription'),
    work: (timeline, { params }) => {
      const id = engine.createSchedule(timeline, subscriptionOf(timeline, at(params, 'from_subscription')!))
      return found(timeline.document.schedules, id)
    },
  },
  'POST subscription_schedules/:id': { takes: ['end_behavior', 'proration_behavior', 'phases'], work: plan },
  'POST subscription_schedules/:id/release': {
    takes: [],
    work: (timeline, { id }) => {
      if (found(timeline.document.schedules, id).status !== 'active') throw invalid('schedule_invalid', 'This schedule is not active.')
      engine.releaseSchedule(timeline, id)
      return found(timeline.document.schedules, id)
    },
  },
}

/** Returns the object, or has Stripe refuse as it does for a card: what happened before that is kept. */
export function unlessRefused(result: object): object {
  if ('refusal' in result) throw declined(String(result.refusal))
  return result
}
