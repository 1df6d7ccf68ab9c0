import type { Terms } from '#contract/billing/plans.ts'
import type { PaymentEvent, ProviderSubscription } from '#server/ports/payments/payments.ts'
import { compare, inOrder } from './event-order.ts'
import { invoicesIn, isPaidInFull, type InvoiceState } from './invoice-state.ts'

/** What the events of a provider say of one of its subscriptions. */
export type SubscriptionState = {
  status: 'pending' | 'active' | 'past_due' | 'canceled'
  /** Null where no event names terms of ours. */
  terms: Terms | null
  periodStart: string | null
  periodEnd: string | null
  cancelAtPeriodEnd: boolean
  /** Undefined where no event says it. */
  change: Terms | null | undefined
  firstPaidAt: string | null
  endedAt: string | null
}

type Sign = { at: string; says: 'active' | 'past_due' }

/**
 * Returns the state of a subscription from the set of its customer's events, so that neither their order nor repetitions matter. The latest
 * sign decides; `canceled` is final; only what is paid in full, at one of our prices, is active.
 */
export function stateOf(events: PaymentEvent[], subscriptionId: string): SubscriptionState {
  const ordered = inOrder(events)
  const snapshots = ordered.flatMap((event) =>
    event.kind === 'subscription' && event.subscription.id === subscriptionId ? [{ at: event.at, ...event.subscription }] : [],
  )
  const invoices = [...invoicesIn(ordered).values()].filter((invoice) => invoice.subscriptionId === subscriptionId)
  const signs = [...signsOf(snapshots), ...invoices.flatMap(signsOfInvoice)].toSorted(inOrderOfSigns(invoices))
  const ended = snapshots.find(({ status }) => status === 'canceled')
  const known = snapshots.findLast(({ terms, status }) => terms !== null && status !== 'incomplete')
  const paid = invoices.filter(isPaidInFull).toSorted((a, b) => compare(paidAt(a), paidAt(b)))
  const period = snapshots.findLast(({ periodEnd, status }) => periodEnd !== null && status !== 'incomplete')
  return {
    status: ended ? 'canceled' : (signs.findLast(isEstablished(signs))?.says ?? 'pending'),
    terms: known?.terms ?? paid.at(-1)?.terms ?? null,
    ...(period ? { periodStart: period.periodStart, periodEnd: period.periodEnd } : periodOf(paid.at(-1))),
    cancelAtPeriodEnd: snapshots.at(-1)?.cancelAtPeriodEnd ?? false,
    change: snapshots.findLast(({ change }) => change !== undefined)?.change,
    firstPaidAt: signs.find(({ says }) => says === 'active')?.at ?? null,
    endedAt: ended ? (ended.endedAt ?? ended.at) : null,
  }
}

const signsOf = (snapshots: (ProviderSubscription & { at: string })[]): Sign[] =>
  snapshots.flatMap(({ at, status, terms, isPaid }): Sign[] => {
    if (status === 'active' && isPaid && terms !== null) return [{ at, says: 'active' }]
    return status === 'past_due' ? [{ at, says: 'past_due' }] : []
  })

/** Taken from the invoice: what is told of it later, as a daily comparison does, says nothing of now. */
const paidAt = ({ paidAt: said, at }: InvoiceState): string => said ?? at

/** A renewal that could not be charged is a sign until it is paid. That the first payment failed changes nothing. */
function signsOfInvoice(invoice: InvoiceState): Sign[] {
  if (isPaidInFull(invoice)) return [{ at: paidAt(invoice), says: 'active' }]
  const { reason, failedAt, status } = invoice
  return reason === 'renewal' && failedAt !== null && status === 'open' ? [{ at: failedAt, says: 'past_due' }] : []
}

/** Signs of the same second come in the order of what is left: an open renewal was not paid in it, and what is paid came last. */
const inOrderOfSigns =
  (invoices: InvoiceState[]) =>
  (a: Sign, b: Sign): number => {
    const last = invoices.some(({ reason, status }) => reason === 'renewal' && status === 'open') ? 'past_due' : 'active'
    return compare(a.at, b.at) || Number(a.says === last) - Number(b.says === last)
  }

/** What has never been paid cannot be due again. */
const isEstablished =
  (signs: Sign[]) =>
  ({ says }: Sign): boolean =>
    says === 'active' || signs.some((sign) => sign.says === 'active')

const periodOf = (invoice: InvoiceState | undefined) => ({
  periodStart: invoice?.lines.map(({ periodStart }) => periodStart).toSorted()[0] ?? null,
  periodEnd:
    invoice?.lines
      .map(({ periodEnd }) => periodEnd)
      .toSorted()
      .at(-1) ?? null,
})
