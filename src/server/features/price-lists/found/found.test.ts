import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listCategories, listNearMisses, listSuppliers } from '#contract/directory/directory.ts'
import type { CategoryName } from '#contract/options.ts'
import { savePriceListSettings } from '#contract/price-lists/price-list-settings.ts'
import { changePriceListRow, listPriceList, restorePriceList, savePriceList } from '#contract/price-lists/price-lists.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'
import { indexRange } from './index-range.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  await app.context.db.deleteFrom('priceLists').execute()
  await app.context.changes.publish(app.context.db)
})

type Row = [item: string, packSize: string | null, cents: number | null]
const rowsOf = (rows: Row[]) => rows.map(([item, packSize, priceCents]) => ({ item, packSize, priceCents, gst: 'free' as const }))

/** A supplier with a list that is shown so, in searches at once. */
async function shop(visibility: 'private' | 'range' | 'prices', rows: Row[], category: CategoryName = 'Meat') {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  await app.context.db.updateTable('suppliers').set({ category }).where('id', '=', user.supplierId).execute()
  await user.call(savePriceList, { ...path, rows: rowsOf(rows) })
  await user.call(savePriceListSettings, { ...path, visibility })
  await indexRange(app.context, user.supplierId)
  return { ...user, path }
}
const found = async (search: string, more: object = {}) => {
  const { items, reading } = await app.call(listSuppliers, { search, ...more })
  // What is found without some of the words is another search.
  return (reading?.leftOut ? [] : items).map(({ id, found: rows, match }) => ({
    id,
    rows: rows?.map(({ item }) => item),
    match: match?.text,
    price: match?.price,
  }))
}
const textsOf = async (search: string) => (await found(search)).flatMap(({ rows }) => rows ?? [])

describe('A search finds the rows of a list that its supplier shows', () => {
  test('and says so with the price, under prices only', async () => {
    const priced = await shop('prices', [['Chicken Breast Fillet', '5 kg', 5400]])
    const plain = await shop('range', [['Chicken Breast Fillet', '2 kg', 2345]])
    const { items } = await app.call(listSuppliers, { search: 'chicken breast fillet' })
    const of = (id: number) => items.find((item) => item.id === id)
    expect(of(priced.supplierId)).toMatchObject({
      match: { kind: 'price-list', text: 'Price list: Chicken Breast Fillet 5 kg', marks: [{ from: 12, to: 33 }], price: '$54.00' },
      found: [{ item: 'Chicken Breast Fillet', packSize: '5 kg', priceCents: 5400 }],
    })
    expect(of(plain.supplierId)?.found).toEqual([{ item: 'Chicken Breast Fillet', packSize: '2 kg' }])
    expect(JSON.stringify(items)).not.toMatch(/23\.45|2345/)
  })

  test('three of them at most, the goods themselves before kinds of them', async () => {
    await shop('range', [
      ['Chicken thigh', '5 kg', 1],
      ['Chicken wings', '5 kg', 2],
      ['Chicken', '1.8 kg', 3],
      ['Chicken drumsticks', '5 kg', 4],
      ['Chicken stock', '5 L', 5],
    ])
    expect(await textsOf('chicken')).toEqual(['Chicken', 'Chicken drumsticks', 'Chicken thigh'])
  })

  test('of which the last noun says what they are: milk crates are no milk', async () => {
    await shop('range', [
      ['Milk crates', null, 1200],
      ['Egg cartons', '100', 2400],
      ['Honey dipper', null, 500],
    ])
    const dairy = await shop('range', [['Full cream milk', '2 L', 320]])
    expect(await found('milk')).toMatchObject([{ id: dairy.supplierId, rows: ['Full cream milk'] }])
    expect([await textsOf('eggs'), await textsOf('honey'), await textsOf('milk crate')]).toEqual([[], [], ['Milk crates']])
  })

  test('as goods, by any of their names, with what is said of them in the same row', async () => {
    await shop(
      'range',
      [
        ['Garbage bags 72L black', '250', 3000],
        ['Lemon myrtle tea', '1 kg', 900],
        ['Organic carrots', '10 kg', 2000],
        ['Pumpkin Kent', '12 kg', 1800],
        ['Pauls full cream milk', '2 L', 320],
        ['Zibbelquark paste', '1 kg', 777],
        ['Large onion', '10 kg', 1100],
      ],
      'Furniture',
    )
    const cases: [string, string[]][] = [
      ['bin liners', ['Garbage bags 72L black']],
      ['black bin liners', ['Garbage bags 72L black']],
      ['lemons', []],
      ['lemon myrtle tea', ['Lemon myrtle tea']],
      ['tea', ['Lemon myrtle tea']],
      ['organic carrots', ['Organic carrots']],
      ['organic pumpkin', []],
      ['carrot', ['Organic carrots']],
      ['milk', ['Pauls full cream milk']],
      ['pauls milk', ['Pauls full cream milk']],
      ['pauls', ['Pauls full cream milk']],
      ['zibbelquark', ['Zibbelquark paste']],
      ['zibbelquark paste', ['Zibbelquark paste']],
      ['ZIBBELQUARK 5 kg', ['Zibbelquark paste']],
      ['large carrots', []],
    ]
    const results: [string, string[]][] = []
    for (const [search] of cases) results.push([search, await textsOf(search)])
    expect(results).toEqual(cases)
  })

  test('beside who says it in a listing, who is not named twice, in the list, its counts and its other orders', async () => {
    const { id } = await app.supplier({ businessName: 'Own Words Ostrich', category: 'Meat', tags: ['ostrich fillet'] })
    const ranged = await shop('prices', [['Ostrich fillet', '1 kg', 4100]])
    const both = await shop('prices', [['Ostrich fillet', '2 kg', 8100]])
    await app.context.db
      .updateTable('suppliers')
      .set({ tags: ['ostrich'] })
      .where('id', '=', both.supplierId)
      .execute()
    await app.context.changes.publish(app.context.db)
    const all = [id, ranged.supplierId, both.supplierId].toSorted((a, b) => a - b)
    for (const sort of [undefined, 'rating', 'name'] as const) {
      const rows = await found('ostrich', { ...(sort && { sort }) })
      expect(rows.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(all)
      expect(rows.filter((row) => row.rows).length).toBe(2)
    }
    const menu = await app.call(listCategories, { search: 'ostrich' })
    expect(menu.find(({ name }) => name === 'Meat')?.supplierCount).toBe(3)
    expect(await found('ostrich', { category: 'Meat' })).toHaveLength(3)
    expect((await found('ostrich', { state: 'TAS' })).filter((row) => row.rows)).toEqual([])
    const misses = await app.call(listNearMisses, { search: 'ostrich', verified: true })
    expect(misses.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(all)
  })

  test('at a place where its supplier delivers, and first where the search names the supplier', async () => {
    const near = await shop('prices', [['Camel mince', '1 kg', 2100]])
    const far = await shop('prices', [['Camel mince', '2 kg', 4100]])
    const named = await shop('range', [['Camel mince', '5 kg', 9100]], 'Furniture')
    const area = (from: string, to: string) => ({ serviceArea: [{ from, to }] })
    for (const one of [near, named]) await one.call(updateSupplier, { ...one.path, ...area('3000', '3999') })
    await far.call(updateSupplier, { ...far.path, ...area('4000', '4999') })
    await named.call(updateSupplier, { ...named.path, businessName: 'Zorblin Quayside' })
    for (const sort of [undefined, 'name'] as const) {
      const there = await found('camel mince', { location: '3072', ...(sort && { sort }) })
      expect(there.map(({ id, rows }) => [id, rows]).toSorted()).toEqual(
        [near, named].map(({ supplierId }) => [supplierId, ['Camel mince']]).toSorted(),
      )
    }
    expect((await found('zorblin quayside camel mince')).map(({ id }) => id)[0]).toBe(named.supplierId)
  })

  test('as the list is: changed, not available, taken back, and after a while without anybody asking', async () => {
    const mill = await shop('prices', [
      ['Quandong jam', '1 kg', 1000],
      ['Finger lime jam', '1 kg', 1200],
    ])
    const { items: rows } = await mill.call(listPriceList, mill.path)
    const rowId = rows[0]!.id
    await mill.call(changePriceListRow, { ...mill.path, rowId, item: 'Bunya jam' })
    await expect.poll(() => textsOf('bunya jam')).toEqual(['Bunya jam'])
    await expect.poll(() => textsOf('quandong jam')).toEqual([])
    await mill.call(changePriceListRow, { ...mill.path, rowId, isAvailable: false })
    await expect.poll(() => textsOf('bunya jam')).toEqual([])
    await mill.call(savePriceList, { ...mill.path, rows: rowsOf([['Riberry jam', '1 kg', 1]]) })
    await expect.poll(() => textsOf('riberry jam')).toEqual(['Riberry jam'])
    await mill.call(restorePriceList, mill.path)
    await expect.poll(() => textsOf('finger lime jam')).toEqual(['Finger lime jam'])
  })

  test('until it is private again, from that moment on', async () => {
    const mill = await shop('prices', [['Wattleseed flour', '1 kg', 1000]])
    expect(await textsOf('wattleseed flour')).toEqual(['Wattleseed flour'])
    await mill.call(savePriceListSettings, { ...mill.path, visibility: 'private' })
    expect(await textsOf('wattleseed flour')).toEqual([])
    const { db } = app.context
    expect(await db.selectFrom('rangeWords').select('supplierId').where('supplierId', '=', mill.supplierId).execute()).toEqual([])
    expect(await db.selectFrom('rangeGoods').select('supplierId').where('supplierId', '=', mill.supplierId).execute()).toEqual([])
  })

  test('not of a suspended listing', async () => {
    const mill = await shop('prices', [['Saltbush flakes', '1 kg', 1000]])
    expect(await textsOf('saltbush flakes')).toHaveLength(1)
    await app.context.db
      .updateTable('suppliers')
      .set({ suspendedAt: new Date().toISOString(), suspensionReason: 'Test' })
      .where('id', '=', mill.supplierId)
      .execute()
    await app.context.changes.publish(app.context.db)
    expect(await textsOf('saltbush flakes')).toEqual([])
  })
})
