import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { getExport } from '#contract/accounts/accounts.ts'
import { acceptBulk } from '#contract/quotes/bulk-acceptance.ts'
import { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import { changeOtherPrices, getOtherPrices } from '#contract/quotes/comparison/other-prices.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { need, line, offer, price, contents } from '#test/data/compared-offers.ts'
import { answeredBulk } from '#test/people/answered-bulk.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { emailsAbout, keyIn } from '#test/people/quotes.ts'

type Others = CallerInput<typeof changeOtherPrices>['others']
let app: TestApp
let ann: Person
let milk: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, milk] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const lines = [line('1', 1, need(100, 'kg')), line('2', 1, need(2, 'bunch'))]
const asked = async () => {
  const { bulkId, requestIds, lineIds } = await answeredBulk(ann, [milk], {
    lines,
    offers: [offer('a', [price('1', 900, contents(5, 'kg'))])],
  })
  return { id: bulkId, request: requestIds.get('a')!, one: lineIds.get('1')!, two: lineIds.get('2')! }
}
const of = (lineId: string, priceCents = 700, packSize = '5 kg') => ({ lineId, packSize, priceCents, gst: 'free' as const })

describe('PUT /api/quotes/bulk/:id/other-prices', () => {
  test('prices from elsewhere stand beside the answers as an offer of their own, which cannot be accepted', async () => {
    const { id, request, one, two } = await asked()
    const { others } = await ann.call(changeOtherPrices, {
      id,
      others: [{ name: 'Market', deliveryCents: 500, prices: [of(one), of(two, 250, 'bunch')] }],
    })
    const offerId = others[0]!.id
    expect(await ann.call(getOtherPrices, { id })).toMatchObject({ others })
    const { offers: quotes, lines: rows, whole } = await ann.call(getBulkComparison, { id })
    expect(quotes).toMatchObject([{ offerId: request }, { offerId, name: 'Market', state: 'live' }])
    expect(rows.map(({ cells }) => cells[1]!.costCents)).toEqual([14_000, 500])
    expect(whole.totals).toMatchObject([{ offerId, deliveryCents: 500, totalCents: 15_000 }])
    expect((await ann.call(getBulkComparison, { id, never: [`${offerId}:*`] })).split).toBeNull()
    expect(await problemOf(ann.call(acceptBulk, { id, orders: [{ requestId: offerId }] }))).toMatchObject({ status: 404 })
  })

  test('they are replaced as a whole; what keeps its id stays, another id is a new one', async () => {
    const { id, one } = await asked()
    const put = async (others: Others) => (await ann.call(changeOtherPrices, { id, others })).others
    const [market] = await put([{ name: 'Market', prices: [] }])
    const strange = randomUUID()
    const [, kept, fresh] = await put([
      { name: 'Shop', prices: [of(one)] },
      { id: market!.id, name: 'The market', prices: [] },
      { id: strange, name: 'Other', prices: [] },
    ])
    expect([kept?.id, fresh!.id === strange]).toEqual([market!.id, false])
    expect(await put([])).toEqual([])
    expect(await ann.call(getOtherPrices, { id })).toMatchObject({ others: [] })
  })

  describe('from two tabs', () => {
    const tab = async () => {
      const { id } = await asked()
      const url = `/api/quotes/bulk/${id}/other-prices`
      const read = async () => String((await ann.ask({ method: 'GET', url })).headers.etag)
      const put = (names: string[], ifMatch?: string) =>
        ann.ask({
          method: 'PUT',
          url,
          payload: { others: names.map((name) => ({ name, prices: [] })) },
          headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
        })
      const kept = async () => (await ann.call(getOtherPrices, { id })).others.map(({ name }) => name)
      return { id, read, put, kept }
    }

    test('what is newer than what was read is not replaced, and the version of the response is the next one', async () => {
      const { id, read, put, kept } = await tab()
      const first = await read()
      expect(first).toBe(`"${(await ann.call(getOtherPrices, { id })).version}"`)
      const saved = await put(['Market'], first)
      expect([saved.statusCode, saved.headers.etag]).toEqual([200, await read()])
      const late = await put(['Shop'], first)
      expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'stale', detail: expect.stringContaining('save again') }])
      expect(await kept()).toEqual(['Market'])
      expect((await put(['Market', 'Shop'], String(saved.headers.etag))).statusCode).toBe(200)
      expect((await put([], await read())).statusCode).toBe(200)
      expect(await read()).toBe(first)
    })

    test('of two at the same time one is refused', async () => {
      const { read, put, kept } = await tab()
      const at = await read()
      const both = await Promise.all([put(['Market'], at), put(['Shop'], at)])
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      expect(await kept()).toHaveLength(1)
    })

    test('without a version, or with *, the last write wins; a weak one is the same', async () => {
      const { read, put, kept } = await tab()
      await put(['Market'])
      expect((await put(['Shop'])).statusCode).toBe(200)
      expect((await put(['Hall'], '*')).statusCode).toBe(200)
      expect((await put(['Barn'], `W/${await read()}`)).statusCode).toBe(200)
      expect((await put(['Yard'], '"nothing"')).statusCode).toBe(409)
      expect(await kept()).toEqual(['Barn'])
    })
  })

  test.each<[string, (one: string) => unknown, string]>([
    ['no name', () => [{ name: ' ', prices: [] }], 'others.0.name'],
    ['a line of nobody', () => [{ name: 'x', prices: [of(randomUUID())] }], 'others.0.prices.0.lineId'],
    ['a line that is no id', () => [{ name: 'x', prices: [of('1')] }], 'others.0.prices.0.lineId'],
    ['a fourth price', (one) => [{ name: 'x', prices: [of(one), of(one), of(one), of(one)] }], 'others.0.prices.3'],
    ['no pack', (one) => [{ name: 'x', prices: [of(one, 1, '')] }], 'others.0.prices.0.packSize'],
    ['half a cent', (one) => [{ name: 'x', prices: [of(one, 0.5)] }], 'others.0.prices.0.priceCents'],
    ['less than nothing', (one) => [{ name: 'x', prices: [of(one, -1)] }], 'others.0.prices.0.priceCents'],
    ['another tax', (one) => [{ name: 'x', prices: [{ ...of(one), gst: 'none' }] }], 'others.0.prices.0.gst'],
    ['a cost beyond sums', (one) => [{ name: 'x', prices: [of(one, 100_000_000, '1 g')] }], 'others.0.prices.0.packSize'],
    ['six of them', () => Array.from({ length: 6 }, () => ({ name: 'x', prices: [] })), 'others'],
    ['none at all', () => null, 'others'],
    [
      'an id twice',
      () => {
        const id = randomUUID()
        return [1, 2].map(() => ({ id, name: 'x', prices: [] }))
      },
      'others.1.id',
    ],
  ])('%s is a 400 at its path', async (_, make, path) => {
    const { id, one } = await asked()
    const { status, errors } = await problemOf(ann.call(changeOtherPrices, { id, others: make(one) as Others }))
    expect([status, errors?.map((error) => error.path)]).toEqual([400, [path]])
  })

  test('nobody but the account that has sent the request sees them, not even by its key', async () => {
    const { id, request, one } = await asked()
    await ann.call(changeOtherPrices, { id, others: [{ name: 'Secret Market', prices: [of(one)] }] })
    const [copy] = await emailsAbout(app, id, 'bulk-quote-request-copy')
    const key = keyIn(app, copy!.facts.token)
    const visitor = createBrowser(app)
    expect((await visitor.call(getBulkComparison, { id, key })).offers).toHaveLength(1)
    const answered = await visitor.ask({ method: 'GET', url: `/api/quotes/bulk/${id}/other-prices?key=${key}` })
    expect([401, 403]).toContain(answered.statusCode)
    for (const [who, status] of [
      [milk, 403],
      [await buyer(app), 403],
      [visitor, 401],
    ] as const) {
      expect(await problemOf(who.call(getOtherPrices, { id }))).toMatchObject({ status })
      expect(await problemOf(who.call(changeOtherPrices, { id, others: [] }))).toMatchObject({ status })
    }
    expect(JSON.stringify([await milk.call(getQuote, { id: request }), await milk.call(getExport, {})])).not.toContain('Secret Market')
    expect(JSON.stringify(await ann.call(getExport, {}))).toContain('Secret Market')
  })
})
