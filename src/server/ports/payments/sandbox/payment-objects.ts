import type { Card, SANDBOX_CARDS } from '#contract/billing/billing.ts'

type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
type Intent = {
  id: string
  client_secret: string
  customer: string
  created: number
  status: IntentStatus
  payment_method: string | null
  metadata: Record<string, string>
}
export type PaymentIntent = Intent & { object: 'payment_intent'; amount: number; currency: 'aud'; latest_charge: string | null }
export type SetupIntent = Intent & { object: 'setup_intent'; usage: 'off_session' }

type CardJson = { brand: string; last4: string; exp_month: number; exp_year: number }
/** A card, and how it behaves: that is all there is of it. */
export type PaymentMethod = {
  id: string
  object: 'payment_method'
  type: 'card'
  customer: string | null
  created: number
  card: CardJson
  metadata: { kind: (typeof SANDBOX_CARDS)[number] }
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  refunded: boolean
  currency: 'aud'
  created: number
  customer: string
  paid: true
  status: 'succeeded'
  payment_intent: string
  payment_method: string
  payment_method_details: { type: 'card'; card: CardJson }
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  currency: 'aud'
  created: number
  customer: string
  charge: string
  payment_intent: string
  status: 'succeeded'
  metadata: Record<string, string>
}

/** What a cardholder's bank has taken back, until it is decided whose it is. */
export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  currency: 'aud'
  created: number
  charge: string
  payment_intent: string
  status: 'needs_response' | 'won' | 'lost'
}

/** A change of a customer's balance: more than 0 takes credit. */
export type CreditChange = {
  id: string
  object: 'customer_balance_transaction'
  type: 'adjustment'
  amount: number
  ending_balance: number
  currency: 'aud'
  created: number
  customer: string
  metadata: Record<string, string>
}

/** A card that somebody has typed: its number stays in the browser. */
export type SandboxCard = Card & { kind: PaymentMethod['metadata']['kind'] }
