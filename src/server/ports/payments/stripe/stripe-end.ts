import type Stripe from 'stripe'
import type { Payments } from '#server/ports/payments/payments.ts'
import { calling, isImpossible } from './stripe-client.ts'
import type { StripePrices } from './stripe-prices.ts'
import { idOf, openInvoices, subscriptionNow } from './stripe-reads.ts'

type End = Pick<Payments, 'abandon' | 'cancelNow'>

/** The calls that end a subscription at once. */
export const stripeEnd = (stripe: Stripe, prices: StripePrices): End => ({
  abandon: (id) => calling(() => abandon(stripe, id)),
  cancelNow: (id, key) =>
    calling(async () => {
      await end(stripe, id, key)
      return subscriptionNow(stripe, prices, id)
    }),
})

const HAS_ENDED = new Set<string>(['canceled', 'incomplete_expired'])
const AWAITS_PAYMENT = new Set<string>(['incomplete', 'past_due', 'unpaid'])

async function abandon(stripe: Stripe, id: string): Promise<boolean> {
  const { status, latest_invoice: invoice } = await stripe.subscriptions.retrieve(id)
  if (HAS_ENDED.has(status)) return true
  // An invoice is either paid or void, whichever is first. What becomes of its subscription without it is not left to Stripe.
  if (!AWAITS_PAYMENT.has(status) || !(await voidInvoice(stripe, idOf(invoice) ?? ''))) return false
  await end(stripe, id, `abandon ${id}`)
  return true
}

async function end(stripe: Stripe, id: string, key: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(id)
  if (!HAS_ENDED.has(status)) {
    await release(stripe, id, `end:${key}`)
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }, { idempotencyKey: `end:${key}` })
  }
  // What is due is not charged any more.
  for (const { id: invoice } of await openInvoices(stripe, id)) await voidInvoice(stripe, invoice)
}

/** Leaves a subscription as it is, whatever was planned for it: with a schedule, nothing else may change it. */
export async function release(stripe: Stripe, id: string, key: string): Promise<void> {
  const schedule = idOf((await stripe.subscriptions.retrieve(id)).schedule)
  if (schedule) await stripe.subscriptionSchedules.release(schedule, {}, { idempotencyKey: `${key}:release:${schedule}` })
}

/** Makes an invoice void; returns false when it has been paid in the meantime. */
async function voidInvoice(stripe: Stripe, invoice: string): Promise<boolean> {
  try {
    await stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: `void:${invoice}` })
    return true
  } catch (error) {
    const { status } = isImpossible(error) ? await stripe.invoices.retrieve(invoice) : { status: null }
    if (status !== 'paid' && status !== 'void') throw error
    return status === 'void'
  }
}
