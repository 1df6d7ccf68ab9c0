import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBulkComparison } from '#contract/quotes/comparison/bulk-comparison.ts'
import { COMPARISON_FORMATS, comparisonFile } from '#contract/quotes/order-files.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { comparisonCsv } from './comparison-csv.ts'

let app: TestApp
let ann: Person
let ids: string[]
let bulkId: string
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
  const suppliers = [await supplier(app), await supplier(app)]
  const lines = ['Flour', 'Sugar'].map((item) => ({ item, quantity: 10, unit: 'kg' }))
  const supplierIds = suppliers.map(({ supplierId }) => supplierId)
  ;({ ids, bulkId } = await ann.call(requestQuotes, { supplierIds, message: 'Please price these.', contactEmail: ann.email, lines }))
  const asked = (await ann.call(getQuote, { id: ids[0]! })).lines
  for (const [at, by] of suppliers.entries()) {
    const pack = { packSize: '4 kg', unit: 'bag', gst: 'free' as const }
    const priced = asked.map(({ id, item }, line) => ({ ...pack, item, priceCents: 1007 + at * 100 - line * 333 * at, requestLineId: id }))
    await by.call(answerQuote, { id: ids[at]!, lines: priced, deliveryCents: 900 })
  }
})
afterAll(() => app.stop())

test('a comparison is downloaded with the figures and by the rules that its page has', async () => {
  for (const never of ['', `${ids[0]!}:*`]) {
    const compared = await ann.call(getBulkComparison, { id: bulkId, never })
    const query = new URLSearchParams({ never })
    const { statusCode, body, headers } = await ann.ask({ url: `${comparisonFile(bulkId, 'csv')}?${query}` })
    expect([statusCode, headers['content-disposition']]).toEqual([200, expect.stringContaining('attachment; filename="comparison.csv"')])
    expect(body).toBe(comparisonCsv(compared))
  }
})

test('the files are for whoever reads the comparison', async () => {
  for (const format of COMPARISON_FORMATS) {
    const url = comparisonFile(bulkId, format)
    expect((await ann.ask({ url })).statusCode).toBe(200)
    expect((await (await buyer(app)).ask({ url })).statusCode).toBe(403)
    expect((await createBrowser(app).ask({ url })).statusCode).toBe(401)
    expect((await ann.ask({ url: `${url}?never=x` })).statusCode).toBe(400)
    expect((await ann.ask({ url: comparisonFile(ids[0]!, format) })).statusCode).toBe(404)
  }
})
