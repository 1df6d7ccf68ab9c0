import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { getMe, login } from '#contract/accounts/accounts.ts'
import { changeSubscription, confirmSandbox, listInvoices, refundSubscription, startSubscription } from '#contract/billing/billing.ts'
import { createBrowser } from '#test/app/browser.ts'
import { cardOf, createBillingApp, subscriber, type BillingApp } from '#test/people/billing.ts'
import { supplier } from '#test/people/people.ts'
import { settleRefund } from './settle-refund.ts'

const hasServer = Boolean(inject('databaseServer'))
let apps: BillingApp[] = []
beforeAll(async () => {
  if (!hasServer) return
  const first = await createBillingApp()
  apps = [
    first,
    await createBillingApp({ DATABASE_URL: first.context.config.databaseUrl!, SESSION_SECRET: first.context.config.sessionSecrets![0] }),
  ]
})
afterAll(() => Promise.all(apps.map((app) => app.stop())))

describe('Two processes on one database', () => {
  test.skipIf(!hasServer)('start one subscription between them, and take its events in either, at once and twice', async () => {
    const beans = await supplier(apps[0]!)
    const browsers = await Promise.all(
      apps.map(async (app) => {
        const browser = createBrowser(app)
        await browser.call(login, beans)
        return browser
      }),
    )
    const calls = [...browsers, ...browsers, ...browsers].map((browser) => browser.call(startSubscription, {}))
    const secrets = new Set((await Promise.all(calls)).map(({ clientSecret }) => clientSecret))
    expect(secrets.size).toBe(1)
    const [clientSecret] = secrets
    const paying = [...browsers, ...browsers].map((browser) =>
      browser.call(confirmSandbox, { clientSecret: clientSecret!, card: cardOf('success') }),
    )
    expect((await Promise.all(paying)).map(({ status }) => status)).toEqual(Array(4).fill('succeeded'))
    for (const app of apps) await app.settled()
    for (const browser of browsers) {
      expect((await browser.call(getMe, {})).user).toMatchObject({ subscriptionStatus: 'active', plan: 'professional' })
      expect((await browser.call(listInvoices, {})).items).toMatchObject([{ totalCents: 6450, status: 'paid' }])
    }
    const lines = await apps[0]!.context.db.selectFrom('ledger').select('cents').where('account', '=', 'cash').execute()
    expect(lines).toEqual([{ cents: 6450 }])
  })

  test.skipIf(!hasServer)(
    'take a plan back once between them, with its credit, whichever does it, and start no other before that',
    async () => {
      const [first, second] = [apps[0]!, apps[1]!]
      const beans = await subscriber(first, { plan: 'starter', interval: 'year' })
      await beans.call(changeSubscription, { plan: 'professional', interval: 'month' })
      await first.settled()
      const elsewhere = createBrowser(second)
      await elsewhere.call(login, beans)
      const enterprise = { plan: 'enterprise', interval: 'month' } as const
      // Whoever comes too late for the plan is told that there is none.
      const given = await Promise.allSettled([beans, elsewhere, beans, elsewhere].map((browser) => browser.call(refundSubscription, {})))
      expect(given.map(({ status }) => status)).toContain('fulfilled')
      const { db } = first.context
      const { id } = await db.selectFrom('subscriptions').select('id').where('refundedAt', 'is not', null).executeTakeFirstOrThrow()
      const settling = [first, second, first, second].map(({ context }) => settleRefund(context, id))
      const starting = [beans, elsewhere].map((browser) => browser.call(startSubscription, enterprise))
      await Promise.all([...settling, ...starting])
      for (const app of apps) await app.settled()
      expect((await beans.call(getMe, {})).user).toMatchObject({ subscriptionStatus: 'pending', plan: null })
      const { providerCustomerId } = await db
        .selectFrom('billingCustomers')
        .selectAll()
        .where('supplierId', '=', beans.supplierId!)
        .executeTakeFirstOrThrow()
      const lines = await db.selectFrom('ledger').selectAll().where('providerCustomerId', '=', providerCustomerId).execute()
      const booked = (account: string) => lines.filter((line) => line.account === account).map(({ cents }) => cents)
      expect(booked('cash').toSorted((a, b) => a - b)).toEqual([-468_00, 468_00])
      expect(booked('credit').toSorted((a, b) => a - b)).toEqual([-403_50, 403_50])
    },
  )
})
