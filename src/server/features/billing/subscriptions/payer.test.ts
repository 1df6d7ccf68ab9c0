import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount, getMe } from '#contract/accounts/accounts.ts'
import { changeSubscription, startSubscription } from '#contract/billing/billing.ts'
import { createBillingApp, subscriber, type BillingApp } from '#test/people/billing.ts'
import { supplier } from '#test/people/people.ts'

let app: BillingApp
beforeAll(async () => {
  app = await createBillingApp()
})
afterAll(() => app.stop())

test('whoever manages a listing next pays nothing with the credit, or the cards, of an account that was deleted', async () => {
  const { db } = app.context
  const beans = await subscriber(app, { plan: 'starter', interval: 'year' })
  await beans.call(changeSubscription, { plan: 'professional', interval: 'month' })
  await app.settled()
  const { supplierId } = beans
  const customerOfPlan = async (status: 'active' | 'pending') =>
    (
      await db
        .selectFrom('subscriptions')
        .select('providerCustomerId')
        .where('supplierId', '=', supplierId!)
        .where('status', '=', status)
        .executeTakeFirstOrThrow()
    ).providerCustomerId
  const former = await customerOfPlan('active')
  await beans.call(deleteAccount, { password: beans.password, removeListing: false })
  await app.settled()
  const next = await supplier(app)
  await db.updateTable('accounts').set({ supplierId: supplierId! }).where('id', '=', next.id).execute()
  await next.call(startSubscription, { plan: 'enterprise', interval: 'month' })
  await app.settled()
  expect((await next.call(getMe, {})).user).toMatchObject({ supplierId, subscriptionStatus: 'pending', plan: null })
  expect(await customerOfPlan('pending')).not.toBe(former)
})
