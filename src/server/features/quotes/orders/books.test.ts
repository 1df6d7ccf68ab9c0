import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOOKS, booksFile, ORDER_FORMATS, orderFile } from '#contract/quotes/order-files.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let ann: Person
let beans: Person & { supplierId: number }
let orders: { id: string; serial: number }[]
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, beans] = [await buyer(app), await supplier(app)]
  orders = [await order(), await order(), await order()]
})
afterAll(() => app.stop())

async function order({ isAccepted = true, by = ann } = {}) {
  const { id } = await sendQuoteRequest(app, beans.supplierId, by)
  const { serial } = await beans.call(answerQuote, { id, ...prices() })
  if (isAccepted) await by.call(acceptQuote, { id })
  return { id, serial }
}

const query = (ids: readonly string[], more = '') => `?${ids.map((id) => `id=${id}`).join('&')}${more}`
const statuses = async (by: Browser, search: string) =>
  Promise.all(BOOKS.map(async (kind) => (await by.ask({ url: booksFile(kind) + search })).statusCode))
const both = (status: number) => [status, status]

describe('GET /api/quotes/orders.xero.csv and orders.myob.txt', () => {
  test('orders stand in the order of their ids, each once', async () => {
    const [one, two, three] = orders
    const search = query([three!.id, one!.id.toUpperCase(), two!.id, three!.id])
    const xero = await ann.ask({ url: booksFile('xero.csv') + search })
    const rows = parse(xero.body, { bom: true, columns: true }) as Record<string, string>[]
    const serials = rows.map((row) => Number(row['*InvoiceNumber']))
    expect([...new Set(serials)]).toEqual([three!.serial, one!.serial, two!.serial])
    expect(rows).toHaveLength(6)
    const [year, month, day] = sydneyDay(new Date()).split('-')
    expect(rows[0]).toMatchObject({
      '*InvoiceDate': `${day}/${month}/${year}`,
      Description: 'House blend, 5 kg bag',
      '*Quantity': '4',
      '*UnitAmount': '145',
      '*AccountCode': '310',
      '*TaxType': 'GST Free Expenses',
      Currency: 'AUD',
    })
    const myob = (await ann.ask({ url: booksFile('myob.txt') + search })).body.split('\r\n\r\n')
    expect(myob.slice(1).map((entry) => entry.split('\r\n')[0]!.split('\t')[7])).toEqual(
      [three, one, two].map((each) => String(each!.serial)),
    )
  })

  test('lines are booked to the account that is asked for, which no spreadsheet runs', async () => {
    const search = query([orders[0]!.id], `&account=${encodeURIComponent('=5-1000')}`)
    for (const kind of BOOKS) {
      const { body } = await ann.ask({ url: booksFile(kind) + search })
      expect(body).toContain("'=5-1000")
    }
  })

  test('one to a hundred ids are taken', async () => {
    const ids = Array.from({ length: 101 }, () => randomUUID())
    expect(await statuses(ann, query(ids))).toEqual(both(400))
    expect(await statuses(ann, query(ids.slice(1)))).toEqual(both(404))
    for (const search of ['', '?id=', '?id=1', `?id=${orders[0]!.id}&id=x`, `?ids=${orders[0]!.id}`])
      expect(await statuses(ann, search)).toEqual(both(400))
  })

  test('they are the buyer’s own, and accepted', async () => {
    const [other, open] = [await order({ by: await buyer(app) }), await order({ isAccepted: false })]
    const own = orders[0]!.id
    expect(await statuses(ann, query([own, randomUUID()]))).toEqual(both(404))
    expect(await statuses(ann, query([own, other.id]))).toEqual(both(403))
    expect(await statuses(ann, query([own, open.id]))).toEqual(both(409))
    expect(await statuses(ann, query([own]))).toEqual(both(200))
    for (const by of [beans, await owner(app)]) expect(await statuses(by, query([own]))).toEqual(both(403))
    expect(await statuses(createBrowser(app), query([own]))).toEqual(both(401))
  })
})

test('what is not accepted is no order', async () => {
  const { id } = await order({ isAccepted: false })
  for (const format of ORDER_FORMATS) {
    const response = await ann.ask({ url: orderFile(id, format) })
    expect([response.statusCode, response.json().detail]).toEqual([409, expect.stringContaining('not been accepted')])
  }
})
