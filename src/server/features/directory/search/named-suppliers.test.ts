import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
const namesFor = async (search: string) =>
  (await app.call(listSuppliers, { search, limit: 100 })).items.map(({ businessName }) => businessName)

beforeAll(async () => {
  app = await createTestApp()
  const add = (businessName: string, category: 'Baked Goods' | 'Dairy' | 'Coffee' | 'Fresh Produce', tags: string[]) =>
    app.supplier({ businessName, category, tags })
  await add('Wattle Crumb', 'Baked Goods', ['croissants', 'half moon biscuits'])
  await add('Crescent Ovens', 'Baked Goods', ['croissants', 'pizza dough'])
  await add('Half Moon Bakery Pty Ltd', 'Baked Goods', ['bread'])
  await add('Monday Dough', 'Baked Goods', ['bagels'])
  await add('Organic Milk', 'Coffee', ['beans'])
  await add('Green Paddocks', 'Dairy', ['organic milk', 'cream'])
  await add('Joe Marzotto & Sons', 'Fresh Produce', ['herbs'])
  await add('Preston Bakery', 'Baked Goods', ['bread'])
})
afterAll(() => app.stop())

describe('A search with the name of a supplier', () => {
  test.each([
    ['half moon bakery', 'Half Moon Bakery Pty Ltd'],
    ['half moon', 'Half Moon Bakery Pty Ltd'],
    ['half moon croissants', 'Half Moon Bakery Pty Ltd'],
    ['monday dough', 'Monday Dough'],
    ['marzotto', 'Joe Marzotto & Sons'],
    ['marzoto', 'Joe Marzotto & Sons'],
    ['joe marzotto and sons', 'Joe Marzotto & Sons'],
    ['preston bakery', 'Preston Bakery'],
  ])('“%s” finds %s first', async (search, name) => expect((await namesFor(search))[0]).toBe(name))

  test('a day that is part of a name is none, and goods that are part of it are not looked for', async () => {
    expect(await namesFor('monday dough')).toEqual(['Monday Dough'])
  })

  test('a name of nothing but goods is still found as these: who is called so first, then who sells them', async () => {
    expect(await namesFor('organic milk')).toEqual(['Organic Milk', 'Green Paddocks'])
  })

  test('a name is looked for as soon as a supplier has it, and not after it is another', async () => {
    const { db, changes } = app.context
    const { id } = await app.supplier({ businessName: 'Penny Whistle Larder', category: 'Dairy', tags: [] })
    expect(await namesFor('penny whistle')).toEqual(['Penny Whistle Larder'])
    await db.updateTable('suppliers').set({ businessName: 'Tin Drum Larder' }).where('id', '=', id).execute()
    await changes.publish(db)
    expect(await namesFor('tin drum')).toEqual(['Tin Drum Larder'])
    expect(await namesFor('penny whistle')).toEqual([])
  })
})
