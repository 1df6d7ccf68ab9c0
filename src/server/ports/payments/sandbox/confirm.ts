import type { SandboxResult } from '#contract/billing/billing.ts'
import type * as z from 'zod/mini'
import { attach, newCard, NOT_AUTHENTICATED, refusalOf } from './cards.ts'
import { emit, found, type CustomerTimeline } from './timeline.ts'
import { payInvoice } from './pay.ts'
import type { Invoice } from './objects.ts'
import type { PaymentIntent, PaymentMethod, SandboxCard, SetupIntent } from './payment-objects.ts'

type Result = z.output<typeof SandboxResult>
const SUCCEEDED: Result = { status: 'succeeded', message: null }
const failed = (message: string): Result => ({ status: 'failed', message })

const CANCELED = 'This payment was cancelled. Please start again.'

/** Pays or stores a card, as a browser does with Stripe's form. */
export function confirmIntent(timeline: CustomerTimeline, secret: string, typed: SandboxCard): Result {
  const intent = intentOf(timeline, secret)
  if (intent.status === 'succeeded') return SUCCEEDED
  if (intent.status === 'canceled') return failed(CANCELED)
  const card = newCard(timeline, typed)
  intent.payment_method = card.id
  if (typed.kind !== 'authentication') return conclude(timeline, intent, card)
  intent.status = 'requires_action'
  return { status: 'requires_action', message: null }
}

/** Says what the bank of a card has decided that asks its owner. */
export function authenticateIntent(timeline: CustomerTimeline, secret: string, isApproved: boolean): Result {
  const intent = intentOf(timeline, secret)
  if (intent.status === 'succeeded') return SUCCEEDED
  if (intent.status !== 'requires_action') return failed(intent.status === 'canceled' ? CANCELED : NOT_AUTHENTICATED)
  if (isApproved) return conclude(timeline, intent, found(timeline.document.cards, intent.payment_method))
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null })
  return failed(NOT_AUTHENTICATED)
}

/** @throws PaymentsUnavailable when there is no such secret */
function intentOf({ document }: CustomerTimeline, secret: string): PaymentIntent | SetupIntent {
  const bySecret = [...document.paymentIntents, ...document.setupIntents].filter((each) => each.client_secret === secret)
  return found<PaymentIntent | SetupIntent>(bySecret, bySecret[0]?.id ?? null)
}

function conclude(timeline: CustomerTimeline, intent: PaymentIntent | SetupIntent, card: PaymentMethod): Result {
  const refusal =
    intent.object === 'setup_intent' ? storeCard(timeline, intent, card) : payInvoice(timeline, invoiceOf(timeline, intent), card, true)
  return refusal === null ? SUCCEEDED : failed(refusal)
}

function invoiceOf({ document }: CustomerTimeline, { id }: PaymentIntent): Invoice {
  const payment = document.invoicePayments.find((each) => each.payment.payment_intent === id)
  return found(document.invoices, payment?.invoice ?? null)
}

function storeCard(timeline: CustomerTimeline, intent: SetupIntent, card: PaymentMethod): string | null {
  const refusal = refusalOf(card, true)
  if (refusal !== null) {
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null })
    return refusal
  }
  Object.assign(intent, { status: 'succeeded', payment_method: card.id })
  attach(timeline, card)
  const waiting = timeline.document.subscriptions.find(({ pending_setup_intent: pending }) => pending === intent.id)
  if (waiting) {
    Object.assign(waiting, { pending_setup_intent: null, default_payment_method: card.id })
    emit(timeline, 'customer.subscription.updated', waiting)
  }
  return null
}
