import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BETA, ENTERPRISE, LIST, STARTER, YEARLY, createProvider, type Provider } from '#test/stubs/payment-providers.ts'
import { PaymentsUnavailable } from './payments.ts'

const CARD = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 }

describe.each(['sandbox', 'stripe'] as const)('Payments: %s', (name) => {
  let site: Provider
  beforeEach(async () => void (site = await createProvider(name)))
  afterEach(() => site.close())

  describe('the first payment', () => {
    test('a subscription begins with it, and the webhooks tell what was paid, by which card and for what', async () => {
      const { payments, pay, start, webhooks } = site
      const { id, customer, clientSecret } = await start()
      expect(await payments.secretOf(id)).toBe(clientSecret)
      expect(await site.now(id)).toMatchObject({
        customer,
        reference: 'our-id',
        status: 'incomplete',
        isPaid: false,
        terms: BETA,
        change: null,
      })
      expect(await pay(clientSecret)).toEqual({ status: 'succeeded', message: null })
      const emitted = webhooks()
      expect(emitted.findLast(({ kind }) => kind === 'subscription')).toMatchObject({
        at: '2026-01-31T10:00:00.000Z',
        subscription: {
          id,
          status: 'active',
          isPaid: true,
          terms: BETA,
          periodStart: '2026-01-31T10:00:00.000Z',
          periodEnd: '2026-02-28T10:00:00.000Z',
          cancelAtPeriodEnd: false,
          endedAt: null,
        },
      })
      const invoice = emitted.findLast((event) => event.kind === 'invoice')!.invoice
      expect(invoice).toMatchObject({ status: 'paid', reason: 'first', totalCents: 64_50, dueCents: 64_50, paidCents: 64_50, terms: BETA })
      expect(invoice).toMatchObject({ customer, subscriptionId: id, reference: 'our-id', paidAt: '2026-01-31T10:00:00.000Z' })
      const [charge, link] = emitted.flatMap((event) => (event.kind === 'payment' ? [event] : []))
      expect(charge).toMatchObject({ card: CARD, payment: { customer, cents: 64_50 } })
      expect(link).toMatchObject({ card: null, payment: { id: charge!.payment.id, invoiceId: invoice.id, cents: 64_50 } })
      expect(emitted).toContainEqual(expect.objectContaining({ kind: 'card', customer, card: CARD }))
      expect(await payments.secretOf(id)).toBeNull()
    })

    test('calls with the same key make one customer and one subscription', async () => {
      const { payments, store } = site
      const customer = { key: 'one', supplierId: 7, name: 'Tin Shed', email: 'tin@shed.example' }
      const id = await payments.createCustomer(customer)
      expect(await payments.createCustomer(customer)).toBe(id)
      const begin = { key: 'two', customer: id, terms: BETA, reference: 'our-id' }
      expect(await payments.startSubscription(begin)).toEqual(await payments.startSubscription(begin))
      expect(store.customers().map(({ subscriptions }) => subscriptions.length)).toEqual([1])
    })

    test.each([
      ['declined', 'Your card was declined.'],
      ['insufficient_funds', 'Your card has insufficient funds.'],
      ['expired', 'Your card has expired.'],
    ] as const)('a card that is %s is refused in the words of the bank, and another one can be tried', async (kind, message) => {
      const { id, clientSecret } = await site.start()
      expect(await site.pay(clientSecret, kind)).toEqual({ status: 'failed', message })
      expect((await site.now(id)).status).toBe('incomplete')
      expect(site.webhooks().at(-1)).toMatchObject({ kind: 'invoice', hasFailed: true, invoice: { status: 'open', paidCents: 0 } })
      expect((await site.pay(clientSecret)).status).toBe('succeeded')
      expect((await site.now(id)).isPaid).toBe(true)
    })

    test('a bank that asks the owner of the card may say no, and then yes', async () => {
      const { id, clientSecret } = await site.start()
      expect((await site.pay(clientSecret, 'authentication')).status).toBe('requires_action')
      expect(await site.answerBank(clientSecret, false)).toMatchObject({
        status: 'failed',
        message: expect.stringContaining('authenticate'),
      })
      expect((await site.now(id)).status).toBe('incomplete')
      await site.pay(clientSecret, 'authentication')
      expect((await site.answerBank(clientSecret, true)).status).toBe('succeeded')
      expect((await site.now(id)).status).toBe('active')
      await site.moveTo('2026-03-01T00:00:00Z')
      expect((await site.now(id)).status).toBe('active')
    })

    test('without it a subscription ends after 23 hours, and cannot be paid any more', async () => {
      const { id, clientSecret } = await site.start()
      await site.moveTo('2026-02-01T08:59:59Z')
      expect((await site.now(id)).status).toBe('incomplete')
      await site.moveTo('2026-02-01T09:00:00Z')
      expect(await site.now(id)).toMatchObject({ status: 'canceled', endedAt: '2026-02-01T09:00:00.000Z' })
      expect((await site.pay(clientSecret)).status).toBe('failed')
      expect(await site.invoices(id)).toMatchObject([{ status: 'void' }])
    })

    test('a subscription that waits for it can be abandoned, but not once it is paid', async () => {
      const { payments } = site
      const waiting = await site.start()
      expect(await payments.abandon(waiting.id)).toBe(true)
      expect(await payments.abandon(waiting.id)).toBe(true)
      expect((await site.now(waiting.id)).status).toBe('canceled')
      expect((await site.pay(waiting.clientSecret)).status).toBe('failed')
      const paid = await site.subscribe()
      expect(await payments.abandon(paid.id)).toBe(false)
      expect((await site.now(paid.id)).status).toBe('active')
    })
  })

  describe('what is known of a subscription', () => {
    test('is told as events whose ids are the same until something changes', async () => {
      const { payments, key } = site
      const { id } = await site.subscribe()
      const before = await payments.eventsOf(id)
      site.clock.now = new Date('2026-02-02T00:00:00Z')
      const ids = (events: typeof before) => events.map((event) => event.id)
      expect(ids(await payments.eventsOf(id))).toEqual(ids(before))
      expect(before.map(({ kind }) => kind)).toEqual(['payment', 'invoice', 'subscription'])
      await payments.cancelAtPeriodEnd(id, key())
      const after = await payments.eventsOf(id)
      expect(ids(after).slice(0, 2)).toEqual(ids(before).slice(0, 2))
      expect(ids(after)[2]).not.toBe(ids(before)[2])
    })

    test('comes with the invoice and the card of each payment', async () => {
      const { id } = await site.subscribe()
      const [invoice] = await site.invoices(id)
      const [payment] = await site.payments.eventsOf(id)
      expect(payment).toMatchObject({ kind: 'payment', card: CARD, payment: { cents: 64_50, invoiceId: invoice!.id } })
    })
  })

  describe('what is sold', () => {
    test('is what there is a price of, to the cent', async () => {
      const { payments } = site
      for (const terms of [BETA, LIST, STARTER, YEARLY, ENTERPRISE]) expect(await payments.sells(terms)).toBe(true)
      expect(await payments.sells({ ...BETA, cents: 64_51 })).toBe(false)
      expect(await payments.sells({ ...YEARLY, cents: 64_50 })).toBe(false)
      await expect(site.start({ ...BETA, cents: 1 })).rejects.toThrow(PaymentsUnavailable)
    })
  })
})
