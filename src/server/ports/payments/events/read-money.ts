import * as z from 'zod/mini'
import type { Card } from '#contract/billing/billing.ts'
import type { PaymentEvent, ProviderDispute, ProviderRefund } from '#server/ports/payments/payments.ts'
import { Id, maybe, Seconds } from './shapes.ts'

type Of<Kind> = Omit<Extract<PaymentEvent, { kind: Kind }>, 'id' | 'at' | 'type'>

const CardShape = z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() })
const cardOf = (card: z.output<typeof CardShape>): Card => ({
  brand: card.brand,
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
})

const Charge = z.object({
  id: z.string(),
  amount: z.int(),
  created: Seconds,
  customer: maybe(Id),
  payment_intent: maybe(Id),
  /** Formerly; now a payment of an invoice is an object of its own. */
  invoice: maybe(Id),
  payment_method_details: maybe(z.object({ card: maybe(CardShape) })),
})

/** Reads a charge that succeeded. */
export function readCharge(json: unknown): Of<'payment'> {
  const found = Charge.parse(json)
  const card = found.payment_method_details?.card
  const id = found.payment_intent ?? found.id
  const payment = { id, customer: found.customer, invoiceId: found.invoice, cents: found.amount, at: found.created }
  return { kind: 'payment', payment, card: card ? cardOf(card) : null }
}

const InvoicePayment = z.object({
  invoice: Id,
  amount_paid: maybe(z.int()),
  amount_requested: maybe(z.int()),
  created: Seconds,
  status_transitions: maybe(z.object({ paid_at: maybe(Seconds) })),
  payment: z.object({ payment_intent: maybe(Id), charge: maybe(Id) }),
})

/** Reads which payment has paid an invoice. */
export function readInvoicePayment(json: unknown): Of<'payment'> {
  const found = InvoicePayment.parse(json)
  const id = found.payment.payment_intent ?? z.string().parse(found.payment.charge)
  const at = found.status_transitions?.paid_at ?? found.created
  const cents = found.amount_paid ?? found.amount_requested ?? 0
  return { kind: 'payment', payment: { id, customer: null, invoiceId: found.invoice, cents, at }, card: null }
}

const Refund = z.object({
  id: z.string(),
  amount: z.int(),
  status: maybe(z.string()),
  customer: maybe(Id),
  payment_intent: maybe(Id),
  charge: maybe(Id),
})
const REFUND_STATUSES: Record<string, ProviderRefund['status']> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' }

export function readRefund(json: unknown): Of<'refund'> {
  const found = Refund.parse(json)
  const paymentId = found.payment_intent ?? z.string().parse(found.charge)
  const status = REFUND_STATUSES[found.status ?? ''] ?? 'pending'
  return { kind: 'refund', refund: { id: found.id, paymentId, cents: found.amount, status }, customer: found.customer }
}

/** Reads the newest refund that a charge lists. Only old versions list any; since then a refund has events of its own. */
export function readRefundOfCharge(json: unknown): Of<'refund'> {
  const charge = z.object({
    id: z.string(),
    customer: maybe(Id),
    payment_intent: maybe(Id),
    refunds: z.object({ data: z.array(z.looseObject({})) }),
  })
  const { id, customer, payment_intent: intent, refunds } = charge.parse(json)
  return readRefund({ customer, payment_intent: intent, charge: id, ...refunds.data[0] })
}

const Dispute = z.object({ id: z.string(), amount: z.int(), status: z.string(), payment_intent: maybe(Id), charge: maybe(z.unknown()) })
const customerOfCharge = z.object({ customer: Id })
/** `prevented`: the payment was paid back, which is an event of its own, and nothing is taken. */
const DISPUTE_STATUSES: Record<string, ProviderDispute['status']> = { won: 'won', lost: 'lost', warning_closed: 'won', prevented: 'won' }

export function readDispute(json: unknown): Of<'dispute'> {
  const found = Dispute.parse(json)
  const paymentId = found.payment_intent ?? Id.parse(found.charge)
  const customer = customerOfCharge.safeParse(found.charge).data?.customer ?? null
  const status = DISPUTE_STATUSES[found.status] ?? 'open'
  return { kind: 'dispute', dispute: { id: found.id, paymentId, cents: found.amount, status }, customer }
}

const CreditChange = z.object({ id: z.string(), type: z.literal('adjustment'), amount: z.int(), created: Seconds, customer: Id })

/** Reads a change of a customer's balance that is none of an invoice. */
export function readCreditChange(json: unknown): Of<'credit'> {
  const { id, amount, created, customer } = CreditChange.parse(json)
  return { kind: 'credit', credit: { id, customer, cents: amount, at: created } }
}

/** Reads a stored card, or one that was just stored. */
export function readCard(json: unknown): Of<'card'> {
  const { customer, card } = z.object({ customer: Id, card: CardShape }).parse(json)
  return { kind: 'card', customer, card: cardOf(card) }
}
