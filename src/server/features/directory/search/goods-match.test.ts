import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCategories, listSuppliers } from '#contract/directory/directory.ts'
import type { CallerInput, ListPage } from '#contract/endpoint/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const sydney = { suburb: 'Sydney', state: 'NSW' as const, postcode: '2000' }
  await app.supplier({
    businessName: 'Halfmoon Meats',
    category: 'Meat',
    tags: ['chicken thighs'],
    description: 'Lamb and beef.',
    ...sydney,
  })
  await app.supplier({ businessName: 'Quarter Butchery', category: 'Meat', description: 'Sausages of all kinds.', ...sydney })
  await app.supplier({ businessName: 'Grove & Rind', category: 'Fresh Produce', description: 'Limes and other citrus.' })
  await app.supplier({ businessName: 'Steeped', category: 'Tea', tags: ['lemon myrtle tea'], description: 'Low sugar, high praise.' })
  await app.supplier({ businessName: 'Plate Up Social', category: 'Social Media', description: 'Food photography.' })
  await app.supplier({ businessName: 'Two Legs', category: 'Furniture', description: 'Chairs.' })
  await app.supplier({ businessName: 'Corner Roaster', category: 'Coffee', tags: ['oysters on Fridays', 'crisps'] })
})
afterAll(() => app.stop())

const search = async (query: CallerInput<typeof listSuppliers>) => {
  const { items, reading }: ListPage<SupplierRow> = await app.call(listSuppliers, query)
  return { names: items.map(({ businessName }) => businessName), reading }
}

describe('Goods match as goods', () => {
  test('where nobody names them the list is of who sells them, those first who name a part, whatever amount was typed', async () => {
    for (const typed of ['chicken breast', 'chicken breast 40 kg', '40kg chicken breast a week', 'chicken breast before 6am on Tuesdays'])
      expect(await search({ search: typed })).toEqual({
        names: ['Halfmoon Meats', 'Quarter Butchery'],
        reading: { category: 'Meat', goods: 'chicken breast' },
      })
  })

  test('a word inside the name of other goods, of a business or of a phrase is no hit', async () => {
    expect(await search({ search: 'lemons' })).toMatchObject({ names: ['Grove & Rind'], reading: { goods: 'lemons' } })
    expect(await search({ search: 'plates' })).toMatchObject({ names: ['Two Legs'], reading: { goods: 'plates' } })
    expect((await search({ search: 'sugar' })).names).not.toContain('Steeped')
  })

  test('goods that sound like a verb are nothing that shares its stem', async () => {
    await app.supplier({ businessName: 'Two Fins', category: 'Seafood', tags: ['king george whiting'] })
    await app.supplier({ businessName: 'Pale Works', category: 'Spirits', tags: ['white rum'] })
    expect(await search({ search: 'whitings' })).toEqual({ names: ['Two Fins'], reading: undefined })
    expect((await search({ search: 'white rum' })).names).toEqual(['Pale Works'])
  })

  test('who has it among its tags is found though others sell it as a rule, and a business by its name', async () => {
    expect(await search({ search: 'crisps' })).toEqual({ names: ['Corner Roaster'], reading: undefined })
    expect((await search({ search: 'plate up social' })).names[0]).toBe('Plate Up Social')
  })

  test('with a place where none of them delivers the nearest are listed, unless only those that deliver are wanted', async () => {
    const far = await search({ search: 'chicken breast', location: 'Perth' })
    expect(far).toMatchObject({ names: ['Halfmoon Meats', 'Quarter Butchery'], reading: { nearest: true, goods: 'chicken breast' } })
    expect((await search({ search: 'chicken breast', location: 'Perth', delivers: true })).names).toEqual([])
  })

  test('the menu of categories counts what the list has', async () => {
    for (const typed of ['chicken breast', 'lemons', 'crisps'])
      for (const { name, supplierCount } of await app.call(listCategories, { search: typed }))
        expect([name, (await search({ search: typed, category: name })).names.length]).toEqual([name, supplierCount])
  })

  test('an exact search goes by words alone', async () => {
    expect((await search({ search: 'plates', exact: true })).names).toEqual(['Plate Up Social'])
  })
})
