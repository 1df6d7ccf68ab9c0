import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestQuote } from '#contract/quotes.ts'
import { getSupplier } from '#contract/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { openBrowser, type Browser } from '#test/browser.ts'
import { buyer } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'

let app: TestApp
let db: TestApp['context']['db']
beforeAll(async () => {
  app = await createTestApp()
  db = app.context.db
})
afterAll(() => app.stop())
// Each test starts with fresh rate limits.
beforeEach(() => db.deleteFrom('rateLimits').execute())

const newRequest = () => ({
  businessName: 'Corner Cafe',
  contactEmail: `ann-${randomUUID()}@cafe.example`,
  requirements: 'House blend, 12 kg a week',
})
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
const requestsOf = (contactEmail: string) => db.selectFrom('quoteRequests').selectAll().where('contactEmail', '=', contactEmail).execute()
const keyed = (key: string) => ({ 'idempotency-key': key })

describe('POST /api/quotes/request with an Idempotency-Key', () => {
  test('the same key and body return the first response again and send nothing more', async () => {
    const supplier = await app.supplier()
    const body = { supplierId: supplier.id, ...newRequest() }
    const key = keyed(randomUUID())
    const first = await app.call(requestQuote, body, key)
    expect(await app.call(requestQuote, body, key)).toEqual(first)
    expect(await requestsOf(body.contactEmail)).toHaveLength(1)
    expect(await emailsTo(supplier.email)).toHaveLength(1)
    expect(await app.call(getSupplier, { id: supplier.id })).toMatchObject({ inquiries: 1 })
  })

  test('three simultaneous calls with one key and body make one request', async () => {
    const supplier = await app.supplier()
    const body = { supplierId: supplier.id, ...newRequest() }
    const key = keyed(randomUUID())
    const responses = await Promise.all([1, 2, 3].map(() => app.call(requestQuote, body, key)))
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1)
    expect(await requestsOf(body.contactEmail)).toHaveLength(1)
  })

  test('the same key with another body is a 409 conflict', async () => {
    const supplier = await app.supplier()
    const body = { supplierId: supplier.id, ...newRequest() }
    const key = keyed(randomUUID())
    await app.call(requestQuote, body, key)
    expect(await problemOf(app.call(requestQuote, { ...body, quantity: '1 kg' }, key))).toMatchObject({ status: 409 })
    expect(await requestsOf(body.contactEmail)).toHaveLength(1)
  })

  test('each account has keys of its own, and all visitors share theirs', async () => {
    const [ann, bob, beans] = [await buyer(app), await buyer(app), await app.supplier()]
    const payload = { supplierId: beans.id, businessName: 'Corner Café', contactEmail: 'ann@cafe.example', requirements: 'Beans' }
    const idFor = async (browser: Browser) =>
      (await browser.ask({ method: 'POST', url: '/api/quotes/request', payload, headers: { 'idempotency-key': 'key' } })).json()
        .id as string
    const ids = [await idFor(ann), await idFor(bob), await idFor(openBrowser(app))]
    expect(new Set(ids).size).toBe(3)
    expect([await idFor(ann), await idFor(bob), await idFor(openBrowser(app))]).toEqual(ids)
  })
})
