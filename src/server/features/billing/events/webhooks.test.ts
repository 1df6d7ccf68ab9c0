import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMe } from '#contract/accounts/accounts.ts'
import { listInvoices, startSubscription } from '#contract/billing/billing.ts'
import { signEvent } from '#server/security/timed-signature.ts'
import { advance, confirm } from '#server/ports/payments/sandbox/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { cardOf } from '#test/people/billing.ts'
import { BETA, ENTERPRISE, LIST, STARTER } from '#test/stubs/payment-providers.ts'
import { supplier, type Person } from '#test/people/people.ts'
import { createStripe, stripeVariables } from '#test/stubs/stripe-server.ts'

let elapsed = 0
const now = () => new Date(Date.now() + elapsed)
let app: TestApp
let plain: TestApp
let stripe: Awaited<ReturnType<typeof createStripe>>
beforeAll(async () => {
  stripe = await createStripe({ now, sells: [BETA, STARTER, LIST, ENTERPRISE] })
  app = await createTestApp(stripeVariables(stripe.settings), { now })
})
afterAll(async () => {
  await app.stop()
  await stripe.close()
})
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())
afterEach(() => {
  elapsed = 0
})

type Sent = { secret?: string; at?: Date; headers?: Record<string, string> }
const deliver = (event: object, { secret = stripe.settings.webhookSecret, at = now(), headers = {} }: Sent = {}) => {
  const { body, signature } = signEvent(event, secret, at)
  const sent = { 'content-type': 'application/json', 'stripe-signature': signature, ...headers }
  return app.server.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: body, headers: sent })
}
const statusOf = async (person: Person) => (await person.call(getMe, {})).user?.subscriptionStatus

/** Has a supplier pay at Stripe, and returns the events of that, none of which has been delivered. */
async function paid() {
  const beans = await supplier(app)
  const before = stripe.store.events.length
  const { clientSecret } = await beans.call(startSubscription, {})
  await confirm(stripe.store, { clientSecret, card: cardOf('success') })
  return { beans, events: stripe.store.events.slice(before) }
}

describe('POST /api/webhooks/stripe', () => {
  test('a subscription is active once Stripe says so, not when the browser has paid, and in whatever order it is said', async () => {
    for (const order of [(events: object[]) => events, (events: object[]) => events.toReversed()]) {
      const { beans, events } = await paid()
      expect(await statusOf(beans)).toBe('pending')
      for (const event of order(events)) expect((await deliver(event)).statusCode).toBe(200)
      expect(await statusOf(beans)).toBe('active')
      expect((await beans.call(listInvoices, {})).items).toMatchObject([{ status: 'paid', totalCents: 6450 }])
    }
  })

  test('events that are sent again, and at the same time, have one effect', async () => {
    const { beans, events } = await paid()
    const sent = await Promise.all([...events, ...events, ...events].map((event) => deliver(event)))
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await statusOf(beans)).toBe('active')
    const booked = await app.context.db.selectFrom('ledger').select(['account', 'cents']).where('entry', 'like', 'payment %').execute()
    const cash = booked.filter(({ account }) => account === 'cash')
    expect(cash.length).toBe(await paidInvoices())
    const emails = (await app.emails()).filter(({ to }) => to?.[0]?.address === beans.email)
    expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('has the Professional plan')])
  })

  const paidInvoices = async () =>
    (await app.context.db.selectFrom('invoices').select('id').where('status', '=', 'paid').where('paidCents', '>', 0).execute()).length

  test('a wrong or missing signature, and one of more than five minutes ago, are a 400 without effect', async () => {
    const { beans, events } = await paid()
    const old = new Date(now().getTime() - 301_000)
    for (const sent of [
      { secret: 'whsec_other' },
      { at: old },
      { headers: { 'stripe-signature': 't=1' } },
      { headers: { 'stripe-signature': '' } },
    ])
      for (const event of events) expect((await deliver(event, sent)).statusCode).toBe(400)
    expect(await statusOf(beans)).toBe('pending')
  })

  test('unknown types, unknown customers and what cannot be read are a 200 without effect', async () => {
    const count = () =>
      app.context.db
        .selectFrom('paymentEvents')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    const before = await count()
    const { events } = await paid()
    const elsewhere = JSON.parse(JSON.stringify(events).replaceAll(/cus_[\da-f]{24}/g, 'cus_of_another_program')) as object[]
    for (const event of [...elsewhere, { id: 'evt_1', type: 'product.created', created: 1, data: { object: {} } }, { odd: true }])
      expect((await deliver(event)).statusCode).toBe(200)
    const after = await count()
    // Payments and refunds name no customer: they wait for one, for a month.
    const waiting = await app.context.db.selectFrom('paymentEvents').select('id').where('providerCustomerId', 'is', null).execute()
    expect(after.n - before.n).toBe(waiting.length)
  })

  test('a payment of less, of another price, or a trial, does not activate', async () => {
    const { beans, events } = await paid()
    const unlike: ((json: string) => string)[] = [
      (json) => json.replaceAll(stripe.settings.prices[0]!.id, 'price_of_something_else'),
      (json) =>
        json.replaceAll(/"(amount_due|amount_paid|total)":6450/g, '"$1":1').replaceAll('"status":"active"', '"status":"incomplete"'),
      (json) => json.replaceAll('"status":"active"', '"status":"trialing"').replaceAll('"status":"paid"', '"status":"draft"'),
    ]
    for (const change of unlike) {
      for (const event of events)
        await deliver(JSON.parse(change(JSON.stringify(event)).replace('"id":"evt_', `"id":"evt_${unlike.indexOf(change)}`)) as object)
      expect([unlike.indexOf(change), await statusOf(beans)]).toEqual([unlike.indexOf(change), 'pending'])
    }
  })

  test('canceled is final: what comes later, or was sent before, does not bring a subscription back', async () => {
    const { beans, events } = await paid()
    for (const event of events) await deliver(event)
    const before = stripe.store.events.length
    const { providerSubscriptionId } = await app.context.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('supplierId', '=', beans.supplierId!)
      .executeTakeFirstOrThrow()
    await app.context.payments.cancelNow(providerSubscriptionId!, 'test')
    for (const event of stripe.store.events.slice(before)) await deliver(event)
    expect(await statusOf(beans)).toBe('canceled')
    for (const [at, event] of events.entries())
      await deliver({ ...event, id: `evt_again_${at}`, created: Math.floor(now().getTime() / 1000) + 60 })
    expect(await statusOf(beans)).toBe('canceled')
  })

  test('a refund and a dispute at the provider are booked, and the owner is told of the dispute', async () => {
    const { beans, events } = await paid()
    for (const event of events) await deliver(event)
    const charge = events.find(({ type }) => type === 'charge.succeeded')!.data.object as { id: string; payment_intent: string }
    const dispute = {
      object: 'dispute',
      id: 'dp_1',
      charge: charge.id,
      payment_intent: charge.payment_intent,
      amount: 6450,
      currency: 'aud',
    }
    const created = Math.floor(now().getTime() / 1000)
    await deliver({
      id: 'evt_dispute',
      type: 'charge.dispute.created',
      created,
      data: { object: { ...dispute, status: 'needs_response' } },
    })
    await deliver({ id: 'evt_lost', type: 'charge.dispute.closed', created: created + 9, data: { object: { ...dispute, status: 'lost' } } })
    const lines = await app.context.db
      .selectFrom('ledger')
      .select(['entry', 'account', 'cents'])
      .where('entry', 'like', 'dispute%')
      .execute()
    expect(lines).toEqual(
      expect.arrayContaining([
        { entry: 'dispute dp_1', account: 'cash', cents: -6450 },
        { entry: 'dispute dp_1', account: 'disputed', cents: 6450 },
        { entry: 'dispute lost dp_1', account: 'revenue', cents: 5864 },
        { entry: 'dispute lost dp_1', account: 'gst', cents: 586 },
      ]),
    )
    expect((await app.emails()).map(({ subject }) => subject)).toContain('A payment of $64.50 is disputed')
    expect(await statusOf(beans)).toBe('active')
  })

  test('the address of a provider that is not used is unknown', async () => {
    plain = await createTestApp()
    const send = (to: TestApp, url: string) => to.server.inject({ method: 'POST', url, payload: {} })
    expect([(await send(plain, '/api/webhooks/stripe')).statusCode, (await send(app, '/api/webhooks/sandbox')).statusCode]).toEqual([
      404, 404,
    ])
    expect((await send(app, '/api/sandbox/confirm')).statusCode).toBe(404)
    await plain.stop()
  })
})

describe('An app with Stripe', () => {
  test('renews, and the reconciliation of a day says what lost webhooks did not', async () => {
    const { beans } = await paid()
    const { reconcile } = await import('./reconcile.ts')
    await reconcile(app.context)
    expect(await statusOf(beans)).toBe('active')
    elapsed = 20 * 86_400_000
    expect(await statusOf(beans)).toBe('active')
    elapsed = 32 * 86_400_000
    for (const { id } of stripe.store.customers()) await advance(stripe.store, id)
    await reconcile(app.context)
    expect((await beans.call(listInvoices, {})).items.map(({ status }) => status)).toEqual(['paid', 'paid'])
  })
})
