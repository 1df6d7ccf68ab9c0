import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestQuotes } from '#contract/quotes/quotes.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
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

const newBuyer = () => `ann-${randomUUID()}@cafe.example`
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
const requestsOf = (contactEmail: string) =>
  db.selectFrom('quoteRequests').selectAll().where('contactEmail', '=', contactEmail).orderBy('serial').execute()

describe('POST /api/quotes/bulk', () => {
  test('a bulk request reaches each supplier once and the buyer once, and returns the ids in the order given', async () => {
    const [one, two] = [await app.supplier({ businessName: 'Bean Co' }), await app.supplier({ businessName: 'Milk Co', category: 'Dairy' })]
    const contactEmail = newBuyer()
    const response = await app.call(requestQuotes, {
      supplierIds: [two.id, one.id, two.id],
      message: 'Prices, please',
      contactEmail,
      company: 'Corner Cafe',
    })
    const rows = await requestsOf(contactEmail)
    expect(response.count).toBe(2)
    expect(response.ids.map((id) => rows.find((row) => row.id === id)!.supplierId)).toEqual([two.id, one.id])
    expect(new Set(rows.map(({ bulkId }) => bulkId)).size).toBe(1)
    expect(rows).toMatchObject(rows.map(() => ({ requirements: 'Prices, please', businessName: 'Corner Cafe', status: 'new' })))
    for (const supplier of [one, two]) {
      const emails = await emailsTo(supplier.email)
      expect(emails).toHaveLength(1)
      expect(emails[0]?.replyTo).toMatchObject([{ address: contactEmail }])
      expect(emails[0]?.text).toContain('Prices, please')
      expect(await app.call(getSupplier, { id: supplier.id })).toMatchObject({ inquiries: 1 })
    }
    const copies = await emailsTo(contactEmail)
    expect(copies).toHaveLength(1)
    for (const word of ['Bean Co', 'Milk Co', ...rows.map(({ serial }) => String(serial))]) expect(copies[0]!.text).toContain(word)
  })

  test('fifty suppliers get a bulk request, fifty-one are rejected at “supplierIds”', async () => {
    const ids: number[] = []
    for (let made = 0; made < 51; made++) ids.push((await app.supplier()).id)
    const contactEmail = newBuyer()
    const problem = await problemOf(app.call(requestQuotes, { supplierIds: ids, message: 'Hello', contactEmail }))
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'supplierIds', message: 'Please choose at most 50 suppliers.' }] })
    const fifty = ids.slice(0, 50)
    const response = await app.call(requestQuotes, { supplierIds: [...fifty, ...fifty], message: 'Hello', contactEmail })
    expect(response.count).toBe(50)
    expect((await app.emails()).filter(({ replyTo }) => replyTo?.[0]?.address === contactEmail)).toHaveLength(50)
    expect(await emailsTo(contactEmail)).toHaveLength(1)
  })

  test('one unknown supplier is a 404 at its position, and stops the bulk request for all', async () => {
    const supplier = await app.supplier()
    const contactEmail = newBuyer()
    const problem = await problemOf(app.call(requestQuotes, { supplierIds: [supplier.id, 2_000_000_000], message: 'Hello', contactEmail }))
    expect(problem).toMatchObject({ status: 404, errors: [{ path: 'supplierIds.1', message: 'Supplier 2000000000 is not listed.' }] })
    expect(await requestsOf(contactEmail)).toEqual([])
    expect(await emailsTo(supplier.email)).toEqual([])
  })

  test('every unknown supplier is named, so that the request can be sent to the others', async () => {
    const [one, two] = [await app.supplier(), await app.supplier()]
    const request = { supplierIds: [2_000_000_000, one.id, 2_000_000_001, two.id], message: 'Hello', contactEmail: newBuyer() }
    const { errors } = await problemOf(app.call(requestQuotes, request))
    expect(errors?.map(({ path }) => path)).toEqual(['supplierIds.0', 'supplierIds.2'])
    expect(await app.call(requestQuotes, { ...request, supplierIds: [one.id, two.id] })).toMatchObject({ count: 2 })
  })

  test('every wrong field of a bulk request is named by its dotted path', async () => {
    const problem = await problemOf(app.call(requestQuotes, { supplierIds: [1, 2, 3, 'x'] as never, message: '\t ', contactEmail: '' }))
    expect(problem.errors?.map(({ path }) => path)).toEqual(['supplierIds.3', 'message', 'contactEmail'])
    const none = await problemOf(app.call(requestQuotes, { supplierIds: [], message: 'Hello', contactEmail: newBuyer() }))
    expect(none.errors).toEqual([{ path: 'supplierIds', message: 'Please choose at least one supplier.' }])
  })

  test('bulk requests to the same suppliers at the same time, in any order, all arrive', async () => {
    const ids: number[] = []
    for (let made = 0; made < 8; made++) ids.push((await app.supplier()).id)
    const orders = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? ids.toReversed() : [...ids.slice(turn), ...ids.slice(0, turn)]))
    const responses = await Promise.all(
      orders.map((supplierIds) => app.call(requestQuotes, { supplierIds, message: 'Hello', contactEmail: newBuyer() })),
    )
    expect(responses.map(({ count }) => count)).toEqual(orders.map(() => 8))
    const { inquiries } = await app.call(getSupplier, { id: ids[0] as never })
    expect(inquiries).toBe(8)
  })

  test('the same Idempotency-Key and body return the same response and send nothing more', async () => {
    const supplier = await app.supplier()
    const body = { supplierIds: [supplier.id], message: 'Hello', contactEmail: newBuyer() }
    const key = { 'idempotency-key': randomUUID() }
    const responses = [await app.call(requestQuotes, body, key), await app.call(requestQuotes, body, key)]
    expect(responses[1]).toEqual(responses[0])
    expect(await emailsTo(supplier.email)).toHaveLength(1)
    expect(await emailsTo(body.contactEmail)).toHaveLength(1)
  })

  test('calls are limited to 10 a minute from one address, and the 429 says when to retry', async () => {
    const call = () => app.server.inject({ method: 'POST', url: '/api/quotes/bulk', payload: {} })
    for (let made = 0; made < 10; made++) expect((await call()).statusCode).toBe(400)
    const limited = await call()
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(limited.headers['retry-after'])).toBeLessThanOrEqual(60)
  })
})
