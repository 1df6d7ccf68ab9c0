import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Output } from '#contract/endpoint/endpoint.ts'
import { addOrderList, removeOrderList } from '#contract/order-lists/order-lists.ts'
import { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import { getBulkQuotes, getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote, declineQuote, passQuote, withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { problemOf } from '#test/app/problem.ts'
import { contents, line, need, offer, price } from '#test/data/compared-offers.ts'
import { answeredBulk, answerOf, type AnsweredBulk } from '#test/people/answered-bulk.ts'
import { emailsAbout, keyIn } from '#test/people/quotes.ts'
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
    expect(await statusFor(createBrowser(app), bulkId)).toBe(401)
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

  const kg = (lineId: string, priceCents: number, more = {}) => price(lineId, priceCents, { ...contents(1, 'kg'), ...more })
  const flour = [line('1', 1, need(10, 'kg')), line('2', 1, need(5, 'kg'))]
  const answered = () =>
    answeredBulk(ann, [milk!, beans!], {
      lines: flour,
      offers: [offer('a', [kg('1', 300), kg('2', 200)]), offer('b', [kg('1', 280), kg('2', 210)])],
    })
  const cellsOf = async (bulk: AnsweredBulk) => {
    const { offers, lines, common, split } = await ann.call(getBulkComparison, { id: bulk.bulkId })
    const cells = lines.map(({ cells: [first] }) => [first!.state, first!.costCents])
    return { state: offers[0]!.state, isExpired: offers[0]!.isExpired, cells, of: common.totals.length, orders: split?.orders.length ?? 0 }
  }
  const all = [['priced', 3000], ['priced', 1000]] // prettier-ignore
  const CLOSED: [string, (id: string) => Promise<unknown>, object][] = [
    ['declined', (id) => ann.call(declineQuote, { id }), { state: 'declined', isExpired: false, cells: all, of: 1 }],
    ['passed after an answer', (id) => milk!.call(passQuote, { id }), { state: 'passed', isExpired: false, cells: all, of: 1 }],
    ['withdrawn', (id) => ann.call(withdrawQuote, { id }), { state: 'withdrawn', isExpired: false, cells: all, of: 1 }],
    ['accepted', (id) => ann.call(acceptQuote, { id }), { state: 'live', isExpired: false, cells: all, of: 2 }],
    [
      'over, though nothing has expired it yet',
      (id) => app.context.db.updateTable('offers').set({ validUntil: '2020-01-01' }).where('requestId', '=', id).execute(),
      { state: 'expired', isExpired: true, cells: all.map(([, cents]) => ['expired', cents]), of: 1 },
    ],
    [
      'expired',
      (id) => app.context.db.updateTable('quoteRequests').set({ status: 'expired' }).where('id', '=', id).execute(),
      { state: 'expired', isExpired: true, cells: all.map(([, cents]) => ['expired', cents]), of: 1 },
    ],
  ]
  test.each(CLOSED)('an answer that is %s stays to be read, and counts as long as it is live', async (_, close, expected) => {
    const bulk = await answered()
    await close(bulk.requestIds.get('a')!)
    expect(await cellsOf(bulk)).toMatchObject(expected)
  })

  test('the latest answer is compared, and lines that a supplier does not sell are passed', async () => {
    const bulk = await answered()
    const id = bulk.requestIds.get('a')!
    const [one, two] = ['1', '2'].map((lineId) => bulk.lineIds.get(lineId)!) as [string, string]
    const revised = answerOf(offer('a', [kg('2', 150)]), flour, bulk.lineIds)
    await milk!.call(answerQuote, { id, ...revised, passedLineIds: [one] })
    expect(await cellsOf(bulk)).toMatchObject({ state: 'live', cells: [['passed', null], ['priced', 750]], of: 2 }) // prettier-ignore
    expect((await ann.call(getBulkComparison, { id: bulk.bulkId })).partial).toMatchObject([{ offerId: id, lineIds: [two] }])
  })

  test('of a line that does not say how much is needed nothing is compared, and nothing guessed', async () => {
    const { bulkId, ids } = await asked([{ item: 'Flour', unit: 'kg' }, { item: 'Salt', quantity: 2, unit: 'kg' }]) // prettier-ignore
    const { lines: rows } = await ann.call(getQuote, { id: ids[0]! })
    const lines = rows.map(({ id, item }) => ({ requestLineId: id, item, packSize: '1 kg', priceCents: 100, gst: 'free' as const }))
    await milk!.call(answerQuote, { id: ids[0]!, lines })
    const { lines: compared, unanswered, whole } = await ann.call(getBulkComparison, { id: bulkId })
    expect(compared.map(({ need: amount, cells }) => [amount, cells[0]!.state, cells[0]!.costCents])).toEqual([
      [null, 'not-comparable', null],
      [{ amount: 2, measure: 'kg' }, 'priced', 200],
    ])
    expect([unanswered, whole.lineIds]).toEqual([[rows[0]!.id], [rows[1]!.id]])
  })

  test.each<[string, object, number | null]>([
    ['its order unit', { unit: 'ctn', contents: { amount: 5, measure: 'kg' }, paidCents: 2000 }, 4000],
    ['that unit, named', { unit: 'ctn', contents: { amount: 5, measure: 'kg' }, paidCents: 2000, paidPer: 'Ctns' }, 4000],
    ['another unit that is a measure', { unit: 'ctn', contents: { amount: 5, measure: 'kg' }, paidCents: 350, paidPer: 'kg' }, 3500],
    ['that unit, with an e before its s', { unit: 'boxes', contents: { amount: 5, measure: 'kg' }, paidCents: 2000, paidPer: 'box' }, 4000],
    ['grams', { unit: 'kg', paidCents: 200, paidPer: '500 g' }, 4000],
    ['none of it', { unit: 'kg', paidCents: 200, paidPer: '0 kg' }, null],
    ['with its GST', { unit: 'kg', paidCents: 330, paidGst: 'included' as const }, 3000],
    ['a unit that says nothing of kilos', { unit: 'bag', paidCents: 2000 }, null],
    ['no unit', { paidCents: 2000 }, null],
    ['nothing', { unit: 'kg', paidCents: 0 }, null],
  ])('what is paid for %s is compared by the account that pays it, never by the key', async (_, paid, paidForNeed) => {
    const list = await ann.call(addOrderList, { name: 'Week', lines: [{ item: 'Flour', ...paid }] })
    const { bulkId, ids } = await asked([{ item: 'Flour', quantity: 10, unit: 'kg', listLineId: list.lines[0]!.id }])
    const [row] = (await ann.call(getQuote, { id: ids[0]! })).lines
    const price = { requestLineId: row!.id, item: 'Flour', packSize: '1 kg', priceCents: 500, gst: 'free' as const }
    await milk!.call(answerQuote, { id: ids[0]!, lines: [price] })
    const changeOf = ({ lines }: Output<typeof getBulkComparison>) => lines[0]!.cells[0]!.change
    const change = changeOf(await ann.call(getBulkComparison, { id: bulkId }))
    expect(change?.cents ?? null).toBe(paidForNeed === null ? null : 5000 - paidForNeed)
    const [copy] = await emailsAbout(app, bulkId, 'bulk-quote-request-copy')
    const key = keyIn(app, copy!.facts.token)
    for (const reader of [createBrowser(app), milk!]) expect(changeOf(await reader.call(getBulkComparison, { id: bulkId, key }))).toBeNull()
    await ann.call(removeOrderList, { id: list.id })
    expect(changeOf(await ann.call(getBulkComparison, { id: bulkId }))).toBeNull()
  })

  test('fifty suppliers and a hundred lines are compared', async () => {
    const more = await Promise.all(Array.from({ length: 50 }, () => app.supplier()))
    const lines = Array.from({ length: 100 }, (_, n) => ({ item: `Item ${n}`, quantity: 3 + (n % 7), unit: 'kg' }))
    const { bulkId, ids } = await asked(lines, { supplierIds: more.map(({ id }) => id) })
    const rows = (await ann.call(getBulkQuotes, { id: bulkId }))[0]!.lines
    const pack = { packSize: '1 kg', quantity: null, gst: 'free' }
    const terms = { deliveryCents: 2000, minimumCents: 70_000, belowMinimum: 'refuse' as const }
    for (const [o, requestId] of ids.entries()) {
      const centsOf = (n: number) => 3000 + ((n * 7919 + o * 104_729 + n * o * 31) % 2003)
      const priced = rows.map(({ id, item }, n) => ({ ...pack, requestLineId: id, item, priceCents: centsOf(n) }))
      const row = { requestId, revision: 1, lines: JSON.stringify(priced), ...terms }
      await app.context.db.insertInto('offers').values(row).execute()
    }
    await app.context.db.updateTable('quoteRequests').set({ status: 'quoted' }).where('bulkId', '=', bulkId).execute()
    // Compared in a thread, which a slow machine may not start in time: then the site says that it is busy.
    const { split, whole } = await vi.waitFor(() => ann.call(getBulkComparison, { id: bulkId }), PATIENCE_MS)
    expect(whole.totals).toHaveLength(50)
    expect(split!.exGstCents).toBeLessThanOrEqual(Math.min(...whole.totals.map(({ exGstCents }) => exGstCents)))
    expect(split?.gapCents).toBeGreaterThanOrEqual(0)
  })
})
