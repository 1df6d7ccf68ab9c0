import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Output } from '#contract/endpoint/endpoint.ts'
import { acceptBulk } from '#contract/quotes/bulk-acceptance.ts'
import { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { changeOwnVenue } from '#contract/venue/venue.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { contents, line, need, offer, price, taxed } from '#test/data/compared-offers.ts'
import { answeredBulk } from '#test/people/answered-bulk.ts'
import { emailsAbout, keyIn } from '#test/people/quotes.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'

let app: TestApp
let suppliers: (Person & { supplierId: number })[]
beforeAll(async () => {
  app = await createTestApp()
  suppliers = [await supplier(app), await supplier(app)]
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const kg = (priceCents: number, more = {}) => price('1', priceCents, { ...contents(1, 'kg'), ...more })
/** Without GST the taxed one costs less, with it more. */
const [plain, withGst] = [kg(105), kg(100, taxed)]
const lines = [line('1', 1, need(10, 'kg'))]

async function answered(isGstRegistered: boolean | null | undefined, offers = [offer('a', [plain]), offer('b', [withGst])]) {
  const ann = await buyer(app)
  if (isGstRegistered !== undefined) await ann.call(changeOwnVenue, { isGstRegistered })
  const { bulkId, requestIds } = await answeredBulk(ann, suppliers, { lines, offers })
  const nameOf = new Map([...requestIds].map(([name, id]) => [id, name]))
  const marked = ({ rankedBy, lines: [row], whole, split }: Output<typeof getBulkComparison>) => ({
    rankedBy,
    marked: [row?.cheapest, whole.cheapest, split?.orders.map(({ offerId }) => offerId)].map((ids) =>
      ids?.map((id) => nameOf.get(id)).join(),
    ),
  })
  return { ann, bulkId, marked, a: String(requestIds.get('a')) }
}

const EX_GST = { rankedBy: 'exGst', marked: ['b', 'b', 'b'] }
const BY_TOTAL = { rankedBy: 'total', marked: ['a', 'a', 'a'] }

describe('GET /api/quotes/bulk/:id/comparison, for a venue that may not claim GST back', () => {
  test.each([
    ['has no venue', undefined, EX_GST],
    ['has not said', null, EX_GST],
    ['is registered', true, EX_GST],
    ['is not registered', false, BY_TOTAL],
  ])('a buyer that %s is told what is cheapest for it, by the key as well', async (_, isGstRegistered, expected) => {
    const { ann, bulkId, marked } = await answered(isGstRegistered)
    const [copy] = await emailsAbout(app, bulkId, 'bulk-quote-request-copy')
    const key = keyIn(app, copy?.facts.token ?? null)
    expect(marked(await ann.call(getBulkComparison, { id: bulkId }))).toEqual(expected)
    expect(marked(await createBrowser(app).call(getBulkComparison, { id: bulkId, key }))).toEqual(expected)
  })

  test('the setting counts from then on, and that of another account never', async () => {
    const { ann, bulkId, marked } = await answered(undefined)
    const other = await buyer(app)
    await other.call(changeOwnVenue, { isGstRegistered: false })
    const now = async () => marked(await ann.call(getBulkComparison, { id: bulkId }))
    expect(await now()).toEqual(EX_GST)
    await ann.call(changeOwnVenue, { isGstRegistered: false })
    expect(await now()).toEqual(BY_TOTAL)
    await ann.call(changeOwnVenue, { isGstRegistered: null })
    expect(await now()).toEqual(EX_GST)
  })

  test.each([
    ['is registered', true, 100],
    ['is not registered', false, 105],
  ])('of two packs of one supplier, a venue that %s accepts the one that is shown', async (_, isGstRegistered, cents) => {
    const { ann, bulkId, a } = await answered(isGstRegistered, [offer('a', [plain, withGst])])
    const shown = await ann.call(getBulkComparison, { id: bulkId })
    expect(shown.lines[0]?.cells[0]?.costCents).toBe(cents * 10)
    await ann.call(acceptBulk, { id: bulkId, orders: [{ requestId: a }] })
    const { offer: accepted } = await ann.call(getQuote, { id: a })
    expect(accepted?.lines.filter(({ isCounted }) => isCounted)).toMatchObject([{ priceCents: cents }])
  })

  test('the CSV file marks the same', async () => {
    for (const [isGstRegistered, cheapest] of [
      [true, 'b'],
      [false, 'a'],
    ] as const) {
      // prettier-ignore
      const { ann, bulkId } = await answered(isGstRegistered)
      const { body } = await ann.ask({ method: 'GET', url: `/api/quotes/bulk/${bulkId}/comparison.csv` })
      const { offers } = await ann.call(getBulkComparison, { id: bulkId })
      const name = offers[cheapest === 'a' ? 0 : 1]?.name
      const rows: string[][] = parse(body, { bom: true, relax_column_count: true })
      const at = rows.find((row) => row.includes('Cheapest for the need'))?.indexOf('Cheapest for the need') ?? -1
      expect(rows.filter((row) => row[at] === 'yes').map((row) => row.includes(String(name)))).toEqual([true])
    }
  })
})
