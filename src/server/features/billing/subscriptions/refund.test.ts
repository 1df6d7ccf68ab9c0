import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMe } from '#contract/accounts/accounts.ts'
import { changeSubscription, listInvoices, refundSubscription, startSubscription } from '#contract/billing/billing.ts'
import type { SandboxCustomer } from '#server/ports/payments/sandbox/objects.ts'
import { createBillingApp, payWith, subscriber, subscriptionNow, type BillingApp } from '#test/people/billing.ts'
import type { Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { change } from './manage.ts'
import { sum } from '#server/features/billing/refunds/money-back.ts'

let app: BillingApp
beforeAll(async () => {
  app = await createBillingApp()
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const ENTERPRISE = { plan: 'enterprise', interval: 'month' } as const

/** Returns what the sandbox has of a supplier, and what is booked of it. */
async function moneyOf({ supplierId }: Person) {
  const { db } = app.context
  const { providerCustomerId: id } = await db
    .selectFrom('billingCustomers')
    .selectAll()
    .where('supplierId', '=', supplierId!)
    .executeTakeFirstOrThrow()
  const { document } = await db.selectFrom('sandboxCustomers').select('document').where('id', '=', id).executeTakeFirstOrThrow()
  const { charges, refunds, balance } = document as SandboxCustomer
  const lines = await db.selectFrom('ledger').select(['account', 'cents']).where('providerCustomerId', '=', id).execute()
  const booked = (account: string) => sum(lines.filter((line) => line.account === account).map(({ cents }) => cents))
  return {
    paid: sum(charges.map(({ amount }) => amount)),
    refunded: sum(refunds.map(({ amount }) => amount)),
    balance: balance || 0,
    booked: { cash: booked('cash'), credit: booked('credit'), receivable: booked('receivable'), income: booked('revenue') + booked('gst') },
  }
}

const statusOf = async (person: Person) => (await person.call(getMe, {})).user?.subscriptionStatus

/** The first payment of Starter by the year has left $403.50 of credit. */
async function subscriberWithCredit() {
  const beans = await subscriber(app, { plan: 'starter', interval: 'year' })
  await beans.call(changeSubscription, { plan: 'professional', interval: 'month' })
  await app.settled()
  expect(await moneyOf(beans)).toMatchObject({ paid: 468_00, refunded: 0, balance: -403_50 })
  return beans
}

/** Has the provider do what it is asked for only once something else has happened. */
const after = (happens: () => Promise<unknown>) => ({
  ...app.context,
  payments: {
    ...app.context.payments,
    changeNow: async (...call: Parameters<typeof app.context.payments.changeNow>) => {
      await happens()
      return app.context.payments.changeNow(...call)
    },
  },
})

describe('A plan that is given back within its guarantee', () => {
  test('ends at once and is paid back but for the days that were used, once a listing', async () => {
    const beans = await subscriber(app)
    await app.passDays(40, beans)
    const { currentPeriodStart, currentPeriodEnd, refundableCents } = await subscriptionNow(beans)
    const [start, end] = [Date.parse(currentPeriodStart!), Date.parse(currentPeriodEnd!)]
    const unused = (64_50 * (end - app.context.now().getTime())) / (end - start)
    expect(Math.abs(refundableCents - unused)).toBeLessThan(2)
    const answers = await Promise.all([beans.call(refundSubscription, {}), beans.call(refundSubscription, {})])
    expect(answers.map(({ status, plan }) => [status, plan])).toEqual(Array(2).fill(['canceled', null]))
    await app.settled()
    const back = (await beans.call(listInvoices, {})).items.map(({ refundedCents }) => refundedCents)
    expect(back).toEqual([expect.any(Number), 0])
    expect(Math.abs(back[0]! - refundableCents)).toBeLessThan(2)
    expect(await moneyOf(beans)).toEqual({
      paid: 2 * 64_50,
      refunded: back[0],
      balance: 0,
      booked: { cash: 2 * 64_50 - back[0]!, credit: 0, receivable: 0, income: back[0]! - 2 * 64_50 },
    })
    const subjects = (await app.emails()).filter(({ to }) => to?.[0]?.address === beans.email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /has ended/.test(subject!))).toHaveLength(1)
    expect(subjects).toContain(`We have paid $${(back[0]! / 100).toFixed(2)} back`)
    await payWith(beans, 'success')
    await app.settled()
    expect(await subscriptionNow(beans)).toMatchObject({ status: 'active', refundableUntil: null, refundableCents: 0 })
    expect(await problemOf(beans.call(refundSubscription, {}))).toMatchObject({ status: 409 })
  })

  test('takes its credit along: what is bought next is paid for', async () => {
    const beans = await subscriberWithCredit()
    expect(await subscriptionNow(beans)).toMatchObject({ refundableCents: 468_00 })
    await beans.call(refundSubscription, {})
    await app.settled()
    expect(await moneyOf(beans)).toEqual({
      paid: 468_00,
      refunded: 468_00,
      balance: 0,
      booked: { cash: 0, credit: 0, receivable: 0, income: 0 },
    })
    await beans.call(startSubscription, ENTERPRISE)
    await app.settled()
    expect(await statusOf(beans)).toBe('pending')
    await payWith(beans, 'success', ENTERPRISE)
    await app.settled()
    expect(await statusOf(beans)).toBe('active')
    expect(await moneyOf(beans)).toMatchObject({ paid: 468_00 + 199_00, refunded: 468_00, balance: 0 })
  })

  test('pays nothing with its credit in the moment before that is taken', async () => {
    const beans = await subscriberWithCredit()
    const results = await Promise.all([beans.call(refundSubscription, {}), beans.call(startSubscription, ENTERPRISE).catch(() => null)])
    expect(results[0]).toMatchObject({ status: 'canceled' })
    await beans.call(startSubscription, ENTERPRISE)
    await app.settled()
    expect(await statusOf(beans)).toBe('pending')
    expect(await moneyOf(beans)).toMatchObject({ paid: 468_00, refunded: 468_00, balance: 0 })
  })

  test('is paid back with a change that is charged in that moment, and nothing is changed after it', async () => {
    const beans = await subscriber(app, { plan: 'starter' })
    const wanted = { ...ENTERPRISE, dryRun: false }
    const giveBack = () => beans.call(refundSubscription, {})
    await change(after(giveBack), wanted, beans.supplierId!).catch(() => null)
    await app.settled()
    expect(await statusOf(beans)).toBe('canceled')
    const { paid, refunded, balance, booked } = await moneyOf(beans)
    expect([refunded, balance, booked.cash]).toEqual([paid, 0, 0])
    expect(await problemOf(beans.call(changeSubscription, ENTERPRISE))).toMatchObject({ status: 409 })
  })
})
