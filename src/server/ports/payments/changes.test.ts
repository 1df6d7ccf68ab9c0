import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BETA, ENTERPRISE, LIST, STARTER, YEARLY, createProvider, type Provider } from '#test/stubs/payment-providers.ts'
import { closeDisputes, openDispute } from '#test/stubs/provider-disputes.ts'
import { PaymentRefused, PaymentsUnavailable } from './payments.ts'

describe.each(['sandbox', 'stripe'] as const)('Payments: %s', (name) => {
  let site: Provider
  beforeEach(async () => void (site = await createProvider(name)))
  afterEach(() => site.close())

  describe('a change of terms', () => {
    const at = new Date('2026-02-14T10:00:00Z')

    test('at once costs to the cent what its preview says, by the second', async () => {
      const { payments, key } = site
      const { id } = await site.subscribe()
      site.clock.now = at
      const preview = await payments.previewChange(id, ENTERPRISE, at)
      // Half of 28 days.
      expect(preview).toEqual({
        dueCents: 99_50 - 32_25,
        creditCents: 0,
        lines: [
          { description: 'Unused time on Professional after 14 Feb 2026', cents: -32_25 },
          { description: 'Remaining time on Enterprise after 14 Feb 2026', cents: 99_50 },
        ],
        nextAt: '2026-02-28T10:00:00.000Z',
      })
      const once = { terms: ENTERPRISE, at, key: key() }
      expect(await payments.changeNow(id, once)).toMatchObject({ status: 'active', terms: ENTERPRISE, periodEnd: preview.nextAt })
      await payments.changeNow(id, once)
      const invoices = await site.invoices(id)
      expect(invoices).toHaveLength(2)
      expect(invoices[1]).toMatchObject({ reason: 'change', terms: ENTERPRISE, totalCents: 67_25, paidCents: 67_25, status: 'paid' })
      expect(invoices[1]!.lines.map(({ description, cents }) => ({ description, cents }))).toEqual(preview.lines)
    })

    test('to the year begins a new period, less what is unused', async () => {
      const { payments, key } = site
      const { id } = await site.subscribe()
      site.clock.now = at
      const preview = await payments.previewChange(id, YEARLY, at)
      expect(preview).toMatchObject({ dueCents: 828_00 - 32_25, creditCents: 0, nextAt: '2027-02-14T10:00:00.000Z' })
      expect(await payments.changeNow(id, { terms: YEARLY, at, key: key() })).toMatchObject({ periodEnd: preview.nextAt, terms: YEARLY })
      expect((await site.invoices(id))[1]).toMatchObject({ paidCents: preview.dueCents, terms: YEARLY })
      await site.moveTo('2027-02-14T10:00:00Z')
      expect(await site.now(id)).toMatchObject({ status: 'active', periodEnd: '2028-02-14T10:00:00.000Z' })
    })

    test('that credits more than it costs pays the next invoices with that', async () => {
      const { payments, key } = site
      const { id, customer } = await site.subscribe(YEARLY)
      const soon = (site.clock.now = new Date('2026-01-31T10:00:10Z'))
      const preview = await payments.previewChange(id, ENTERPRISE, soon)
      expect(preview).toMatchObject({ dueCents: 0, creditCents: 828_00 - 199_00 })
      await payments.changeNow(id, { terms: ENTERPRISE, at: soon, key: key() })
      expect((await site.invoices(id))[1]).toMatchObject({ status: 'paid', totalCents: -preview.creditCents, dueCents: 0, paidCents: 0 })
      await site.moveTo('2026-05-01T00:00:00Z')
      const renewals = (await site.invoices(id)).filter(({ reason }) => reason === 'renewal')
      expect(renewals.map(({ totalCents, paidCents }) => [totalCents, paidCents])).toEqual([
        [199_00, 0],
        [199_00, 0],
        [199_00, 0],
      ])
      await payments.cancelNow(id, key())
      const { id: next, clientSecret } = await site.start(STARTER, customer)
      expect((await site.invoices(next))[0]).toMatchObject({ dueCents: 49_00 - (629_00 - 3 * 199_00), status: 'open' })
      // What was used of the credit comes back when nobody pays.
      await payments.abandon(next)
      expect((await site.pay(clientSecret)).status).toBe('failed')
      const again = await site.start(STARTER, customer)
      expect((await site.invoices(again.id))[0]).toMatchObject({ dueCents: 49_00 - (629_00 - 3 * 199_00) })
    })

    test('whose first period credit pays is active at once, and its secret stores the card for the next', async () => {
      const { payments, key } = site
      const { id, customer } = await site.subscribe(YEARLY)
      const soon = (site.clock.now = new Date('2026-01-31T10:00:10Z'))
      await payments.changeNow(id, { terms: ENTERPRISE, at: soon, key: key() })
      await payments.cancelNow(id, key())
      const next = await site.start(BETA, customer)
      expect(await site.now(next.id)).toMatchObject({ status: 'active', isPaid: true })
      expect(await site.pay(next.clientSecret)).toMatchObject({ status: 'succeeded' })
      expect(await payments.secretOf(next.id)).toBeNull()
    })

    test('whose charge is declined changes nothing, and what was planned before stays planned', async () => {
      const { payments, key } = site
      const { id } = await site.subscribe(LIST, 'renewal_declined')
      await payments.changeAtPeriodEnd(id, { terms: STARTER, key: key() })
      const before = await site.now(id)
      site.clock.now = at
      const change = { terms: ENTERPRISE, at, key: key() }
      await expect(payments.changeNow(id, change)).rejects.toThrow(new PaymentRefused('Your card was declined.'))
      expect(await site.now(id)).toEqual(before)
      expect(before).toMatchObject({ terms: LIST, change: STARTER })
      expect(await site.invoices(id)).toHaveLength(1)
    })

    test('can wait for the next period, which then costs as much', async () => {
      const { payments, key } = site
      const { id } = await site.subscribe(LIST)
      const planned = { terms: STARTER, key: key() }
      expect(await payments.changeAtPeriodEnd(id, planned)).toMatchObject({ terms: LIST, change: STARTER })
      expect(await payments.changeAtPeriodEnd(id, planned)).toMatchObject({ change: STARTER })
      expect(await payments.changeAtPeriodEnd(id, { terms: YEARLY, key: key() })).toMatchObject({ change: YEARLY })
      expect(await site.invoices(id)).toHaveLength(1)
      await site.moveTo('2026-03-01T00:00:00Z')
      expect(await site.now(id)).toMatchObject({ terms: YEARLY, change: null, periodEnd: '2027-02-28T10:00:00.000Z' })
      expect((await site.invoices(id)).at(-1)).toMatchObject({ paidCents: 828_00, terms: YEARLY, reason: 'renewal' })
      // Its years begin on that day from then on.
      await site.moveTo('2027-03-01T00:00:00Z')
      expect(await site.now(id)).toMatchObject({ periodEnd: '2028-02-28T10:00:00.000Z' })
    })

    test('that waits can be taken back, and is forgotten when the subscription is to end', async () => {
      const { payments, key } = site
      const { id } = await site.subscribe(LIST)
      await payments.changeAtPeriodEnd(id, { terms: STARTER, key: key() })
      expect(await payments.resume(id, key())).toMatchObject({ change: null, cancelAtPeriodEnd: false })
      await payments.changeAtPeriodEnd(id, { terms: STARTER, key: key() })
      expect(await payments.cancelAtPeriodEnd(id, key())).toMatchObject({ change: null, cancelAtPeriodEnd: true })
      expect(await payments.changeAtPeriodEnd(id, { terms: STARTER, key: key() })).toMatchObject({
        change: STARTER,
        cancelAtPeriodEnd: false,
      })
      await payments.resume(id, key())
      await site.moveTo('2026-03-01T00:00:00Z')
      expect((await site.invoices(id)).at(-1)).toMatchObject({ paidCents: 89_00 })
    })
  })

  describe('refunds', () => {
    test('pay a part of each payment back, once for a key, and take no more than there is', async () => {
      const { payments, key } = site
      const { id, customer } = await site.subscribe()
      site.clock.now = new Date('2026-02-14T10:00:00Z')
      await payments.changeNow(id, { terms: ENTERPRISE, at: site.clock.now, key: key() })
      const once = key()
      const paid = (await payments.eventsOf(id)).flatMap((event) => (event.kind === 'payment' ? event.payment : []))
      const parts = paid.map(({ id: payment, cents }) => ({ id: payment, cents: cents - 50_00 }))
      await Promise.all([payments.payBack(customer, parts, once), payments.payBack(customer, parts, once)])
      await payments.payBack(customer, parts, once)
      await expect(payments.payBack(customer, [{ id: paid[0]!.id, cents: 50_01 }], key())).rejects.toThrow(PaymentsUnavailable)
      const events = await payments.eventsOf(id)
      const emitted = site.webhooks().flatMap((event) => (event.kind === 'refund' ? [event.refund] : []))
      expect(emitted.map(({ paymentId, cents }) => ({ id: paymentId, cents }))).toEqual(parts)
      expect(events.flatMap((event) => (event.kind === 'refund' ? [event.refund] : []))).toEqual(emitted)
    })

    test('leave a payment alone that a bank holds, or has taken, and pay the others back', async () => {
      const { payments, store } = site
      const { id, customer } = await site.subscribe()
      await site.moveTo('2026-03-01T00:00:00Z')
      await openDispute(store, customer)
      const parts = (await payments.eventsOf(id)).flatMap((event) => (event.kind === 'payment' ? [{ id: event.payment.id, cents: 1 }] : []))
      await payments.payBack(customer, parts, site.key())
      await closeDisputes(store, customer, 'lost')
      await payments.payBack(customer, parts, site.key())
      const events = await payments.eventsOf(id)
      const refunds = events.flatMap((event) => (event.kind === 'refund' ? [event.refund.paymentId] : []))
      expect(refunds).toEqual([parts[0]!.id, parts[0]!.id])
      expect(events).toContainEqual(
        expect.objectContaining({
          kind: 'dispute',
          dispute: expect.objectContaining({ paymentId: parts[1]!.id, cents: 64_50, status: 'lost' }),
        }),
      )
    })

    test('take the credit of a customer once, which is told as of then, and nothing where there is none', async () => {
      const { payments, store, key } = site
      const { id, customer } = await site.subscribe(YEARLY)
      await payments.takeCredit(customer, { key: key() })
      expect((await payments.eventsOf(id)).filter(({ kind }) => kind === 'credit')).toEqual([])
      await payments.changeNow(id, { terms: ENTERPRISE, at: site.clock.now, key: key() })
      expect((await store.read(customer))!.balance).toBe(199_00 - 828_00)
      const part = { key: key(), most: 100_00 }
      await payments.takeCredit(customer, part)
      await payments.takeCredit(customer, part)
      expect((await store.read(customer))!.balance).toBe(299_00 - 828_00)
      const once = key()
      await Promise.all([payments.takeCredit(customer, { key: once }), payments.takeCredit(customer, { key: once })])
      await payments.takeCredit(customer, { key: once })
      expect((await store.read(customer))?.balance).toBe(0)
      const emitted = (await payments.eventsOf(id)).flatMap((event) => (event.kind === 'credit' ? [event.credit] : []))
      expect(emitted.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([100_00, 529_00])
      for (const each of emitted) expect(each).toMatchObject({ customer, at: '2026-01-31T10:00:00.000Z' })
    })
  })
})
