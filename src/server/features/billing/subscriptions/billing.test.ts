import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMe } from '#contract/accounts/accounts.ts'
import {
  authenticateSandbox,
  cancelSubscription,
  changeSubscription,
  confirmSandbox,
  listInvoices,
  resumeSubscription,
  startSubscription,
} from '#contract/billing/billing.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { cardOf, createBillingApp, payWith, subscriber, subscriptionNow, type BillingApp } from '#test/people/billing.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { dollars } from '#shared/money/money.ts'

let app: BillingApp
beforeAll(async () => {
  app = await createBillingApp()
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const userOf = async (person: Person) => (await person.call(getMe, {})).user
const subjectsTo = async ({ email }: Person) =>
  (await app.emails()).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject)

describe('POST /api/get-or-create-subscription', () => {
  test('a first payment activates Professional by the month at $64.50, with an invoice and emails', async () => {
    const beans = await subscriber(app)
    expect(await userOf(beans)).toMatchObject({ subscriptionStatus: 'active', plan: 'professional' })
    expect(await subscriptionNow(beans)).toMatchObject({
      status: 'active',
      plan: 'professional',
      interval: 'month',
      cents: 6450,
      cancelAtPeriodEnd: false,
      card: { brand: 'visa', last4: '4242' },
      refundableCents: 6450,
    })
    const { items } = await beans.call(listInvoices, {})
    expect(items).toMatchObject([{ status: 'paid', totalCents: 6450, gstCents: 586 }])
    expect((await app.call(getSupplier, { id: beans.supplierId })).isFeatured).toBe(true)
    expect(await subjectsTo(beans)).toEqual([`Business of ${beans.username} has the Professional plan`])
  })

  test('a declined card changes nothing, and the same payment succeeds with another one', async () => {
    const beans = await supplier(app)
    for (const kind of ['declined', 'insufficient_funds', 'expired'] as const)
      expect(await payWith(beans, kind)).toMatchObject({ status: 'failed', message: expect.stringContaining('card') })
    await app.settled()
    expect(await userOf(beans)).toMatchObject({ subscriptionStatus: 'pending', plan: null })
    expect(await payWith(beans, 'success')).toMatchObject({ status: 'succeeded' })
    await app.settled()
    expect(await userOf(beans)).toMatchObject({ subscriptionStatus: 'active' })
  })

  test('a card that has to be authenticated pays once its bank has approved', async () => {
    const beans = await supplier(app)
    const { clientSecret, status } = await payWith(beans, 'authentication')
    expect(status).toBe('requires_action')
    expect(await beans.call(authenticateSandbox, { clientSecret, isApproved: false })).toMatchObject({ status: 'failed' })
    await payWith(beans, 'authentication')
    expect(await beans.call(authenticateSandbox, { clientSecret, isApproved: true })).toMatchObject({ status: 'succeeded' })
    await app.settled()
    expect(await userOf(beans)).toMatchObject({ subscriptionStatus: 'active' })
  })

  test('calls at the same time get one subscription, and a key gets the first response again', async () => {
    const beans = await supplier(app)
    const secrets = await Promise.all(Array.from({ length: 5 }, () => beans.call(startSubscription, {})))
    expect(new Set(secrets.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    const rows = await app.context.db.selectFrom('subscriptions').selectAll().where('supplierId', '=', beans.supplierId).execute()
    expect(rows).toHaveLength(1)
    const keyed = (body = {}) =>
      beans.ask({ method: 'POST', url: '/api/get-or-create-subscription', payload: body, headers: { 'idempotency-key': 'k1' } })
    const first = (await keyed()).json()
    await beans.call(confirmSandbox, { ...first, card: cardOf('success') })
    await app.settled()
    expect((await keyed()).json()).toEqual(first)
    expect(await problemOf(beans.call(startSubscription, {}))).toMatchObject({ status: 409 })
    expect((await keyed({ plan: 'starter' })).statusCode).toBe(409)
  })

  test('another plan replaces the unfinished one; Professional by the year is not sold during the beta', async () => {
    const beans = await supplier(app)
    const { clientSecret } = await beans.call(startSubscription, {})
    await payWith(beans, 'success', { plan: 'enterprise', interval: 'year' })
    await app.settled()
    expect(await subscriptionNow(beans)).toMatchObject({ plan: 'enterprise', interval: 'year', cents: 178_800 })
    expect(await beans.call(confirmSandbox, { clientSecret, card: cardOf('success') })).toMatchObject({ status: 'failed' })
    expect(await problemOf((await supplier(app)).call(startSubscription, { interval: 'year' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'interval' }],
    })
  })

  test('a buyer, and a supplier whose listing is suspended, cannot subscribe', async () => {
    expect(await problemOf((await buyer(app)).call(startSubscription, {}))).toMatchObject({ status: 403 })
    const beans = await supplier(app)
    const suspended = { suspendedAt: new Date(), suspensionReason: 'No such business' }
    await app.context.db.updateTable('suppliers').set(suspended).where('id', '=', beans.supplierId).execute()
    expect(await problemOf(beans.call(startSubscription, {}))).toMatchObject({ status: 409 })
  })
})

describe('A subscription', () => {
  test('a canceled one goes on until the end of its period, can be resumed, and is then renewed', async () => {
    const beans = await subscriber(app)
    expect(await beans.call(cancelSubscription, {})).toMatchObject({ cancelAtPeriodEnd: true, plan: 'professional' })
    expect(await beans.call(resumeSubscription, {})).toMatchObject({ cancelAtPeriodEnd: false })
    await app.passDays(32, beans)
    expect(await subscriptionNow(beans)).toMatchObject({ status: 'active', plan: 'professional' })
    expect((await beans.call(listInvoices, {})).total).toBe(2)
    await beans.call(cancelSubscription, {})
    await app.passDays(32, beans)
    expect(await subscriptionNow(beans)).toMatchObject({ status: 'canceled', plan: null })
    expect((await beans.call(listInvoices, {})).total).toBe(2)
    expect(await subjectsTo(beans)).toContain(`The Professional plan of Business of ${beans.username} has ended`)
  })

  test('an upgrade is charged at once, as the dry run has shown to the cent; a downgrade begins with the next payment', async () => {
    const beans = await subscriber(app, { plan: 'starter' })
    await app.passDays(10, beans)
    const wanted = { plan: 'enterprise', interval: 'month' } as const
    const { change } = await beans.call(changeSubscription, { ...wanted, dryRun: true })
    expect(change).toMatchObject({ isImmediate: true, next: { cents: 19_900 } })
    expect(change.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(change.dueCents)
    expect(change.dueCents).toBeGreaterThan(9_000)
    await beans.call(changeSubscription, { ...wanted, at: change.at })
    await app.settled()
    expect(await userOf(beans)).toMatchObject({ plan: 'enterprise' })
    const [invoice] = (await beans.call(listInvoices, {})).items
    expect(invoice).toMatchObject({ status: 'paid', totalCents: change.dueCents })
    // The total is that of no single line, so each says its own.
    for (const { description, cents } of change.lines) expect(invoice?.description).toContain(`${description}: ${dollars(cents)}`)
    const { subscription, change: later } = await beans.call(changeSubscription, { plan: 'professional', interval: 'month' })
    expect(later).toMatchObject({ isImmediate: false, dueCents: 0 })
    expect(subscription).toMatchObject({ plan: 'enterprise', change: { plan: 'professional', cents: 6450 } })
    await app.passDays(25, beans)
    expect(await subscriptionNow(beans)).toMatchObject({ plan: 'professional', cents: 6450, change: null })
  })

  test('a change to the plan that it is, and an old price, are refused', async () => {
    const beans = await subscriber(app)
    expect(await problemOf(beans.call(changeSubscription, { plan: 'professional', interval: 'month' }))).toMatchObject({ status: 409 })
    const at = new Date(app.context.now().getTime() - 11 * 60_000).toISOString()
    expect(await problemOf(beans.call(changeSubscription, { plan: 'enterprise', interval: 'month', at }))).toMatchObject({ status: 409 })
  })

  test('a price of before the last change is refused: it would credit a plan that was not there yet', async () => {
    const beans = await subscriber(app)
    await app.passDays(1, beans)
    const at = new Date(app.context.now().getTime() - 5 * 60_000).toISOString()
    await beans.call(changeSubscription, { plan: 'enterprise', interval: 'month' })
    await app.settled()
    const again = { plan: 'enterprise', interval: 'year', at } as const
    expect(await problemOf(beans.call(changeSubscription, again))).toMatchObject({ status: 409 })
    expect((await beans.call(listInvoices, {})).total).toBe(2)
  })
})
