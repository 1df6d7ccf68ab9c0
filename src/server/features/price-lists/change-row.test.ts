import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePriceListRow, listPriceList, type PriceListRow, restorePriceList } from '#contract/price-lists/price-lists.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { supplier } from '#test/people/people.ts'

let app: TestApp
let beans: Awaited<ReturnType<typeof supplier>>
let id: string
beforeAll(async () => {
  app = await createTestApp()
  beans = await supplier(app)
  id = String(beans.supplierId)
})
afterAll(() => app.stop())

const ROWS = [
  { item: 'Flour', code: 'F1', packSize: '5 kg', priceCents: 1000, gst: 'free', note: 'Strong' },
  { item: 'Salt', packSize: '1 kg', priceCents: 200, gst: 'free' },
]
const url = () => `/api/suppliers/${id}/price-list`
async function stored(): Promise<[PriceListRow, PriceListRow]> {
  await beans.ask({ method: 'PUT', url: url(), payload: { rows: ROWS } })
  const { items } = await beans.call(listPriceList, { id })
  return items as [PriceListRow, PriceListRow]
}
const patch = (rowId: string, payload: object, headers = {}) =>
  beans.ask({ method: 'PATCH', url: `${url()}/rows/${rowId}`, payload, headers })

describe('A row of a price list', () => {
  test('changes by what is sent, and the rest stays', async () => {
    const [flour, salt] = await stored()
    const changed = await patch(flour.id, { priceCents: 1100, isAvailable: false })
    expect(changed.json()).toMatchObject({ ...flour, priceCents: 1100, isAvailable: false, changedAt: expect.any(String) })
    expect(changed.headers.etag).toBe(`"${changed.json<{ version: number }>().version}"`)
    expect((await beans.call(listPriceList, { id })).items).toMatchObject([{ id: flour.id, priceCents: 1100, isAvailable: false }, salt])
  })

  test.each([
    ['null', { note: null, priceCents: null, code: null }],
    ['an empty text', { note: '', priceCents: null, code: '' }],
  ])('is cleared by %s', async (_, payload) => {
    const [flour] = await stored()
    expect((await patch(flour.id, payload)).json()).toMatchObject({ note: null, priceCents: null, code: null, item: 'Flour' })
  })

  test('keeps what a pack holds, and changes it', async () => {
    const [flour] = await stored()
    const contents = { amount: 5, measure: 'kg' }
    expect((await patch(flour.id, { contents })).json()).toMatchObject({ contents })
    expect((await patch(flour.id, { note: 'x' })).json()).toMatchObject({ contents, note: 'x' })
  })

  test('that stays as it is makes no new version', async () => {
    const [flour] = await stored()
    const { version } = (await patch(flour.id, { priceCents: 1100 })).json<{ version: number }>()
    expect((await patch(flour.id, { priceCents: 1100 })).json()).toMatchObject({ version })
    expect((await patch(flour.id, {})).json()).toMatchObject({ version })
  })

  test('of two changes of one version one is made, and the other is a 409', async () => {
    const [flour, salt] = await stored()
    const { version } = (await patch(flour.id, { priceCents: 1 })).json<{ version: number }>()
    const headers = { 'if-match': `"${version}"` }
    const both = await Promise.all([patch(flour.id, { priceCents: 2 }, headers), patch(salt.id, { priceCents: 3 }, headers)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'stale' })
  })

  test.each<[path: string, change: object]>([
    ['code', { code: 'f1' }],
    ['item', { item: ' FLOUR', packSize: '5KG', code: null }],
    ['item', { item: 'x'.repeat(201) }],
    ['item', { item: null }],
    ['item', { item: ' ' }],
    ['gst', { gst: null }],
    ['gst', { gst: 'mixed' }],
    ['priceCents', { priceCents: -1 }],
    ['priceCents', { priceCents: 1.5 }],
    ['priceCents', { priceCents: '5' }],
    ['contents.amount', { contents: { amount: 0, measure: 'kg' } }],
    ['isAvailable', { isAvailable: null }],
    ['note', { note: 'x'.repeat(301) }],
  ])('%s is where a 400 says what is wrong', async (path, change) => {
    const [, salt] = await stored()
    const response = await patch(salt.id, change)
    expect([response.statusCode, response.json<{ errors: { path: string }[] }>().errors.map((error) => error.path)]).toEqual([400, [path]])
  })

  test('of no list, or of another listing, is a 404', async () => {
    const [flour] = await stored()
    expect((await patch(randomUUID(), { priceCents: 1 })).statusCode).toBe(404)
    const other = await supplier(app)
    const foreign = other.call(changePriceListRow, { id: String(other.supplierId), rowId: flour.id, priceCents: 1 })
    expect(await problemOf(foreign)).toMatchObject({ status: 404 })
  })

  test('is as it was before the list was replaced, after that is taken back', async () => {
    const [flour] = await stored()
    await beans.ask({ method: 'PUT', url: url(), payload: { rows: ROWS.map((row) => ({ ...row, priceCents: 900 })) } })
    await patch(flour.id, { priceCents: 5 })
    await beans.call(restorePriceList, { id })
    expect((await beans.call(listPriceList, { id })).items).toMatchObject([{ id: flour.id, priceCents: 1000 }, { priceCents: 200 }])
  })
})
