import { describe, expect, test } from 'vitest'
import { readEvent } from './read-event.ts'

const prices = new Map([
  ['price_pro', { plan: 'professional', interval: 'month' } as const],
  ['price_ent', { plan: 'enterprise', interval: 'month' } as const],
])
const START = Date.UTC(2026, 0, 31, 10) / 1000
const END = Date.UTC(2026, 1, 28, 10) / 1000
const read = (type: string, object: object) => readEvent({ id: 'evt_1', object: 'event', created: START, type, data: { object } }, prices)

const PRICE = { id: 'price_pro', object: 'price', currency: 'aud', unit_amount: 6450, recurring: { interval: 'month', interval_count: 1 } }
const PAYMENT = { id: 'pi_1', customer: 'cus_1', invoiceId: null, cents: 6450, at: '2026-01-31T10:00:00.000Z' }

describe('An invoice in an event', () => {
  const line = { id: 'il_1', amount: 6450, description: '1 × Professional', period: { start: START, end: END }, quantity: 1 }
  const invoice = (fields: object) => ({
    id: 'in_1',
    object: 'invoice',
    customer: 'cus_1',
    currency: 'aud',
    status: 'paid',
    billing_reason: 'subscription_cycle',
    total: 6450,
    amount_due: 6450,
    amount_paid: 6450,
    created: START,
    status_transitions: { finalized_at: START + 60, paid_at: START + 120 },
    ...fields,
  })
  const current = invoice({
    parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1', metadata: { reference: 'our-id' } } },
    lines: { data: [{ ...line, pricing: { type: 'price_details', price_details: { price: 'price_pro' }, unit_amount_decimal: '6450' } }] },
  })

  test('is the same in the current version and in the one before', () => {
    const former = invoice({
      subscription: 'sub_1',
      subscription_details: { metadata: { reference: 'our-id' } },
      payment_intent: 'pi_1',
      lines: { data: [{ ...line, price: PRICE }] },
    })
    const now = read('invoice.paid', current)
    expect(read('invoice.paid', former)).toEqual(now)
    expect(now).toMatchObject({
      hasFailed: false,
      invoice: {
        subscriptionId: 'sub_1',
        reference: 'our-id',
        status: 'paid',
        reason: 'renewal',
        terms: { plan: 'professional', interval: 'month', cents: 6450 },
        issuedAt: '2026-01-31T10:01:00.000Z',
        paidAt: '2026-01-31T10:02:00.000Z',
      },
    })
    expect(read('invoice.payment_failed', current)).toMatchObject({ hasFailed: true })
  })

  test('of a change has the terms that are charged, not those that are credited', () => {
    const priced = (price: string, cents: number, amount: number) => ({
      ...line,
      amount,
      pricing: { price_details: { price }, unit_amount_decimal: String(cents) },
    })
    const data = [priced('price_pro', 6450, -3225), priced('price_ent', 19900, 9950)]
    const event = read('invoice.paid', invoice({ lines: { data }, total: 6725 }))
    expect(event).toMatchObject({ invoice: { terms: { plan: 'enterprise', cents: 19900 }, lines: [{ cents: -3225 }, { cents: 9950 }] } })
    const foreign = read('invoice.paid', invoice({ lines: { data: [priced('price_x', 100, 100)] } }))
    expect(foreign).toMatchObject({ kind: 'invoice', invoice: { terms: null } })
  })
})

describe('An event about money', () => {
  const charge = { id: 'ch_1', amount: 6450, created: START, customer: 'cus_1', payment_intent: 'pi_1' }

  test('a payment has the id of its intent, or of its charge, and its invoice where the event names it', () => {
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 }
    const event = read('charge.succeeded', { ...charge, payment_method_details: { type: 'card', card } })
    expect(event).toMatchObject({ payment: PAYMENT, card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 } })
    const former = read('charge.succeeded', { ...charge, payment_intent: null, invoice: 'in_1' })
    expect(former).toMatchObject({ payment: { ...PAYMENT, id: 'ch_1', invoiceId: 'in_1' }, card: null })
    const link = { invoice: 'in_1', amount_paid: 6450, created: START - 9, status_transitions: { paid_at: START } }
    const paid = read('invoice_payment.paid', { ...link, payment: { type: 'payment_intent', payment_intent: 'pi_1' } })
    expect(paid).toMatchObject({ payment: { ...PAYMENT, customer: null, invoiceId: 'in_1' }, card: null })
  })

  test('a refund is understood by its own events, and by those of a charge that lists it', () => {
    const refund = { id: 're_1', amount: 100, status: 'succeeded', payment_intent: 'pi_1', charge: 'ch_1', customer: 'cus_1' }
    const understood = { kind: 'refund', customer: 'cus_1', refund: { id: 're_1', paymentId: 'pi_1', cents: 100, status: 'succeeded' } }
    for (const type of ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'])
      expect(read(type, refund)).toMatchObject(understood)
    const { customer: _, payment_intent: __, ...listed } = refund
    expect(read('charge.refunded', { ...charge, refunds: { data: [listed] } })).toMatchObject(understood)
    expect(read('charge.refunded', charge)).toMatchObject({ kind: 'other' })
    const states = ['pending', 'requires_action', 'failed', 'canceled'].map((status) => read('refund.updated', { ...refund, status }))
    expect(states.map((event) => event.kind === 'refund' && event.refund.status)).toEqual(['pending', 'pending', 'failed', 'failed'])
  })

  test.each([
    ['needs_response', 'open'],
    ['warning_needs_response', 'open'],
    ['under_review', 'open'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['lost', 'lost'],
  ])('a dispute that is %s is %s', (status, ours) => {
    const dispute = { id: 'dp_1', amount: 6450, status, payment_intent: 'pi_1', charge: 'ch_1' }
    for (const type of ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'])
      expect(read(`charge.dispute.${type}`, dispute)).toMatchObject({
        customer: null,
        dispute: { paymentId: 'pi_1', cents: 6450, status: ours },
      })
  })
})

describe('An event that is not understood', () => {
  test('is another one, whether its type is unknown or what it should have is missing', () => {
    for (const type of [
      'product.created',
      'constructor',
      'customer.subscription.updated',
      'invoice.paid',
      'charge.succeeded',
      'refund.created',
    ])
      expect(read(type, { id: 'x' })).toEqual({ id: 'evt_1', at: '2026-01-31T10:00:00.000Z', type, kind: 'other' })
  })
})
