import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, getAccount, getMe, login } from '#contract/accounts/accounts.ts'
import { PLANS } from '#contract/billing/plans.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { subscribe } from '#test/people/subscriptions.ts'
import { planOf } from './plan.ts'
import { cancelSubscriptions } from './queries.ts'

const START = new Date('2026-11-01T00:00:00Z')
const END = new Date('2026-12-01T00:00:00Z')
const period = { currentPeriodStart: START, currentPeriodEnd: END }
const before = new Date(END.getTime() - 1)

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const listing = async () => (await app.supplier()).id
const planNow = (supplierId: number, now = before) => planOf(app.context.db, supplierId, now)
const isFeatured = async (id: number) =>
  (await app.context.db.selectFrom('suppliers').select('isFeatured').where('id', '=', id).executeTakeFirstOrThrow()).isFeatured

describe('planOf', () => {
  test('a listing has the plan of its active subscription, and no plan without one', async () => {
    expect(await planNow(await listing())).toBeNull()
    for (const plan of PLANS) {
      const id = await listing()
      await subscribe(app, id, { plan, interval: 'year' })
      expect(await planNow(id)).toBe(plan)
    }
  })

  test('a subscription that is not paid for, or has ended, gives no plan', async () => {
    for (const status of ['pending', 'canceled'] as const) {
      const id = await listing()
      await subscribe(app, id, { status, ...period, ...(status === 'canceled' && { canceledAt: START }) })
      expect([status, await planNow(id)]).toEqual([status, null])
    }
  })

  test('a subscription whose renewal is not paid gives its plan for seven days', async () => {
    const id = await listing()
    await subscribe(app, id, { status: 'past_due', pastDueSince: START })
    const day = (days: number) => new Date(START.getTime() + days * 86_400_000)
    expect([await planNow(id, day(6.9)), await planNow(id, day(7))]).toEqual(['professional', null])
    expect(await isFeatured(id)).toBe(true)
  })

  test('a canceled subscription gives its plan until the end of the paid period, and no longer', async () => {
    const id = await listing()
    await subscribe(app, id, { ...period, cancelAtPeriodEnd: true })
    expect([await planNow(id, before), await planNow(id, END)]).toEqual(['professional', null])
  })

  test('an active subscription keeps its plan past the end of its period: a late renewal does not interrupt it', async () => {
    const id = await listing()
    await subscribe(app, id, period)
    expect(await planNow(id, END)).toBe('professional')
  })

  test('a listing that subscribes again has the new plan, even where the canceled subscription was created later', async () => {
    const id = await listing()
    await subscribe(app, id, { plan: 'starter', ...period, createdAt: END })
    await cancelSubscriptions(app.context.db, id, START)
    await subscribe(app, id, { plan: 'enterprise', createdAt: START })
    expect(await planNow(id)).toBe('enterprise')
  })
})

describe('The subscriptions table', () => {
  test('a listing has at most one live subscription', async () => {
    const id = await listing()
    await subscribe(app, id, { status: 'pending' })
    await expect(subscribe(app, id, { status: 'pending' })).rejects.toMatchObject({ code: '23505' })
  })

  test('a subscription at a provider belongs to one listing', async () => {
    const at = { provider: 'stripe', providerCustomerId: 'cus_1', providerSubscriptionId: 'sub_1' } as const
    await subscribe(app, await listing(), at)
    await expect(subscribe(app, await listing(), at)).rejects.toMatchObject({ code: '23505' })
  })

  test('a period without an end, or that ends before it begins, and a cancellation without a date are rejected', async () => {
    const id = await listing()
    const wrong = [
      { currentPeriodStart: END, currentPeriodEnd: START },
      { currentPeriodStart: START },
      { cancelAtPeriodEnd: true },
      { status: 'canceled' as const },
    ]
    for (const fields of wrong) await expect(subscribe(app, id, fields)).rejects.toMatchObject({ code: '23514' })
  })

  test('a listing is featured for as long as it has an active subscription', async () => {
    const id = await listing()
    await subscribe(app, id, { status: 'pending' })
    expect(await isFeatured(id)).toBe(false)
    await app.context.db.updateTable('subscriptions').set({ status: 'active' }).where('supplierId', '=', id).execute()
    expect(await isFeatured(id)).toBe(true)
    await cancelSubscriptions(app.context.db, id, END)
    expect(await isFeatured(id)).toBe(false)
  })
})

describe('The plan of an account', () => {
  test('a supplier sees the status and plan of its listing in every response that describes the account', async () => {
    const beans = await supplier(app)
    await subscribe(app, beans.supplierId, { plan: 'starter' })
    const expected = { subscriptionStatus: 'active', plan: 'starter' }
    expect((await beans.call(getMe, {})).user).toMatchObject(expected)
    expect(await beans.call(getAccount, {})).toMatchObject(expected)
    expect((await beans.call(login, beans)).user).toMatchObject(expected)
    await cancelSubscriptions(app.context.db, beans.supplierId, END)
    expect((await beans.call(getMe, {})).user).toMatchObject({ subscriptionStatus: 'canceled', plan: null })
  })

  test('a buyer has no subscription', async () => {
    const ann = await buyer(app)
    expect((await ann.call(getMe, {})).user).toMatchObject({ subscriptionStatus: 'none', plan: null })
  })
})

describe('DELETE /api/account', () => {
  test('a subscription ends when the account is deleted, so that the next account of the listing does not have it', async () => {
    const beans = await supplier(app)
    await subscribe(app, beans.supplierId)
    await beans.call(deleteAccount, { password: beans.password })
    expect([await planNow(beans.supplierId), await isFeatured(beans.supplierId)]).toEqual([null, false])
  })

  test('a subscription stays on record, as canceled, when its listing is deleted', async () => {
    const beans = await supplier(app)
    await subscribe(app, beans.supplierId, { provider: 'stripe', providerSubscriptionId: beans.id })
    await beans.call(deleteAccount, { password: beans.password, removeListing: true })
    const row = app.context.db.selectFrom('subscriptions').selectAll().where('providerSubscriptionId', '=', beans.id)
    expect(await row.executeTakeFirstOrThrow()).toMatchObject({ supplierId: null, status: 'canceled', plan: 'professional' })
  })
})
