import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

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
    const ids = [await idFor(ann), await idFor(bob), await idFor(createBrowser(app))]
    expect(new Set(ids).size).toBe(3)
    expect([await idFor(ann), await idFor(bob), await idFor(createBrowser(app))]).toEqual(ids)
  })
})

describe('Long responses to calls with an Idempotency-Key', () => {
  test('an account has so many of them stored in a day; the next is a 429 that stores nothing, and works without a key', async () => {
    const [ann, beans] = [await buyer(app), await app.supplier()]
    const { id } = await ann.call(requestQuote, { supplierId: beans.id, ...newRequest() })
    const send = (headers: Record<string, string>) =>
      ann.ask({ method: 'POST', url: `/api/quotes/${id}/message`, payload: { text: 'x'.repeat(5000) }, headers })
    const sent: number[] = []
    for (let messages = 0; messages < 4; messages++) sent.push((await send(keyed(randomUUID()))).statusCode)
    expect(sent).toEqual([200, 200, 200, 200])
    const counted = db.updateTable('rateLimits').where('key', '=', `idempotency:${ann.id}`)
    expect(
      await counted
        .set({ points: 100 * 1024 * 1024 })
        .returning('key')
        .execute(),
    ).toHaveLength(1)
    const refused = await send(keyed('too much'))
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(await db.selectFrom('idempotencyKeys').select('key').where('key', '=', 'too much').execute()).toEqual([])
    const { length } = await db.selectFrom('quoteSteps').select('id').where('requestId', '=', id).where('step', '=', 'message').execute()
    expect(length).toBe(4)
    expect((await send({})).statusCode).toBe(200)
  })
})
