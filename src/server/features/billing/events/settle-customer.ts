import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { PaymentEvent, ProviderDispute } from '#server/ports/payments/payments.ts'
import { eventsOf, type Customer } from './event-queries.ts'
import { END_AT_PROVIDER } from '#server/features/plans/end-subscription.ts'
import { compare } from './event-order.ts'
import { insertInvoice, invoicesById, updateInvoice, type IssuedInvoice, type StoredInvoice } from './invoice-writes-queries.ts'
import { invoicesIn, type InvoiceState } from './invoice-state.ts'
import { entriesOf } from './ledger.ts'
import { noticeOf, noticeOfPayment } from './notices.ts'
import { notify, notifyOwner } from './notify.ts'
import { billedTo, insertEntries, lockSubscriptions, updateSubscription, type SubscriptionRow } from './settle-queries.ts'
import { stateOf } from './subscription-state.ts'
import { isLive, transitionOf } from './transition.ts'

export type SettleDeps = Pick<Context, 'jobs' | 'changes' | 'config' | 'now'>

/** The queue of disputes that were decided for the cardholder. */
export const LOST_DISPUTES = 'lost-disputes'

/**
 * Brings subscriptions, invoices and ledger of a locked customer to what all of its events say, and tells the supplier what is new. What
 * was settled before stays as it is.
 */
export async function settleCustomer(tx: Db, deps: SettleDeps, customer: Customer): Promise<void> {
  const events = await eventsOf(tx, customer)
  const rows = await withIds(tx, await lockSubscriptions(tx, customer), events)
  for (const row of rows) await settleSubscription(tx, deps, row, events)
  await settleInvoices(tx, deps, { customer, events, rows })
  const booked = await insertEntries(tx, customer, entriesOf(events))
  for (const event of events)
    if (event.kind === 'dispute' && isNews(event.dispute, booked)) {
      await notifyOwner(tx, deps, customer, event.dispute)
      if (event.dispute.status === 'lost') await deps.jobs.enqueue(tx, LOST_DISPUTES, [event.dispute.id])
    }
}

/** Gives a subscription the id that its provider's events name with our reference, where the answer to its start was lost. */
async function withIds(tx: Db, rows: SubscriptionRow[], events: PaymentEvent[]): Promise<SubscriptionRow[]> {
  const found = new Map(
    events.flatMap((event) => (event.kind === 'subscription' ? [[event.subscription.reference, event.subscription.id]] : [])),
  )
  return Promise.all(
    rows.map(async (row) => {
      const providerSubscriptionId = row.providerSubscriptionId ?? found.get(row.id) ?? null
      if (providerSubscriptionId !== row.providerSubscriptionId) await updateSubscription(tx, row.id, { providerSubscriptionId })
      return { ...row, providerSubscriptionId }
    }),
  )
}

async function settleSubscription(tx: Db, deps: SettleDeps, row: SubscriptionRow, events: PaymentEvent[]): Promise<void> {
  if (row.providerSubscriptionId === null) return
  const state = stateOf(events, row.providerSubscriptionId)
  if (row.status === 'canceled') {
    // It has ended here, and goes on there.
    if (isLive(state.status)) await deps.jobs.enqueue(tx, END_AT_PROVIDER, [row.id])
    return
  }
  const next = transitionOf(row, state, deps.now())
  await updateSubscription(tx, row.id, next)
  const notice = noticeOf(row, next)
  if (notice) await notify(tx, deps, row, notice)
  if (isLive(row.status) !== isLive(next.status) || row.plan !== next.plan) await deps.changes.publish(tx)
}

type Settled = { customer: Customer; events: PaymentEvent[]; rows: SubscriptionRow[] }

async function settleInvoices(tx: Db, deps: SettleDeps, { customer, events, rows }: Settled): Promise<void> {
  const invoices = [...invoicesIn(events).values()].toSorted((a, b) => compare(a.issuedAt ?? a.at, b.issuedAt ?? b.at))
  const { provider } = customer
  const stored = await invoicesById(
    tx,
    provider,
    invoices.map(({ id }) => id),
  )
  for (const invoice of invoices) {
    const before = stored.get(invoice.id)
    if (before && isAsBefore(before, invoice)) continue
    const row = rows.find(({ providerSubscriptionId: id }) => id !== null && id === invoice.subscriptionId)
    const about = { provider, supplierId: row?.supplierId ?? customer.supplierId, subscriptionId: row?.id ?? null }
    if (before) await updateInvoice(tx, before.id, invoice)
    const issued = before ?? (await insertInvoice(tx, { ...about, invoice, ...(await partiesOf(tx, deps, about)) }))
    if (row) await notifyOfInvoice(tx, deps, row, { issued, invoice, before })
  }
}

const isAsBefore = (before: StoredInvoice, { status, paidCents, refundedCents }: InvoiceState): boolean =>
  before.status === status && before.paidCents === paidCents && before.refundedCents === refundedCents

/** Returns whom an invoice is for and who issues it, as they are now. */
const partiesOf = async (tx: Db, { config }: SettleDeps, { supplierId }: { supplierId: number | null }) => ({
  billedTo: (supplierId !== null && (await billedTo(tx, supplierId))) || NOBODY,
  issuer: config.business,
})

type InvoiceNotice = { issued: IssuedInvoice; invoice: InvoiceState; before: StoredInvoice | undefined }

async function notifyOfInvoice(tx: Db, deps: SettleDeps, row: SubscriptionRow, { issued, invoice, before }: InvoiceNotice): Promise<void> {
  const payment = before?.status === 'paid' ? null : noticeOfPayment(row, invoice, issued)
  if (payment) await notify(tx, deps, row, payment)
  const paidBack = invoice.refundedCents - (before?.refundedCents ?? 0)
  if (paidBack > 0) await notify(tx, deps, row, { about: 'refunded', cents: paidBack })
}

/** Returns whether the entry of what a dispute has come to was just booked. */
const isNews = ({ id, status }: ProviderDispute, booked: Set<string>): boolean =>
  booked.has(status === 'open' ? `dispute ${id}` : `dispute ${status} ${id}`)

/** The listing was deleted. */
const NOBODY = { name: 'A listing that was deleted', abn: null, address: null, email: null }
