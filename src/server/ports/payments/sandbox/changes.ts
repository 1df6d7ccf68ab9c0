import { PaymentRefused, PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { periodEnd } from './calendar.ts'
import { issueInvoice, type NewLine } from './invoices.ts'
import { emit, itemOf, type CustomerTimeline } from './timeline.ts'
import { NO_CARD, tryCard } from './stored-card.ts'
import type { Price, Subscription } from './objects.ts'

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

const isSameInterval = (one: Price, other: Price) => one.recurring.interval === other.recurring.interval

/** The anchor and the period once another price is taken at a moment: another interval begins a new period. */
function periodWith(subscription: Subscription, price: Price, at: number) {
  const item = itemOf(subscription)
  if (isSameInterval(item.price, price))
    return { anchor: subscription.billing_cycle_anchor, start: item.current_period_start, end: item.current_period_end }
  return { anchor: at, start: at, end: periodEnd(at, at, price) }
}

/**
 * Returns what a change at a moment credits and charges: the rest of the period by the second, or a whole new one where the interval is
 * another. @throws PaymentsUnavailable outside the period
 */
export function linesOfChange(subscription: Subscription, price: Price, at: number): { lines: NewLine[]; nextAt: number } {
  const { price: old, current_period_start: start, current_period_end: end } = itemOf(subscription)
  if (at < start || at > end) throw new PaymentsUnavailable('A change is only possible within the current period.')
  const unused = (end - at) / (end - start)
  const day = DAY.format(at * 1000)
  const credit = {
    description: `Unused time on ${old.nickname} after ${day}`,
    amount: 0 - Math.round(old.unit_amount * unused),
    price: old,
    start: at,
    end,
  }
  const next = periodWith(subscription, price, at)
  const charge = isSameInterval(old, price)
    ? {
        description: `Remaining time on ${price.nickname} after ${day}`,
        amount: Math.round(price.unit_amount * unused),
        price,
        start: at,
        end,
      }
    : { description: `1 × ${price.nickname}`, amount: price.unit_amount, price, start: next.start, end: next.end }
  return { lines: [credit, charge], nextAt: next.end }
}

/** Changes the price and charges the difference. @throws PaymentRefused when the card is refused: then nothing is to be stored */
export function changePrice(timeline: CustomerTimeline, subscription: Subscription, price: Price, at: number): void {
  if (subscription.status !== 'active') throw new PaymentsUnavailable('Only an active subscription changes.')
  const { lines } = linesOfChange(subscription, price, at)
  const { anchor, start, end } = periodWith(subscription, price, at)
  Object.assign(itemOf(subscription), { price, current_period_start: start, current_period_end: end })
  subscription.billing_cycle_anchor = anchor
  const invoice = issueInvoice(timeline, subscription, 'subscription_update', lines)
  if (invoice.status === 'open') {
    const refusal = tryCard(timeline, subscription, invoice)
    if (refusal !== null) throw new PaymentRefused(refusal === NO_CARD ? 'Please store a card first.' : refusal)
  } else emit(timeline, 'customer.subscription.updated', subscription)
}
