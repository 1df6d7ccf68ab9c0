import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BETA, LIST, YEARLY } from '#test/stubs/payment-providers.ts'
import { createStripe } from '#test/stubs/stripe-server.ts'
import { PaymentsUnavailable, type Payments } from './payments.ts'
import { confirm } from './sandbox/browser.ts'
import { stripePayments } from './stripe.ts'

const now = () => new Date('2026-01-31T10:00:00Z')
const CARD = { kind: 'success', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 } as const
const CUSTOMER = { key: 'one', supplierId: 7, name: 'Tin Shed', email: 'tin@shed.example' }
const ONCE = { timeoutMs: 2_000, retries: 0 }

describe('Stripe', () => {
  let server: Awaited<ReturnType<typeof createStripe>>
  let payments: Payments
  beforeEach(async () => {
    server = await createStripe({ now, sells: [BETA, LIST, YEARLY] })
    payments = stripePayments(server.settings, now)
  })
  afterEach(() => server.close())
  const start = async (terms = BETA, key = 'two') => {
    const customer = await payments.createCustomer(CUSTOMER)
    return payments.startSubscription({ key, customer, terms, reference: 'our-id' })
  }
  const calls = () => server.received.map(({ method, path }) => `${method} ${path}`)

  test('is called with a key for every write, made of ours', async () => {
    await start()
    expect(server.received.filter(({ method }) => method === 'POST').map(({ path, key }) => [path, key])).toEqual([
      ['customers', 'customer:one'],
      ['subscriptions', 'start:two'],
    ])
    await expect(start(LIST)).rejects.toThrow('Stripe could not be asked: StripeIdempotencyError 400 key_in_use req_')
  })

  test('gets our ids and no card: that goes from the browser to Stripe', async () => {
    const { clientSecret } = await start()
    await confirm(server.store, { clientSecret, card: CARD })
    expect(server.received[0]?.params).toMatchObject({ metadata: { supplierId: '7' }, name: 'Tin Shed', email: 'tin@shed.example' })
    expect(server.received.find(({ path }) => path === 'subscriptions')?.params).toMatchObject({
      metadata: { reference: 'our-id' },
      items: { 0: { price: 'price_1professionalmonth6450' } },
    })
    expect(JSON.stringify(server.received)).not.toContain('4242')
  })

  test('is asked for a price once, and again when it did not answer', async () => {
    const impatient = stripePayments(server.settings, now, ONCE)
    server.failures.push((response) => response.writeHead(503).end())
    await expect(impatient.sells(YEARLY)).rejects.toThrow(PaymentsUnavailable)
    expect(await impatient.sells(YEARLY)).toBe(true)
    expect(await impatient.sells(YEARLY)).toBe(true)
    expect(calls().filter((call) => call.startsWith('GET prices/'))).toHaveLength(2)
  })

  test.each([
    ['is not active', { active: false }],
    ['is in another currency', { currency: 'usd' }],
    ['comes to something else', { unit_amount: 6451 }],
    ['recurs otherwise', { recurring: { interval: 'year', interval_count: 1, usage_type: 'licensed' } }],
    ['is paid every second month', { recurring: { interval: 'month', interval_count: 2, usage_type: 'licensed' } }],
  ] as const)('does not sell what has a price that %s', async (_, fields) => {
    const [id, price] = [...server.prices][0]!
    server.prices.set(id, { ...price, ...fields })
    expect(await payments.sells(BETA)).toBe(false)
    expect(await payments.sells(LIST)).toBe(true)
  })

  test('is tried again with the same key when it fails for a moment', async () => {
    server.failures.push((response) => response.writeHead(500).end('{}'))
    const id = await payments.createCustomer(CUSTOMER)
    expect(server.received.map(({ key }) => key)).toEqual(['customer:one', 'customer:one'])
    expect(server.store.customers().map((each) => each.id)).toEqual([id])
  })

  test.each([
    ['is down', (response) => response.writeHead(503).end('{}')],
    ['hangs up', (response) => response.destroy()],
    ['does not answer', () => {}],
    ['answers a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>maintenance</html>')],
    ['answers something else', (response) => response.end('[]')],
  ] as [string, (response: import('node:http').ServerResponse) => void][])('that %s is unavailable', async (_, failure) => {
    const impatient = stripePayments(server.settings, now, ONCE)
    server.failures.push(failure)
    await expect(impatient.secretOf('sub_1')).rejects.toThrow(PaymentsUnavailable)
  })

  test('that does not know the key any more is unavailable, and nobody reads a key in the reason', async () => {
    const rotated = stripePayments({ ...server.settings, secretKey: 'sk_test_of_before' }, now)
    const failure = await rotated.createCustomer(CUSTOMER).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PaymentsUnavailable)
    expect(String(failure)).toBe('Error: Stripe could not be asked: StripeAuthenticationError 401 api_key_invalid req_1')
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('sk_test_of_before')
  })

  test('may be paid while a subscription is abandoned: then it is not', async () => {
    const { id, clientSecret } = await start()
    server.meanwhile.happens = async ({ path }) => {
      if (path.endsWith('/void')) await confirm(server.store, { clientSecret, card: CARD })
    }
    expect(await payments.abandon(id)).toBe(false)
    expect(calls()).not.toContain(`DELETE subscriptions/${id}`)
    expect((await payments.eventsOf(id)).at(-1)).toMatchObject({ subscription: { status: 'active', isPaid: true } })
  })

  test('ends what is abandoned, whatever becomes there of a subscription whose first invoice is void', async () => {
    const { id } = await start()
    let isVoid = false
    server.meanwhile.happens = async ({ method, path }) => {
      if (isVoid && method === 'GET' && path === `subscriptions/${id}`) await server.revive(id)
      isVoid = path.endsWith('/void')
    }
    expect(await payments.abandon(id)).toBe(true)
    expect(calls()).toContain(`DELETE subscriptions/${id}`)
    expect((await payments.eventsOf(id)).at(-1)).toMatchObject({ subscription: { status: 'canceled' } })
  })

  test('goes on with a plan that was begun when the same change is asked for again', async () => {
    const { id, clientSecret } = await start(LIST)
    await confirm(server.store, { clientSecret, card: CARD })
    const impatient = stripePayments(server.settings, now, ONCE)
    server.meanwhile.happens = async ({ method, path }) => {
      if (method === 'POST' && path.startsWith('subscription_schedules/')) server.failures.push((response) => response.destroy())
    }
    const change = { terms: YEARLY, key: 'three' }
    await expect(impatient.changeAtPeriodEnd(id, change)).rejects.toThrow(PaymentsUnavailable)
    server.meanwhile.happens = async () => {}
    expect(await impatient.changeAtPeriodEnd(id, change)).toMatchObject({ change: YEARLY })
    expect(server.store.customers()[0]?.schedules).toHaveLength(1)
  })
})
