import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mergeSuppliers, undoMerge } from '#contract/owner/supplier-merges.ts'
import { XLSX_TYPE } from '#contract/order-lists/order-lists.ts'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { movableClock } from '#test/clock/passing-days.ts'
import { owner, supplier, type Person } from '#test/people/people.ts'
import { sheetsOfXlsx } from '#server/features/order-lists/xlsx-table.ts'

const DAY_MS = 86_400_000
const clock = movableClock()
let app: TestApp
let beans: Awaited<ReturnType<typeof supplier>>
beforeAll(async () => {
  app = await createTestApp({}, { now: clock.now })
  beans = await supplier(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const url = (id = beans.supplierId) => `/api/suppliers/${id}/price-list`
const get = (accept: string, path = url(), by: Person = beans) => by.ask({ method: 'GET', url: path, headers: { accept } })
const save = (rows: object[], by: Person & { supplierId: number } = beans) =>
  by.ask({ method: 'PUT', url: url(by.supplierId), payload: { rows } })
const reread = (payload: Buffer | string, type: string) =>
  beans.ask({ method: 'POST', url: `${url()}/read`, payload, headers: { 'content-type': type } })
const xlsx = async () => (await get(XLSX_TYPE)).rawPayload

/** Rows that a reader would take for something else: packs in the item, headings, titles, formulas, prices of nothing. */
const ODD = [
  { item: 'Olive oil 4 L', gst: 'free' },
  { item: 'LAMB', gst: 'free' },
  { item: 'Item', packSize: 'Pack', unit: 'Unit', code: 'Code', gst: 'taxable' },
  { item: '=SUM(A1)', priceCents: 100, gst: 'taxable' },
  { item: '-20 degree gel pack', priceCents: 100, gst: 'taxable' },
  { item: '7-8-9', priceCents: 5, gst: 'free' },
  { item: 'Sample', priceCents: 0, gst: 'free' },
  { item: 'Cups', packSize: '1000', unit: 'ctn', priceCents: 100_000_000, gst: 'taxable' },
  { item: 'Mango', packSize: '14-16', unit: 'tray', priceCents: null, note: 'POA', gst: 'free' },
  { item: 'Mango', packSize: '18-24', unit: 'tray', code: '0012', priceCents: 1999, gst: 'taxable' },
  { item: 'O\'Brien\'s, "best"; cheese', priceCents: 1234, note: 'two\nlines', gst: 'free' },
]

describe('The file of a price list', () => {
  test('as .xlsx has all rows, whatever page is asked for', async () => {
    await save([
      { item: 'Flour', code: '007', packSize: '5 kg', priceCents: 1050, gst: 'free' },
      { item: 'Salt', gst: 'free', note: 'POA' },
    ])
    const response = await get(XLSX_TYPE, `${url()}?limit=1`)
    expect(response.headers).toMatchObject({ 'content-type': XLSX_TYPE, etag: expect.stringMatching(/^"\d+"$/) })
    expect(response.headers['content-disposition']).toContain('price-list.xlsx')
    const [sheet = []] = await sheetsOfXlsx(response.rawPayload, 1_000_000)
    expect(sheet.slice(-3)).toEqual([
      'Code\tItem\tPack size\tUnit\tPrice ex GST\tGST\tNote\tAvailable\tOrigin',
      '007\tFlour\t5 kg\t\t10.5\tfree\t\tyes',
      '\tSalt\t\t\t\tfree\tPOA\tyes',
    ])
  })

  test('read again is the same list, whatever its rows look like', async () => {
    await save(ODD)
    const same = { new: 0, changed: 0, same: ODD.length, gone: 0 }
    expect((await reread((await get('text/csv')).body, 'text/csv')).json()).toMatchObject({ counts: same })
    expect((await reread(await xlsx(), XLSX_TYPE)).json()).toMatchObject({ counts: same })
  })

  test('read again is the same list for any texts', async () => {
    const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => /[\p{L}\p{N}]/u.test(text) && !/^\s*['‘’]|\p{C}/u.test(text))
    const anyRow = fc.record({
      item: word,
      packSize: fc.option(word),
      unit: fc.option(fc.constantFrom('kg', 'ctn', 'each', 'bunch')),
      priceCents: fc.option(fc.integer({ min: 0, max: 100_000 })),
      gst: fc.constantFrom('free', 'taxable'),
    })
    const lists = fc.sample(fc.array(anyRow, { minLength: 1, maxLength: 30 }), 5)
    for (const rows of lists) {
      await app.context.db.deleteFrom('rateLimits').execute()
      // Two rows with one key are refused.
      if ((await save(rows)).statusCode !== 200) continue
      const { counts, rows: read } = (await reread((await get('text/csv')).body, 'text/csv')).json()
      expect({ rows, read, counts }).toMatchObject({ counts: { new: 0, changed: 0, same: rows.length, gone: 0 } })
    }
  })
})

describe('The price list of a listing that was merged', () => {
  const ROWS = [{ item: 'Flour', packSize: '5 kg', priceCents: 1050, gst: 'free' }]

  /** Merges a listing with a list into one that nobody manages, to which its manager comes along. */
  async function merged() {
    const [olga, kept] = [await owner(app), await app.supplier()]
    const manager = await supplier(app)
    await save(ROWS, manager)
    const { id: merge } = await olga.call(mergeSuppliers, { id: kept.id, otherId: manager.supplierId })
    return { olga, manager, merge, path: `${url(kept.id)}/merged` }
  }

  test('is there for its people as CSV and as .xlsx, and the kept listing has its own list', async () => {
    const { manager, path } = await merged()
    const csv = await get('*/*', path, manager)
    expect([csv.statusCode, csv.headers['content-type'], csv.body]).toEqual([
      200,
      'text/csv; charset=utf-8',
      expect.stringContaining('"Flour"'),
    ])
    const file = await get(XLSX_TYPE, path, manager)
    expect((await sheetsOfXlsx(file.rawPayload, 1_000_000)).flat().at(-1)).toContain('Flour\t5 kg')
    expect((await get('application/json', path.replace('/merged', ''), manager)).json()).toEqual([])
    expect((await get('*/*', path, beans)).statusCode).toBe(403)
  })

  test('is gone after 30 days, after an undo, and where there was none', async () => {
    const { olga, manager, merge, path } = await merged()
    expect((await get('*/*', `${url()}/merged`)).statusCode).toBe(404)
    await olga.call(undoMerge, { id: merge })
    expect((await get('*/*', path, manager)).statusCode).toBe(403)
    const later = await merged()
    await app.context.db
      .updateTable('supplierMerges')
      .set({ mergedAt: new Date(clock.now().getTime() - 31 * DAY_MS).toISOString() })
      .execute()
    expect((await get('*/*', later.path, later.manager)).statusCode).toBe(404)
  })

  test('goes with the account that manages the kept listing', async () => {
    const { manager } = await merged()
    await manager.call(deleteAccount, { password: manager.password, removeListing: false })
    const left = await app.context.db.selectFrom('priceListRows').select('id').where('supplierId', '=', manager.supplierId).execute()
    expect(left).toEqual([])
  })
})
