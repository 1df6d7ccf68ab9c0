import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPriceListRow, listPriceList, MAX_PRICE_LIST_ROWS, removePriceListRow } from '#contract/price-lists/price-lists.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'

let app: TestApp
let mill: Awaited<ReturnType<typeof supplier>>
let id: string
beforeAll(async () => {
  app = await createTestApp()
  mill = await supplier(app)
  id = String(mill.supplierId)
})
afterAll(() => app.stop())

const row = (item: string, more = {}) => ({ item, packSize: '5 kg', priceCents: 1000, gst: 'free' as const, ...more })
const url = () => `/api/suppliers/${id}/price-list`
const items = async () => (await mill.call(listPriceList, { id })).items.map(({ item }) => item)
const post = (payload: object, headers = {}) => mill.ask({ method: 'POST', url: `${url()}/rows`, payload, headers })

describe('One row of a price list', () => {
  test('is added where there is no list yet, then at the end, each with the version of the list', async () => {
    const first = await post(row('Flour'))
    expect([first.statusCode, first.headers.etag]).toEqual([201, '"1"'])
    const second = await post(row('Salt', { isAvailable: false }))
    expect(second.json()).toMatchObject({ item: 'Salt', isAvailable: false, version: 2 })
    expect(await items()).toEqual(['Flour', 'Salt'])
  })

  test('is removed, and added again where it was', async () => {
    await mill.call(addPriceListRow, { id, ...row('Oats') })
    const { items: before } = await mill.call(listPriceList, { id })
    const removed = await mill.call(removePriceListRow, { id, rowId: before[1]!.id })
    expect([removed.position, await items()]).toEqual([1, ['Flour', 'Oats']])
    await mill.call(addPriceListRow, { id, ...row('Salt'), position: removed.position })
    expect(await items()).toEqual(['Flour', 'Salt', 'Oats'])
    await mill.call(addPriceListRow, { id, ...row('Rice'), position: 0 })
    await mill.call(addPriceListRow, { id, ...row('Sugar'), position: 900 })
    expect(await items()).toEqual(['Rice', 'Flour', 'Salt', 'Oats', 'Sugar'])
  })

  test('is not added twice, not to a full list, and neither is done to another version or another list', async () => {
    expect((await post(row('FLOUR '))).statusCode).toBe(400)
    expect((await post(row('Rye'), { 'if-match': '"1"' })).statusCode).toBe(409)
    const { items: rows } = await mill.call(listPriceList, { id })
    const remove = (rowId: string, headers = {}) => mill.ask({ method: 'DELETE', url: `${url()}/rows/${rowId}`, headers })
    expect((await remove(rows[0]!.id, { 'if-match': '"1"' })).statusCode).toBe(409)
    expect((await remove(randomUUID())).statusCode).toBe(404)
    expect(await items()).toHaveLength(5)
    const full = Array.from({ length: MAX_PRICE_LIST_ROWS }, (_, at) => row(`Flour ${at}`))
    await mill.ask({ method: 'PUT', url: url(), payload: { rows: full } })
    expect((await post(row('Rye'))).statusCode).toBe(409)
  })
})
