import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { getMe, login } from '#contract/accounts.ts'
import { confirmSandbox, listInvoices, startSubscription } from '#contract/billing.ts'
import { openBrowser } from '#test/browser.ts'
import { cardOf, createBillingApp, type BillingApp } from '#test/billing.ts'
import { supplier } from '#test/people.ts'

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
        const browser = openBrowser(app)
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
})
