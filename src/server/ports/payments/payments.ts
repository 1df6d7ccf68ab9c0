import type { Card, Change, InvoiceLine } from '#contract/billing/billing.ts'
import type { Terms } from '#contract/billing/plans.ts'

/** A subscription as the provider has it. */
export type ProviderSubscription = {
  id: string
  customer: string
  /** The id that we gave when it was created. */
  reference: string | null
  /** `incomplete`: the first payment is awaited. */
  status: 'incomplete' | 'active' | 'past_due' | 'canceled'
  /** Null: a price that is not one of ours. */
  terms: Terms | null
  /** Whether `active` means paid: no trial, no discount, charged automatically, one of ours once. */
  isPaid: boolean
  periodStart: string | null
  periodEnd: string | null
  cancelAtPeriodEnd: boolean
  endedAt: string | null
  /** What begins with the next period instead; undefined where the provider does not say it here. */
  change?: Terms | null
}

export type ProviderInvoice = {
  id: string
  customer: string
  subscriptionId: string | null
  /** Our id of its subscription. */
  reference: string | null
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  reason: 'first' | 'renewal' | 'change' | 'other'
  lines: InvoiceLine[]
  /** What it is for, GST included; less than 0 where it credits more than it charges. */
  totalCents: number
  /** What is to be paid, after credit of the customer; 0 or more. */
  dueCents: number
  paidCents: number
  /** The terms of its period; null where none of its lines has one of our prices. */
  terms: Terms | null
  issuedAt: string | null
  paidAt: string | null
}
/** `customer` or `invoiceId` is null where the provider does not say it here; it says the other. */
export type ProviderPayment = { id: string; customer: string | null; invoiceId: string | null; cents: number; at: string }
export type ProviderRefund = { id: string; paymentId: string; cents: number; status: 'pending' | 'succeeded' | 'failed' }
/** What was taken from a customer's credit without an invoice, or less than 0, was given to it. */
export type ProviderCredit = { id: string; customer: string; cents: number; at: string }
export type ProviderDispute = { id: string; paymentId: string; cents: number; status: 'open' | 'won' | 'lost' }

/** What has happened at the provider. The time is in ISO 8601; events may come in any order, and more than once. */
export type PaymentEvent = { id: string; at: string; type: string } & (
  | { kind: 'subscription'; subscription: ProviderSubscription }
  | { kind: 'invoice'; invoice: ProviderInvoice; hasFailed: boolean }
  | { kind: 'payment'; payment: ProviderPayment; card: Card | null }
  /** `customer` is known where the event names it. */
  | { kind: 'refund'; refund: ProviderRefund; customer: string | null }
  | { kind: 'dispute'; dispute: ProviderDispute; customer: string | null }
  | { kind: 'credit'; credit: ProviderCredit }
  | { kind: 'card'; customer: string; card: Card }
  /** Something that this program does not act on. */
  | { kind: 'other' }
)

/** A part of a payment. */
export type PaymentPart = Pick<ProviderPayment, 'id' | 'cents'>

/** A webhook: the bytes that are signed, and the signature. */
export type Delivery = { body: Buffer; signature: string | undefined }

/**
 * Takes the money. Calls go outward and are not part of a transaction: whoever calls twice with one `key` gets what the first call made.
 * What happened is known by its events only.
 * @throws PaymentsUnavailable when the provider does not answer, PaymentRefused when it refuses, with a message for the supplier
 */
export type Payments = {
  provider: 'sandbox' | 'stripe'
  /** What the card form in a browser needs; null: ours. */
  publishableKey: string | null
  /** Whether it has a price of these terms. */
  sells(terms: Terms): Promise<boolean>
  createCustomer(customer: { key: string; supplierId: number; name: string; email: string }): Promise<string>
  /** Creates a subscription that begins with its first payment. `clientSecret` pays it. */
  startSubscription(start: {
    key: string
    customer: string
    terms: Terms
    reference: string
  }): Promise<{ id: string; clientSecret: string }>
  /** Returns what pays the open invoice of a subscription; null when there is none. */
  secretOf(id: string): Promise<string | null>
  /** Ends a subscription whose first payment, or renewal, is awaited; returns false when it has been paid in the meantime. */
  abandon(id: string): Promise<boolean>
  cancelAtPeriodEnd(id: string, key: string): Promise<ProviderSubscription>
  /** Takes back `cancelAtPeriodEnd` and `changeAtPeriodEnd`. */
  resume(id: string, key: string): Promise<ProviderSubscription>
  /** Ends a subscription at once; does nothing when it has ended. */
  cancelNow(id: string, key: string): Promise<ProviderSubscription>
  /** Returns what a change at this moment costs, to the cent: `at` is to be given to `changeNow` too. */
  previewChange(id: string, terms: Terms, at: Date): Promise<Pick<Change, 'dueCents' | 'creditCents' | 'lines'> & { nextAt: string }>
  /** Changes the terms and charges the difference. Nothing changes when the charge fails. */
  changeNow(id: string, change: { terms: Terms; at: Date; key: string }): Promise<ProviderSubscription>
  /** Changes the terms with the next period, without a charge now, and takes `cancelAtPeriodEnd` back. */
  changeAtPeriodEnd(id: string, change: { terms: Terms; key: string }): Promise<ProviderSubscription>
  /** Pays a part of each of these payments back, each once for a key; nothing of one that a cardholder's bank holds, or has taken. */
  payBack(customer: string, parts: PaymentPart[], key: string): Promise<void>
  /** Takes credit of a customer back, once for a key: all of it, after which its balance is 0, or `most` cents. */
  takeCredit(customer: string, take: { key: string; most?: number }): Promise<void>
  /** Returns what a browser stores another card with. */
  startCardChange(customer: string): Promise<string>
  /** Charges from now on the card that was stored with this secret, and with it what is due. */
  finishCardChange(id: string, clientSecret: string): Promise<Card>
  /** Returns what is known of a subscription now as events, the oldest first. Their ids are the same until something changes. */
  eventsOf(id: string): Promise<PaymentEvent[]>
  /** Reads a webhook. @throws SignatureInvalid, or BodyInvalid */
  readEvent(delivery: Delivery, now: Date): PaymentEvent
}

/** The provider did not answer, or not as expected; the message says why, for the log. */
export class PaymentsUnavailable extends Error {}
/** The provider refused; the message is for the person who pays. */
export class PaymentRefused extends Error {}
/** The signature of a webhook is missing, wrong, or too old. */
export class SignatureInvalid extends Error {}
/** What a webhook has signed is no JSON. */
export class BodyInvalid extends Error {}
