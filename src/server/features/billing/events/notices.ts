import type { IssuedInvoice } from './invoice-writes-queries.ts'
import { isPaidInFull, type InvoiceState } from './invoice-state.ts'
import type { Notice } from './notify.ts'
import type { SubscriptionRow } from './settle-queries.ts'
import { isLive, type Transition } from './transition.ts'
import { graceEnd } from '#server/features/plans/grace-end.ts'
import { required } from '#shared/required.ts'

/** Returns what a supplier is told of a change of its subscription; null where there is nothing new. That it begins is told with its first invoice. */
export function noticeOf(row: SubscriptionRow, next: Transition): Notice | null {
  if (next.status === 'past_due' && row.status === 'active')
    return {
      about: 'unpaid',
      day: 0,
      cents: next.cents,
      until: graceEnd(required(next.pastDueSince, 'The time since which a renewal is unpaid')),
    }
  if (next.status === 'canceled' && isLive(row.status)) return { about: 'ended', why: whyEnded(row) }
  const hasChanged = row.status !== 'pending' && (row.plan !== next.plan || row.interval !== next.interval)
  if (next.status === 'active' && hasChanged)
    return { about: 'changed', terms: { plan: next.plan, interval: next.interval, cents: next.cents } }
  return null
}

/** Returns what a supplier is told of an invoice that is paid: one email, also where the plan begins with it; null where nothing was paid. */
export function noticeOfPayment({ status }: SubscriptionRow, invoice: InvoiceState, { id, number }: IssuedInvoice): Notice | null {
  if (invoice.status !== 'paid') return null
  const { paidCents: cents, terms, lines } = invoice
  const receipt = { cents, invoiceId: id, number }
  if (invoice.reason === 'first' && status !== 'canceled' && terms !== null && isPaidInFull(invoice)) {
    const ends = lines.map(({ periodEnd }) => periodEnd).toSorted()
    return { about: 'started', terms, next: ends.at(-1) ?? null, receipt }
  }
  return cents > 0 ? { about: 'paid', ...receipt } : null
}

function whyEnded({ refundedAt, status }: SubscriptionRow): Extract<Notice, { about: 'ended' }>['why'] {
  if (refundedAt !== null) return 'refunded'
  return status === 'past_due' ? 'unpaid' : 'canceled'
}
