import Stripe from 'stripe'
import type { Terms } from '#contract/billing/plans.ts'
import { readLines } from '#server/ports/payments/events/read-invoice.ts'
import type { Payments } from '#server/ports/payments/payments.ts'
import { required } from '#shared/required.ts'
import { itemAt, lastItem } from '#shared/item-at.ts'
import { calling } from './stripe-client.ts'
import { release } from './stripe-end.ts'
import type { StripePrices } from './stripe-prices.ts'
import { idOf, retrieve, subscriptionNow } from './stripe-reads.ts'

type Changes = Pick<Payments, 'cancelAtPeriodEnd' | 'resume' | 'previewChange' | 'changeNow' | 'changeAtPeriodEnd'>

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
const iso = (at: number) => new Date(at * 1000).toISOString()

/** The calls that change a subscription, and the preview of one. */
export function stripeChanges(stripe: Stripe, prices: StripePrices): Changes {
  const now = (id: string) => subscriptionNow(stripe, prices, id)
  const setCancel = (id: string, cancel_at_period_end: boolean, key: string) =>
    calling(async () => {
      await release(stripe, id, key)
      await stripe.subscriptions.update(id, { cancel_at_period_end }, { idempotencyKey: key })
      return now(id)
    })
  return {
    cancelAtPeriodEnd: (id, key) => setCancel(id, true, `cancel:${key}`),
    resume: (id, key) => setCancel(id, false, `resume:${key}`),
    previewChange: (id, terms, at) => calling(() => preview(stripe, prices, id, terms, at)),
    changeNow: (id, change) => calling(() => changeNow(stripe, prices, id, change)),
    changeAtPeriodEnd: (id, { terms, key }) =>
      calling(async () => {
        await schedule(stripe, id, await prices.idOf(terms), terms, `next:${key}`)
        return now(id)
      }),
  }
}

async function changeNow(stripe: Stripe, prices: StripePrices, id: string, { terms, at, key }: Parameters<Payments['changeNow']>[1]) {
  const price = await prices.idOf(terms)
  const { change: planned } = await subscriptionNow(stripe, prices, id)
  await release(stripe, id, `change:${key}`)
  const { items } = await stripe.subscriptions.retrieve(id)
  const change: Stripe.SubscriptionUpdateParams = {
    items: [{ id: required(items.data[0], 'The item of a subscription').id, price }],
    proration_behavior: 'always_invoice',
    proration_date: seconds(at),
    payment_behavior: 'error_if_incomplete',
  }
  try {
    await stripe.subscriptions.update(id, change, { idempotencyKey: `change:${key}` })
  } catch (error) {
    // What was planned before is planned again, since nothing is to change when the charge fails.
    if (planned && error instanceof Stripe.errors.StripeCardError)
      await schedule(stripe, id, await prices.idOf(planned), planned, `change:${key}:again`)
    throw error
  }
  return subscriptionNow(stripe, prices, id)
}

async function preview(stripe: Stripe, prices: StripePrices, id: string, terms: Terms, at: Date): ReturnType<Payments['previewChange']> {
  const { items } = await stripe.subscriptions.retrieve(id)
  const item = required(items.data[0], 'The item of a subscription')
  const invoice = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: {
      items: [{ id: item.id, price: await prices.idOf(terms) }],
      proration_behavior: 'always_invoice',
      proration_date: seconds(at),
    },
  })
  const lines = readLines(invoice.lines)
  const isSameInterval = item.price.recurring?.interval === terms.interval
  return {
    dueCents: invoice.amount_due,
    creditCents: Math.max(0, -invoice.total),
    lines: lines.map(({ description, cents }) => ({ description, cents })),
    nextAt: isSameInterval ? iso(item.current_period_end) : lastItem(lines.map(({ periodEnd }) => periodEnd).toSorted()),
  }
}

/** Plans another price from the end of the period on, after which the subscription goes on by itself: it does not end then. */
async function schedule(stripe: Stripe, id: string, price: string, { interval }: Terms, key: string): Promise<void> {
  const { schedule: planned, items, cancel_at_period_end: isToEnd } = await retrieve(stripe, id)
  const item = itemAt(items.data, 0)
  const earlier = typeof planned === 'object' ? planned : null
  // Whoever calls again finds it done, or begun.
  if (earlier?.phases.some((phase) => idOf(phase.items[0]?.price) === price) && item.price.id !== price) return
  const begun = earlier?.phases.length === 1 ? earlier : null
  if (earlier && !begun) await release(stripe, id, key)
  if (isToEnd) await stripe.subscriptions.update(id, { cancel_at_period_end: false }, { idempotencyKey: `${key}:resume` })
  const from = { from_subscription: id }
  const created = begun ?? (await stripe.subscriptionSchedules.create(from, { idempotencyKey: `${key}:create:${earlier?.id ?? 'first'}` }))
  const current = itemAt(created.phases, 0)
  const phases: Stripe.SubscriptionScheduleUpdateParams.Phase[] = [
    { items: [{ price: item.price.id, quantity: 1 }], start_date: current.start_date, end_date: current.end_date },
    { items: [{ price, quantity: 1 }], duration: { interval, interval_count: 1 } },
  ]
  const plan = { end_behavior: 'release', proration_behavior: 'none', phases } as const
  await stripe.subscriptionSchedules.update(created.id, plan, { idempotencyKey: `${key}:plan:${created.id}` })
}
