import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBulkComparison } from '#contract/quotes/bulk-comparison.ts'
import { requestQuotes } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { openBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'

let app: TestApp
let ann: Person
type Supplier = Person & { supplierId: number }
let [milk, beans]: Supplier[] = []
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
  ;[milk, beans] = [await supplier(app), await supplier(app)]
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const contactEmail = 'ann@cafe.example'
const asked = (lines: object[], more = {}) =>
  ann.call(requestQuotes, {
    supplierIds: [milk!.supplierId, beans!.supplierId],
    message: 'Please price these lines.',
    contactEmail,
    lines: lines as never,
    ...more,
  })

describe('GET /api/quotes/bulk/:id/comparison', () => {
  test('offers are requests in the order in which they were asked, lines in that of the request', async () => {
    const lines = [{ item: 'Milk', quantity: 2, unit: 'L' }, { item: 'Beans', quantity: 5, unit: 'kg' }, { item: 'Rice' }]
    const linesFor = { [milk!.supplierId]: [2, 0], [beans!.supplierId]: [1] }
    const { ids, bulkId } = await asked(lines, { linesFor })
    const comparison = await ann.call(getBulkComparison, { id: bulkId })
    expect(comparison.offers).toMatchObject(ids.map((offerId) => ({ offerId, state: 'unanswered', isExpired: false })))
    expect(comparison.lines).toMatchObject([
      { item: 'Milk', need: { amount: 2, measure: 'L' }, cells: [{ state: 'unanswered' }, { state: 'not-asked' }] },
      { item: 'Beans', need: { amount: 5, measure: 'kg' }, cells: [{ state: 'not-asked' }, { state: 'unanswered' }] },
      { item: 'Rice', need: null, cells: [{ state: 'unanswered' }, { state: 'not-asked' }] },
    ])
    expect(comparison.unanswered).toEqual(comparison.lines.map(({ lineId }) => lineId))
  })

  test('it is for its buyer, and for what has lines', async () => {
    const { bulkId } = await asked([{ item: 'Milk' }])
    const words = await asked([])
    const statusFor = async (person: Pick<Person, 'call'>, id: string) => (await problemOf(person.call(getBulkComparison, { id }))).status
    expect(await statusFor(ann, words.bulkId)).toBe(409)
    expect(await statusFor(ann, randomUUID())).toBe(404)
    expect(await statusFor(await buyer(app), bulkId)).toBe(403)
    expect(await statusFor(milk!, bulkId)).toBe(403)
    expect(await statusFor(openBrowser(app), bulkId)).toBe(401)
  })

  test.each([
    ['never', 'x'],
    ['never', '*:*'],
    ['substitutes', 'OFFER:*'],
    ['always', `${randomUUID()}:*`],
    ['always', 'OFFER:OFFER'],
    ['substitutes', `OFFER:${randomUUID()}`],
    ['most', '0'],
    ['most', 'x'],
    ['savesAtLeast', '-1'],
    ['savesAtLeast', '1.5'],
  ])('%s=%s is a 400 at its name', async (name, value) => {
    const { bulkId, ids } = await asked([{ item: 'Milk' }])
    const query = new URLSearchParams({ [name]: value.replaceAll('OFFER', ids[0]!) })
    const response = await ann.ask({ method: 'GET', url: `/api/quotes/bulk/${bulkId}/comparison?${query}` })
    expect([response.statusCode, response.json().errors?.map(({ path }: { path: string }) => path)]).toEqual([400, [name]])
  })

  test('rules are repeated, or have commas between them', async () => {
    const { bulkId, ids } = await asked([{ item: 'Milk' }])
    const url = `/api/quotes/bulk/${bulkId}/comparison`
    const rules = ids.map((id) => `${id}:*`)
    for (const query of [rules.map((rule) => `never=${rule}`).join('&'), `never=${rules.join(',')}`, `never=&most=&never=${rules[0]}`])
      expect((await ann.ask({ method: 'GET', url: `${url}?${query}` })).statusCode).toBe(200)
  })
})
