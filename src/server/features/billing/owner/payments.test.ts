import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOwnerSupplier } from '#contract/owner/supplier-deletion.ts'
import { getStats } from '#contract/owner/owner-overview.ts'
import { getRevenue, listPaidPlans, listPayments } from '#contract/owner/payments.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { subscribe } from '#test/people/subscriptions.ts'

/** Half past eleven in the morning of 2 November 2026 in Sydney. */
const clock = new Date('2026-11-02T00:30:00Z')
let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
  olga = await owner(app)
})
afterAll(() => app.stop())

let count = 0
const invoice = (supplierId: number, fields: Record<string, unknown> = {}) =>
  app.context.db
    .insertInto('invoices')
    .values({
      provider: 'stripe',
      providerInvoiceId: `in_${++count}`,
      supplierId,
      status: 'paid',
      lines: '[]',
      totalCents: 6450,
      paidCents: 6450,
      dueCents: 0,
      issuedAt: clock,
      paidAt: clock,
      billedTo: '{}',
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

describe('What the owner reads of payments', () => {
  test('plans are found by the supplier and by a payment that failed, each with what it costs', async () => {
    const [{ id: good }, { id: late }] = [
      await app.supplier({ businessName: 'Paid Beans' }),
      await app.supplier({ businessName: 'Late Beans' }),
    ]
    await subscribe(app, good, { cents: 6450 })
    await subscribe(app, late, { status: 'past_due', pastDueSince: clock, cents: 2450, plan: 'starter' })
    const { items } = await olga.call(listPaidPlans, { status: 'past_due' })
    expect(items).toMatchObject([
      { supplierId: late, businessName: 'Late Beans', plan: 'starter', cents: 2450, pastDueSince: clock.toISOString() },
    ])
    expect((await olga.call(listPaidPlans, { search: 'paid be' })).items).toMatchObject([{ supplierId: good, status: 'active' }])
    expect((await olga.call(listPaidPlans, { limit: 1 })).total).toBe(2)
  })

  test('revenue is by the months of Sydney, less what was paid back apart, and the sandbox is no revenue', async () => {
    const { id } = await app.supplier()
    const before = (await olga.call(getStats, {})).paidCents
    // The last half hour of October in Sydney, and the first of November.
    await invoice(id, { paidAt: new Date('2026-10-31T12:30:00Z'), totalCents: 1000, paidCents: 1000 })
    await invoice(id, { paidAt: new Date('2026-10-31T13:30:00Z'), totalCents: 2000, paidCents: 2000, refundedCents: 500 })
    await invoice(id, { provider: 'sandbox', totalCents: 9900, paidCents: 9900 })
    await invoice(id, { status: 'open', paidAt: null, paidCents: 0 })
    const months = await olga.call(getRevenue, {})
    expect(months.map(({ month }) => month).slice(0, 2)).toEqual(['2026-11', '2026-10'])
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ month: '2026-11', paidCents: 2000, refundedCents: 500, sandboxCents: 9900 })
    expect(months[1]).toMatchObject({ paidCents: 1000, refundedCents: 0 })
    expect((await olga.call(getStats, {})).paidCents - before).toBe(1500)
  })

  test('invoices are found by number and supplier, and by what is unpaid or was paid back; of a deleted listing they stay', async () => {
    const { id } = await app.supplier({ businessName: 'Gone Beans' })
    const [paid, open, back] = [
      await invoice(id),
      await invoice(id, { status: 'open', paidAt: null, paidCents: 0 }),
      await invoice(id, { refundedCents: 100 }),
    ]
    const ids = async (filter: object) => (await olga.call(listPayments, { search: 'gone beans', ...filter })).items.map((row) => row.id)
    expect((await ids({})).toSorted()).toEqual([paid.id, open.id, back.id].toSorted())
    expect([await ids({ list: 'unpaid' }), await ids({ list: 'refunded' })]).toEqual([[open.id], [back.id]])
    const { number } = (await olga.call(listPayments, { search: 'gone beans', list: 'refunded' })).items[0]!
    await olga.call(deleteOwnerSupplier, { id })
    expect((await olga.call(listPayments, { search: number })).items).toMatchObject([
      { id: back.id, supplierId: null, businessName: 'Gone Beans' },
    ])
  })
})
