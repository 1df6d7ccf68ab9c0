import { parse } from 'csv-parse/sync'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Quote } from '#contract/quotes/supplier-quote.ts'
import { booksFile, orderFile, type Books, type OrderFormat } from '#contract/quotes/order-files.ts'
import { getQuote, requestQuote } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { dollars } from '#shared/money/money.ts'
import { totalsOf } from '#shared/money/totals.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { ORDER_CASES } from '#test/data/order-cases.ts'
import { childrenOf, readUbl } from '#test/data/ubl-schema.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, beans] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())

type Answer = (typeof ORDER_CASES)[number]['answer']
const USUAL = ORDER_CASES[2]!.answer

/** Returns a request that was answered, and its offer, which the buyer has accepted. */
async function orderWith(answer: Answer): Promise<{ id: string; serial: number; offer: Quote }> {
  await app.context.db.deleteFrom('rateLimits').execute()
  await app.context.db.deleteFrom('rateLimits').execute()
  const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
  const answered = await beans.call(answerQuote, { id, ...answer })
  await ann.call(acceptQuote, { id })
  return { id, serial: answered.serial, offer: answered.offer! }
}

async function file(by: Browser, id: string, format: OrderFormat) {
  const response = await by.ask({ url: orderFile(id, format) })
  expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, ''])
  return response
}
const books = (by: Browser, kind: Books, query: string) => by.ask({ url: `${booksFile(kind)}?${query}` })

const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

const csvRows = (text: string) => parse(text, { bom: true }) as string[][]
type Bill = Record<string, string>
const xeroRows = (text: string) => parse(text, { bom: true, columns: true }) as Bill[]
const myobRows = (text: string) =>
  parse(text, { delimiter: '\t', columns: true, quote: false, skip_empty_lines: true, trim: false }) as Bill[]
const textOf = async (bytes: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
const valueOf = (element: Element, ...path: string[]): string =>
  path.reduce((at, name) => childrenOf(at).find(({ localName }) => localName === name)!, element).textContent!

describe('The files of an order', () => {
  test.each(ORDER_CASES)('$is: every file has the figures of the page', async ({ answer }) => {
    const { id, serial, offer: quote } = await orderWith(answer)
    const totals = totalsOf(quote)

    const rows = csvRows((await file(ann, id, 'csv')).body).slice(1)
    const [lines, sums] = [rows.slice(0, -6), rows.slice(-6)]
    expect(lines.map((row) => cents(row.at(-1)))).toEqual(quote.lines.map(({ costCents }) => costCents))
    expect(sums.map(([name, ...cells]) => [name, cents(cells.at(-1))])).toEqual([
      ['Goods', totals.goodsCents],
      ['Delivery', totals.deliveryCents],
      ['Difference', totals.differenceCents],
      ['Small order fee', totals.smallOrderFeeCents],
      ['GST', totals.gstCents],
      ['Total', totals.totalCents],
    ])

    const order = readUbl((await file(ann, id, 'xml')).body)
    expect(valueOf(order, 'ID')).toBe(String(serial))
    expect(cents(valueOf(order, 'TaxTotal', 'TaxAmount'))).toBe(totals.gstCents)
    expect(cents(valueOf(order, 'AnticipatedMonetaryTotal', 'PayableAmount'))).toBe(totals.totalCents)
    const parts = childrenOf(order).filter(({ localName }) => ['AllowanceCharge', 'OrderLine'].includes(localName))
    const amountOf = (part: Element) =>
      part.localName === 'OrderLine' ? valueOf(part, 'LineItem', 'LineExtensionAmount') : valueOf(part, 'Amount')
    expect(sum(parts.map((part) => cents(amountOf(part))))).toBe(totals.totalCents - totals.gstCents)
    const items = parts.filter(({ localName }) => localName === 'OrderLine').map((part) => valueOf(part, 'LineItem', 'Item', 'Name'))
    expect(items).toEqual(quote.lines.map(({ item }) => item))

    const xero = xeroRows((await books(ann, 'xero.csv', `id=${id}`)).body)
    expect(sum(xero.map((row) => cents(String(Number(row['*Quantity']) * Number(row['*UnitAmount'])))))).toBe(
      totals.totalCents - totals.gstCents,
    )
    expect(sum(xero.map((row) => cents(row.TaxAmount)))).toBe(totals.gstCents)
    for (const row of xero) {
      const exact = (Number(row['*Quantity']) * Number(row['*UnitAmount'])) / 10
      const taxed = row['*TaxType'] === 'GST on Expenses' ? exact : 0
      expect(Math.abs(Number(row.TaxAmount) - taxed)).toBeLessThan(0.01 + taxed * 1e-12)
    }

    const myob = myobRows((await books(ann, 'myob.txt', `id=${id}`)).body)
    expect(sum(myob.map((row) => cents(row.Amount)))).toBe(totals.totalCents - totals.gstCents)
    expect(sum(myob.map((row) => cents(row['Inc-Tax Amount'])))).toBe(totals.totalCents)
    expect(sum(myob.map((row) => cents(row['GST Amount'])))).toBe(totals.gstCents)
  })

  const drawn = ORDER_CASES.filter(({ is }) => /floats|English|fifty|minimum, both|order fee, both|longest|many lines/.test(is))
  test.each(drawn)('$is: the PDF has the lines, and the figures of the page', async ({ answer }) => {
    const { id, offer: quote } = await orderWith(answer)
    const totals = totalsOf(quote)
    const text = await textOf((await file(beans, id, 'pdf')).rawPayload)
    for (const amount of [totals.goodsCents, totals.deliveryCents, totals.gstCents, totals.totalCents])
      expect(text).toContain(dollars(amount))
    for (const line of quote.lines) expect(text).toContain(dollars(line.costCents!))
    for (const word of `${quote.terms ?? ''} ${quote.note ?? ''}`.split(/\s+/)) expect(text).toContain(word)
  })

  test('of a request with lines only those are in them that were accepted', async () => {
    const { id } = await ann.call(requestQuote, {
      supplierId: beans.supplierId,
      businessName: 'Corner Cafe',
      contactEmail: ann.email,
      requirements: 'Please price these lines.',
      lines: ['Flour', 'Sugar', 'Salt'].map((item) => ({ item, quantity: 10, unit: 'kg' })),
    })
    const { lines } = await ann.call(getQuote, { id })
    const pack = { packSize: '4 kg', unit: 'bag', gst: 'free' as const }
    const answered = lines.map((line, at) => ({
      ...pack,
      item: line.item,
      priceCents: [1000, 1207, 500][at]!,
      requestLineId: line.id,
      isByWeight: at === 1,
    }))
    const extra = { ...pack, item: 'Yeast', quantity: 1, priceCents: 900 }
    await beans.call(answerQuote, { id, lines: [...answered, extra], deliveryCents: 700 })
    await ann.call(acceptQuote, { id })
    const acceptedLines = JSON.stringify([0, 1].map((at) => ({ lineId: lines[at]!.id, n: 0 })))
    await app.context.pool.query('update quote_requests set accepted_lines = $1 where id = $2', [acceptedLines, id])
    const totals = totalsOf((await ann.call(getQuote, { id })).offer!)
    const rows = csvRows((await file(ann, id, 'csv')).body).slice(1)
    expect(rows.slice(0, 2).map(([item, , packs, , , amount]) => [item, packs, amount])).toEqual([
      ['Flour', '3', '30'],
      ['Sugar', '2.5', '30.18'],
    ])
    expect(rows.slice(2).map(([name, ...cells]) => [name, cents(cells.at(-1))])).toEqual([
      ['Goods', 6018],
      ['Delivery', 700],
      ['Difference', 0],
      ['Small order fee', 0],
      ['GST', totals.gstCents],
      ['Total', totals.totalCents],
    ])
    const text = await textOf((await file(beans, id, 'pdf')).rawPayload)
    for (const part of ['Flour', 'by weight', 'estimated', dollars(totals.totalCents)]) expect(text).toContain(part)
    for (const part of ['Salt', 'Yeast']) expect(text).not.toContain(part)
  })

  test('no cell runs in a spreadsheet', async () => {
    const dangerous = ORDER_CASES.filter(({ is }) => is.includes('formula'))
    for (const { answer } of dangerous) {
      const { id } = await orderWith({ ...answer, terms: '=1+1', note: '@SUM(1)' })
      const cells = [
        ...csvRows((await file(ann, id, 'csv')).body).flat(),
        ...xeroRows((await books(ann, 'xero.csv', `id=${id}`)).body).flatMap((row) => Object.values(row)),
        ...myobRows((await books(ann, 'myob.txt', `id=${id}`)).body).flatMap((row) => Object.values(row)),
      ]
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([])
    }
  })

  test('they are downloads that nobody caches, named after the order', async () => {
    const { id, serial } = await orderWith(USUAL)
    for (const [format, type] of [
      ['pdf', 'application/pdf'],
      ['csv', 'text/csv; charset=utf-8'],
      ['xml', 'application/xml'],
    ] as const)
      expect((await file(ann, id, format)).headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="order-${serial}.${format}"; filename*=UTF-8''order-${serial}.${format}`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
  })

  test('both sides get them, and nobody else', async () => {
    const { id } = await orderWith(USUAL)
    const others = [await buyer(app), await supplier(app), await owner(app)]
    for (const format of ['pdf', 'csv', 'xml'] as const) {
      const url = orderFile(id, format)
      for (const by of [ann, beans]) expect((await by.ask({ url })).statusCode).toBe(200)
      for (const by of others) expect((await by.ask({ url })).statusCode).toBe(403)
      expect((await createBrowser(app).ask({ url })).statusCode).toBe(401)
    }
  })
})
