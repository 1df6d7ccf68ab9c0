import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { getOffers, listInvoices } from '#contract/billing/billing.ts'
import { createBillingApp, payWith, subscriber, subscriptionNow, type BillingApp } from '#test/people/billing.ts'
import { supplier, type Person } from '#test/people/people.ts'
import { announceRenewals } from './announce.ts'
import { repriceSubscriptions } from './reprice.ts'

let app: BillingApp
beforeAll(async () => {
  app = await createBillingApp()
})
afterAll(() => app.stop())
afterEach(() => setBeta(null))

const setBeta = async (value: string | null) => {
  await app.context.db.updateTable('siteItems').set({ value }).where('key', '=', 'pricing.beta.stage').execute()
  await app.context.changes.publish(app.context.db)
}
const subjectsTo = async ({ email }: Person, part: RegExp) =>
  (await app.emails()).filter(({ to, subject }) => to?.[0]?.address === email && part.test(subject ?? ''))
const totalsOf = async (person: Person) => (await person.call(listInvoices, {})).items.map(({ totalCents }) => totalCents)

describe('The end of the beta', () => {
  test('new subscriptions have the list price, running ones keep theirs until thirty days after the email', async () => {
    const beans = await subscriber(app)
    await setBeta('ended')
    expect((await app.call(getOffers, {})).offers).toContainEqual({
      plan: 'professional',
      interval: 'year',
      cents: 82_800,
      listCents: 82_800,
    })
    for (let times = 0; times < 2; times++) await repriceSubscriptions(app.context)
    expect(await subjectsTo(beans, /will cost \$89\.00/)).toHaveLength(1)
    expect(await subscriptionNow(beans)).toMatchObject({ cents: 6450, priceChange: { cents: 8900 } })
    // The first month ends within the thirty days, or after them, which the day of the month decides.
    let days = 0
    for (; days < 70 && (await totalsOf(beans))[0] === 6450; days += 5) {
      await app.passDays(5, beans)
      await repriceSubscriptions(app.context)
    }
    expect(days).toBeGreaterThanOrEqual(30)
    const [last, ...before] = await totalsOf(beans)
    expect(last).toBe(8900)
    expect(before).toEqual(before.map(() => 6450))
    expect(await subscriptionNow(beans)).toMatchObject({ cents: 8900, priceChange: null, change: null })
    const late = await supplier(app)
    await payWith(late, 'success')
    await app.settled()
    expect(await subscriptionNow(late)).toMatchObject({ cents: 8900 })
  })

  test('nobody is told while the beta lasts', async () => {
    const beans = await subscriber(app)
    await repriceSubscriptions(app.context)
    expect(await subscriptionNow(beans)).toMatchObject({ priceChange: null })
  })
})

describe('The renewal of a year', () => {
  test('is announced two weeks before, once', async () => {
    const beans = await subscriber(app, { plan: 'starter', interval: 'year' })
    const soon = () => new Date(app.context.now().getTime() + 355 * 86_400_000)
    for (let times = 0; times < 2; times++) await announceRenewals({ ...app.context, now: soon })
    expect(await subjectsTo(beans, /is renewed on/)).toHaveLength(1)
  })
})

describe('A subscription whose account is deleted', () => {
  test('ends at the payment provider too, and is not charged again', async () => {
    const beans = await subscriber(app)
    await beans.call(deleteAccount, { password: beans.password, removeListing: true })
    await app.settled()
    await app.passDays(40)
    const rows = await app.context.db.selectFrom('invoices').select('supplierId').where('supplierId', 'is', null).execute()
    expect(rows).toHaveLength(1)
    const row = await app.context.db.selectFrom('subscriptions').selectAll().where('supplierId', 'is', null).executeTakeFirstOrThrow()
    const [notified] = (await app.context.payments.eventsOf(row.providerSubscriptionId!)).slice(-1)
    expect(notified).toMatchObject({ subscription: { status: 'canceled' } })
  })
})
