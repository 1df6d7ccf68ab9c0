import type { Charge, CreditChange, Dispute, PaymentIntent, PaymentMethod, Refund, SetupIntent } from './payment-objects.ts'

/**
 * What the sandbox keeps, in the JSON of Stripe's current version as far as this program reads it, so that its events are read like Stripe's.
 * Moments are in seconds.
 */
export type List<Each> = { object: 'list'; data: Each[]; has_more: false; url: string }

export type Price = {
  id: string
  object: 'price'
  active: boolean
  currency: string
  nickname: string
  type: 'recurring'
  unit_amount: number
  unit_amount_decimal: string
  recurring: { interval: 'month' | 'year'; interval_count: number; usage_type: 'licensed' }
}

export type SubscriptionItem = {
  id: string
  object: 'subscription_item'
  price: Price
  quantity: 1
  subscription: string
  discounts: never[]
  current_period_start: number
  current_period_end: number
}

export type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  created: number
  currency: 'aud'
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled'
  metadata: Record<string, string>
  collection_method: 'charge_automatically'
  billing_cycle_anchor: number
  cancel_at_period_end: boolean
  cancel_at: null
  canceled_at: number | null
  ended_at: number | null
  trial_end: null
  discounts: never[]
  pause_collection: null
  default_payment_method: string | null
  pending_setup_intent: string | null
  schedule: string | null
  latest_invoice: string
  items: List<SubscriptionItem>
}

export type Phase = { start_date: number; end_date: number | null; items: { price: string; quantity: 1 }[] }
export type Schedule = {
  id: string
  object: 'subscription_schedule'
  customer: string
  subscription: string | null
  released_subscription: string | null
  status: 'active' | 'released'
  end_behavior: 'release'
  phases: Phase[]
}

export type Line = {
  id: string
  object: 'line_item'
  amount: number
  currency: 'aud'
  description: string
  period: { start: number; end: number }
  pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: string }
  quantity: 1
}

export type Invoice = {
  id: string
  object: 'invoice'
  customer: string
  currency: 'aud'
  status: 'open' | 'paid' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  created: number
  lines: List<Line>
  total: number
  amount_due: number
  amount_paid: number
  amount_remaining: number
  starting_balance: number
  ending_balance: number
  attempt_count: number
  collection_method: 'charge_automatically'
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { subscription: string; metadata: Record<string, string> }
  }
  status_transitions: { finalized_at: number; paid_at: number | null; voided_at: number | null }
}

/** What pays an invoice: Stripe keeps it apart from both. */
export type InvoicePayment = {
  id: string
  object: 'invoice_payment'
  invoice: string
  amount_paid: number | null
  amount_requested: number
  created: number
  currency: 'aud'
  is_default: true
  payment: { type: 'payment_intent'; payment_intent: string }
  status: 'open' | 'paid' | 'canceled'
  status_transitions: { paid_at: number | null; canceled_at: number | null }
}

export type SandboxEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: false
  type: string
  data: { object: object }
}

/** All that the sandbox knows of one customer: one document, so that what happens to it happens at once. */
export type SandboxCustomer = {
  id: string
  name: string
  email: string
  supplierId: number
  /** Less than 0 where we owe the customer, as Stripe has it: later invoices use that first. */
  balance: number
  defaultCard: string | null
  /** How many ids were given. */
  sequence: number
  /** No event is earlier than the last one. */
  clock: number
  /** The moment of what happens next by itself, in ISO 8601. */
  dueAt: string | null
  cards: PaymentMethod[]
  subscriptions: Subscription[]
  schedules: (Schedule & { next: Price | null })[]
  invoices: Invoice[]
  invoicePayments: InvoicePayment[]
  paymentIntents: PaymentIntent[]
  setupIntents: SetupIntent[]
  charges: Charge[]
  refunds: Refund[]
  disputes: Dispute[]
  /** Of the balance, but for what invoices have used and given. */
  creditChanges: CreditChange[]
  /** What calls with a key have returned; the newest last. */
  results: { key: string; result: unknown }[]
}
