import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getExport, login } from '#contract/accounts/accounts.ts'
import { listPriceList, readPriceList, restorePriceList, RESTORE_DAYS } from '#contract/price-lists/price-lists.ts'
import { XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { movableClock } from '#test/clock/passing-days.ts'
import writeWorkbook from 'write-excel-file/node'

const clock = movableClock()
let app: TestApp
let beans: Awaited<ReturnType<typeof supplier>>
let id: string
beforeAll(async () => {
  app = await createTestApp({}, { now: clock.now })
})
afterAll(() => app.stop())

const fresh = async () => {
  beans = await supplier(app)
  id = String(beans.supplierId)
}
const DAY_MS = 86_400_000
const url = () => `/api/suppliers/${id}/price-list`
const row = (item: string, priceCents: number | null, more = {}) => ({ item, packSize: '5 kg', priceCents, gst: 'free' as const, ...more })
const save = (rows: object[], headers = {}) => beans.ask({ method: 'PUT', url: url(), payload: { rows }, headers })
const upload = (payload: Buffer | string, type: string, query = '') =>
  beans.ask({ method: 'POST', url: `${url()}/read${query}`, payload, headers: { 'content-type': type } })

describe('A stored price list', () => {
  beforeAll(fresh)

  test('is replaced as a whole, keeps the rows that it had, and says what has changed', async () => {
    expect((await save([row('Flour', 1000), row('Salt', 500, { code: 'S1' }), row('Rice', 2000)])).json()).toEqual({
      version: 1,
      counts: { new: 3, changed: 0, same: 0, gone: 0 },
      dearer: [],
    })
    const { items: before } = await beans.call(listPriceList, { id })
    const again = await save([row('SALT', 600), row(' flour ', 1000, { packSize: '5KG' }), row('Oats', null, { note: 'POA' })])
    expect([again.headers.etag, again.json()]).toMatchObject(['"2"', { version: 2, counts: { new: 1, changed: 1, same: 1, gone: 1 } }])
    const { items, total } = await beans.call(listPriceList, { id })
    expect(items.map(({ item, priceCents }) => [item, priceCents])).toEqual([
      ['SALT', 600],
      ['flour', 1000],
      ['Oats', null],
    ])
    expect([total, items[0]?.id, items[1]?.id]).toEqual([3, before[1]?.id, before[0]?.id])
  })

  test('of two changes of one version one is made, and the other is a 409', async () => {
    const both = await Promise.all([1, 2].map((cents) => save([row('Flour', cents)], { 'if-match': '"2"' })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('goes back once to what it was before', async () => {
    await save([row('Flour', 1000)])
    await save([row('Flour', 1100), row('Rice', 2000)])
    expect(await beans.call(restorePriceList, { id })).toMatchObject({ counts: { new: 0, changed: 1, same: 0, gone: 1 } })
    expect((await beans.call(listPriceList, { id })).items).toMatchObject([{ item: 'Flour', priceCents: 1000 }])
    expect(await problemOf(beans.call(restorePriceList, { id }))).toMatchObject({ status: 409 })
  })

  test('is found by words of items and codes, whose signs stand for themselves', async () => {
    await save([row('Full cream milk', 1), row('Skim milk', 2, { code: 'M_2' }), row('Cream 100%', 3)])
    const found = async (search: string) => (await beans.call(listPriceList, { id, search })).items.map(({ item }) => item)
    expect(await found('MILK full')).toEqual(['Full cream milk'])
    expect(await found('m_2')).toEqual(['Skim milk'])
    expect(await found('%')).toEqual(['Cream 100%'])
  })

  test('is in the export of its account', async () => {
    await save([row('Full cream milk', 1)])
    expect(await beans.call(getExport, {})).toMatchObject({ priceList: [{ item: 'Full cream milk', priceCents: 1 }] })
  })

  test.each<[path: string, rows: object[]]>([
    ['rows.0.item', [{ gst: 'free' }]],
    ['rows.0.priceCents', [row('a', -1)]],
    ['rows.0.priceCents', [row('a', 1.5)]],
    ['rows.0.gst', [{ item: 'a' }]],
    ['rows.0.gst', [row('a', 1, { gst: 'mixed' })]],
    ['rows.0.contents.amount', [row('a', 1, { contents: { amount: 0, measure: 'kg' } })]],
    ['rows.0.item', [row('x'.repeat(201), 1)]],
    ['rows.0.isAvailable', [row('a', 1, { isAvailable: 'yes' })]],
    ['rows.1', [row('a', 1), row('A', 2, { packSize: ' 5KG' })]],
    ['rows.1', [row('a', 1, { code: 'x' }), row('b', 2, { code: 'X' })]],
    ['rows', Array.from({ length: 5001 }, (_, at) => row(`a${at}`, 1))],
  ])('%s is where a 400 says what is wrong', async (path, rows) => {
    const response = await save(rows)
    expect([response.statusCode, response.json<{ errors: { path: string }[] }>().errors.map((error) => error.path)]).toEqual([400, [path]])
  })

  test('five thousand rows are stored and read again as the same', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => row(`Goods of kind ${at}`, at + 1, { code: `C${at}`, note: 'n'.repeat(100) }))
    expect((await save(rows)).statusCode).toBe(200)
    const file = await beans.ask({ method: 'GET', url: url(), headers: { accept: 'text/csv' } })
    const reading = await upload(file.body, 'text/csv')
    expect(reading.json()).toMatchObject({ counts: { new: 0, changed: 0, same: 5000, gone: 0 } })
  })

  test('is for its supplier only', async () => {
    const callers = [createBrowser(app), await buyer(app), await supplier(app)]
    const responses = await Promise.all(callers.map((caller) => caller.ask({ method: 'GET', url: url() })))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
  })
})

describe('A replaced price list', () => {
  beforeAll(fresh)

  test(`goes back within ${RESTORE_DAYS} days only`, async () => {
    await save([row('Flour', 1000)])
    clock.add((RESTORE_DAYS + 1) * DAY_MS)
    await beans.call(login, beans)
    expect(await problemOf(beans.call(restorePriceList, { id }))).toMatchObject({ status: 409 })
  })
})

describe('A price list that is read', () => {
  beforeAll(fresh)
  const TABLE = 'Code\tItem\tPack\tPrice\nM1\tFull cream milk\t2 L\t4.10\nM2\tCream\t1 L\tPOA'

  test('from pasted text is compared with what is stored, and nothing is saved', async () => {
    await save([row('Milk', 400, { code: 'm1', packSize: '2 L' }), row('Gone', 1)])
    const reading = await beans.call(readPriceList, { id, text: TABLE })
    expect(reading.counts).toEqual({ new: 1, changed: 1, same: 0, gone: 1 })
    expect(reading.rows.map(({ match }) => match)).toMatchObject([{ kind: 'changed', fromCents: 400, percent: 2.5 }, null])
    expect((await beans.call(listPriceList, { id })).items).toHaveLength(2)
  })

  test('is corrected by its columns, and a bad correction is a 400', async () => {
    const reading = await beans.call(readPriceList, { id, text: TABLE, columns: 'A:item,B:' })
    expect(reading.columns.map(({ meaning }) => meaning)).toEqual(['item', null, 'pack', 'price'])
    const bad = await upload(JSON.stringify({ text: TABLE }), 'application/json', '?columns=A:all')
    expect([bad.statusCode, bad.json()]).toMatchObject([400, { errors: [{ path: 'columns' }] }])
  })

  test('from a CSV file and from all sheets of an .xlsx file', async () => {
    const csv = await upload(TABLE.replaceAll('\t', ','), 'text/csv')
    expect(csv.json<{ rows: object[] }>().rows).toHaveLength(2)
    const sheets = [TABLE, 'Item\tUnit\tPrice\nLemons\tkg\t3.20'].map((text, at) => ({
      sheet: `Sheet ${at}`,
      data: text.split('\n').map((line) => line.split('\t').map((value) => ({ value }))),
    }))
    const file = await (await writeWorkbook(sheets as never)).toBuffer()
    const xlsx = await upload(file, XLSX_TYPE)
    expect(xlsx.json<{ rows: { item: string; priceCents: number }[] }>().rows.map(({ item, priceCents }) => [item, priceCents])).toEqual([
      ['Full cream milk', 410],
      ['Cream', null],
      ['Lemons', 320],
    ])
  })

  test.each([
    ['no file of its type', Buffer.from('PK'), XLSX_TYPE, 400],
    ['another type', Buffer.from('a'), 'application/pdf', 415],
    ['too large', Buffer.alloc(5 * 1024 * 1024 + 1, 97), 'text/csv', 413],
    ['5,001 rows', `Item,Price\n${Array.from({ length: 5001 }, (_, at) => `Goods ${at},1.00`).join('\n')}`, 'text/csv', 400],
  ])('is refused: %s', async (_, payload, type, status) => {
    expect((await upload(payload, type)).statusCode).toBe(status)
  })
})
