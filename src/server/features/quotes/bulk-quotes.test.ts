import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestQuotes } from '#contract/quotes.ts'
import { getSupplier } from '#contract/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { problemOf } from '#test/problem.ts'

let app: TestApp
let db: TestApp['context']['db']
beforeAll(async () => {
  app = await createTestApp()
  db = app.context.db
})
afterAll(() => app.stop())
// Each test is in a minute of its own.
beforeEach(() => db.deleteFrom('rateLimits').execute())

const newBuyer = () => `ann-${randomUUID()}@cafe.example`
const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
const requestsOf = (contactEmail: string) =>
  db.selectFrom('quoteRequests').selectAll().where('contactEmail', '=', contactEmail).orderBy('serial').execute()

describe('quotes: bulk quotes', () => {
  test('a bulk request reaches each supplier once and the buyer once, ids in the order given', async () => {
    const [one, two] = [await app.supplier({ businessName: 'Bean Co' }), await app.supplier({ businessName: 'Milk Co', category: 'Dairy' })]
    const contactEmail = newBuyer()
    const answer = await app.call(requestQuotes, {
      supplierIds: [two.id, one.id, two.id],
      message: 'Prices, please',
      contactEmail,
      company: 'Corner Cafe',
    })
    const rows = await requestsOf(contactEmail)
    expect(answer.count).toBe(2)
    expect(answer.ids.map((id) => rows.find((row) => row.id === id)!.supplierId)).toEqual([two.id, one.id])
    expect(new Set(rows.map(({ bulkId }) => bulkId)).size).toBe(1)
    expect(rows).toMatchObject(rows.map(() => ({ requirements: 'Prices, please', businessName: 'Corner Cafe', status: 'new' })))
    for (const supplier of [one, two]) {
      const emails = await emailsTo(supplier.email)
      expect(emails).toHaveLength(1)
      expect(emails[0]!.replyTo).toMatchObject([{ address: contactEmail }])
      expect(emails[0]!.text).toContain('Prices, please')
      expect(await app.call(getSupplier, { id: supplier.id })).toMatchObject({ inquiries: 1 })
    }
    const copies = await emailsTo(contactEmail)
    expect(copies).toHaveLength(1)
    for (const word of ['Bean Co', 'Milk Co', ...rows.map(({ serial }) => String(serial))]) expect(copies[0]!.text).toContain(word)
  })

  test('fifty suppliers get a bulk request, fifty-one are refused by name', async () => {
    const ids: number[] = []
    for (let made = 0; made < 51; made++) ids.push((await app.supplier()).id)
    const contactEmail = newBuyer()
    const refusal = await problemOf(app.call(requestQuotes, { supplierIds: ids, message: 'Hello', contactEmail }))
    expect(refusal).toMatchObject({ status: 400, errors: [{ path: 'supplierIds', message: 'Please choose at most 50 suppliers.' }] })
    const fifty = ids.slice(0, 50)
    const answer = await app.call(requestQuotes, { supplierIds: [...fifty, ...fifty], message: 'Hello', contactEmail })
    expect(answer.count).toBe(50)
    expect((await app.emails()).filter(({ replyTo }) => replyTo?.[0]?.address === contactEmail)).toHaveLength(50)
    expect(await emailsTo(contactEmail)).toHaveLength(1)
  })

  test('one unknown supplier stops a bulk request for all', async () => {
    const supplier = await app.supplier()
    const contactEmail = newBuyer()
    const refusal = await problemOf(app.call(requestQuotes, { supplierIds: [supplier.id, 2_000_000_000], message: 'Hello', contactEmail }))
    expect(refusal).toMatchObject({ status: 404, errors: [{ path: 'supplierIds.1', message: 'Supplier 2000000000 is not listed.' }] })
    expect(await requestsOf(contactEmail)).toEqual([])
    expect(await emailsTo(supplier.email)).toEqual([])
  })

  test('every supplier that has gone is named, so that the others can be asked', async () => {
    const [one, two] = [await app.supplier(), await app.supplier()]
    const asked = { supplierIds: [2_000_000_000, one.id, 2_000_000_001, two.id], message: 'Hello', contactEmail: newBuyer() }
    const { errors } = await problemOf(app.call(requestQuotes, asked))
    expect(errors?.map(({ path }) => path)).toEqual(['supplierIds.0', 'supplierIds.2'])
    expect(await app.call(requestQuotes, { ...asked, supplierIds: [one.id, two.id] })).toMatchObject({ count: 2 })
  })

  test('every wrong field of a bulk request is named by its dotted path', async () => {
    const refusal = await problemOf(app.call(requestQuotes, { supplierIds: [1, 2, 3, 'x'] as never, message: '\t ', contactEmail: '' }))
    expect(refusal.errors?.map(({ path }) => path)).toEqual(['supplierIds.3', 'message', 'contactEmail'])
    const none = await problemOf(app.call(requestQuotes, { supplierIds: [], message: 'Hello', contactEmail: newBuyer() }))
    expect(none.errors).toEqual([{ path: 'supplierIds', message: 'Please choose at least one supplier.' }])
  })

  test('bulk requests to the same suppliers at the same time, in any order, all arrive', async () => {
    const ids: number[] = []
    for (let made = 0; made < 8; made++) ids.push((await app.supplier()).id)
    const orders = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? ids.toReversed() : [...ids.slice(turn), ...ids.slice(0, turn)]))
    const answers = await Promise.all(
      orders.map((supplierIds) => app.call(requestQuotes, { supplierIds, message: 'Hello', contactEmail: newBuyer() })),
    )
    expect(answers.map(({ count }) => count)).toEqual(orders.map(() => 8))
    const { inquiries } = await app.call(getSupplier, { id: ids[0] as never })
    expect(inquiries).toBe(8)
  })

  test('the same key and body of a bulk request send nothing more', async () => {
    const supplier = await app.supplier()
    const body = { supplierIds: [supplier.id], message: 'Hello', contactEmail: newBuyer() }
    const key = { 'idempotency-key': randomUUID() }
    const answers = [await app.call(requestQuotes, body, key), await app.call(requestQuotes, body, key)]
    expect(answers[1]).toEqual(answers[0])
    expect(await emailsTo(supplier.email)).toHaveLength(1)
    expect(await emailsTo(body.contactEmail)).toHaveLength(1)
  })

  test('10 calls a minute are taken from one address', async () => {
    const call = () => app.server.inject({ method: 'POST', url: '/api/quotes/bulk', payload: {} })
    for (let made = 0; made < 10; made++) expect((await call()).statusCode).toBe(400)
    const refusal = await call()
    expect(refusal.statusCode).toBe(429)
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(60)
  })
})
