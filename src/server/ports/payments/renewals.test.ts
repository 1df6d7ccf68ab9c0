import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BETA, createProvider, STARTER, type Provider } from '#test/stubs/payment-providers.ts'
import { PaymentRefused, PaymentsUnavailable } from './payments.ts'

const CARD = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 }

describe.each(['sandbox', 'stripe'] as const)('Payments: %s', (name) => {
  let site: Provider
  beforeEach(async () => void (site = await createProvider(name)))
  afterEach(() => site.close())

  describe('renewals', () => {
    test('a month ends on the day it began, or on the last day of a shorter one', async () => {
      const { id } = await site.subscribe()
      await site.moveTo('2026-06-01T00:00:00Z')
      const periods = (await site.invoices(id)).map(({ reason, lines }) => [reason, lines[0]!.periodEnd.slice(0, 10)])
      expect(periods).toEqual([
        ['first', '2026-02-28'],
        ['renewal', '2026-03-31'],
        ['renewal', '2026-04-30'],
        ['renewal', '2026-05-31'],
        ['renewal', '2026-06-30'],
      ])
      expect(await site.now(id)).toMatchObject({ status: 'active', isPaid: true, periodEnd: '2026-06-30T10:00:00.000Z' })
    })

    test('a renewal that is declined is due, and paying it makes the subscription active again', async () => {
      const { id } = await site.subscribe(BETA, 'renewal_declined')
      await site.moveTo('2026-02-28T10:00:00Z')
      expect(await site.now(id)).toMatchObject({ status: 'past_due', isPaid: false })
      expect(site.webhooks().some((event) => event.kind === 'invoice' && event.hasFailed)).toBe(true)
      await site.moveTo('2026-03-05T10:00:00Z')
      const secret = await site.payments.secretOf(id)
      expect((await site.pay(secret!)).status).toBe('succeeded')
      expect(await site.now(id)).toMatchObject({ status: 'active', isPaid: true, periodEnd: '2026-03-31T10:00:00.000Z' })
    })
  })

  describe('another card', () => {
    test('is charged from then on, and for what is due', async () => {
      const { payments, pay } = site
      const { id, customer } = await site.subscribe(BETA, 'renewal_declined')
      await site.moveTo('2026-02-28T10:00:00Z')
      const secret = await payments.startCardChange(customer)
      expect((await pay(secret)).status).toBe('succeeded')
      expect(await payments.finishCardChange(id, secret)).toEqual(CARD)
      expect((await site.now(id)).status).toBe('active')
      await site.moveTo('2026-04-01T00:00:00Z')
      expect((await site.invoices(id)).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
    })

    test('that is declined for what is due is stored, and says why', async () => {
      const { payments, pay } = site
      const { id, customer } = await site.subscribe(BETA, 'renewal_declined')
      await site.moveTo('2026-02-28T10:00:00Z')
      const secret = await payments.startCardChange(customer)
      await pay(secret, 'renewal_declined')
      await expect(payments.finishCardChange(id, secret)).rejects.toThrow(new PaymentRefused('Your card was declined.'))
      expect((await site.now(id)).status).toBe('past_due')
    })

    test('must be stored, and by the same customer', async () => {
      const { payments, pay } = site
      const { id, customer } = await site.subscribe()
      const secret = await payments.startCardChange(customer)
      await expect(payments.finishCardChange(id, secret)).rejects.toThrow(PaymentRefused)
      expect(await pay(secret, 'declined')).toEqual({ status: 'failed', message: 'Your card was declined.' })
      await expect(payments.finishCardChange(id, secret)).rejects.toThrow(PaymentRefused)
      const others = await payments.startCardChange(await site.newCustomer())
      await pay(others)
      for (const wrong of [others, `${secret}x`, 'nonsense'])
        await expect(payments.finishCardChange(id, wrong)).rejects.toThrow(PaymentRefused)
    })
  })

  describe('the end', () => {
    test('can be set for the end of the period, taken back, and comes then', async () => {
      const { payments, key } = site
      const { id } = await site.subscribe()
      expect(await payments.cancelAtPeriodEnd(id, key())).toMatchObject({ cancelAtPeriodEnd: true, status: 'active', isPaid: true })
      expect(await payments.resume(id, key())).toMatchObject({ cancelAtPeriodEnd: false })
      await payments.cancelAtPeriodEnd(id, key())
      await site.moveTo('2026-03-05T00:00:00Z')
      expect(await site.now(id)).toMatchObject({ status: 'canceled', endedAt: '2026-02-28T10:00:00.000Z' })
      expect(await site.invoices(id)).toHaveLength(1)
      await expect(payments.resume(id, key())).rejects.toThrow(PaymentsUnavailable)
    })

    test('can come at once, and what was planned is forgotten', async () => {
      const { payments, key } = site
      const { id } = await site.subscribe()
      await payments.changeAtPeriodEnd(id, { terms: STARTER, key: key() })
      expect(await payments.cancelNow(id, key())).toMatchObject({ status: 'canceled', terms: BETA, change: null })
      await site.moveTo('2026-04-01T00:00:00Z')
      expect(await site.invoices(id)).toHaveLength(1)
    })

    test('can come at once, which also voids what is due', async () => {
      const { payments, key } = site
      const { id } = await site.subscribe(BETA, 'renewal_declined')
      await site.moveTo('2026-02-28T10:00:00Z')
      const secret = await payments.secretOf(id)
      const once = key()
      expect(await payments.cancelNow(id, once)).toMatchObject({ status: 'canceled', endedAt: '2026-02-28T10:00:00.000Z' })
      expect(await payments.cancelNow(id, once)).toMatchObject({ status: 'canceled' })
      expect(await payments.cancelNow(id, key())).toMatchObject({ status: 'canceled' })
      expect((await site.invoices(id)).map(({ status }) => status)).toEqual(['paid', 'void'])
      expect((await site.pay(secret!)).status).toBe('failed')
    })

    test('comes to a subscription whose renewal is due and that is abandoned, unless it is paid first', async () => {
      const { payments } = site
      const [unpaid, paid] = [await site.subscribe(BETA, 'renewal_declined'), await site.subscribe(BETA, 'renewal_declined')]
      await site.moveTo('2026-02-28T10:00:00Z')
      const secret = await payments.secretOf(unpaid.id)
      await site.pay((await payments.secretOf(paid.id))!)
      expect([await payments.abandon(unpaid.id), await payments.abandon(paid.id)]).toEqual([true, false])
      expect([(await site.now(unpaid.id)).status, (await site.now(paid.id)).status]).toEqual(['canceled', 'active'])
      expect((await site.invoices(unpaid.id)).map(({ status }) => status)).toEqual(['paid', 'void'])
      expect((await site.pay(secret!)).status).toBe('failed')
    })
  })
})
