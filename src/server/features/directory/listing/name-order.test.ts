import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import { listOwnerSuppliers } from '#contract/owner/owner-suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner } from '#test/people/people.ts'

/** From A to Z. */
const NAMES = [
  '#1 Beans',
  '7 Seeds',
  '10 Seeds',
  'Æbleskiver',
  'Ångström Kaffe',
  'Bean 2',
  'Bean 10',
  '“Crema” Roasters',
  'Émile’s Tea',
  'E\u0301mile’s Wine',
  'fig & co',
  'Łódź Pies',
  'Lola’s',
  'Ñandú',
  'Øre',
  'Özgür',
  'Straße',
  'Ｗide Road',
  'Žižkov',
  'Zorb',
  'Αθήνα',
  'مقهى التاج',
  '茶と珈琲',
]

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  for (const businessName of NAMES.toReversed()) await app.supplier({ businessName, state: 'VIC', suburb: 'Prahran', postcode: '3181' })
})
afterAll(() => app.stop())

describe('The order of names', () => {
  test('letters with accents stand with those without, and numbers by their value, in every list', async () => {
    const ways = [{}, { category: 'Coffee' }, { state: 'VIC' }, { location: 'Prahran VIC' }] as const
    for (const way of ways) {
      const { items } = await app.call(listSuppliers, { ...way, sort: 'name', limit: 100 })
      expect([way, items.map(({ businessName }) => businessName)]).toEqual([way, NAMES])
    }
  })

  test('the table of the owner has it, and the reverse of it', async () => {
    const olga = await owner(app)
    const names = async (sort: 'name' | '-name') =>
      (await olga.call(listOwnerSuppliers, { sort, limit: 100 })).items.map(({ businessName }) => businessName)
    expect(await names('name')).toEqual(NAMES)
    expect(await names('-name')).toEqual(NAMES.toReversed())
  })

  test('pages of names that are sorted alike never overlap', async () => {
    for (let twins = 0; twins < 7; twins++) await app.supplier({ businessName: 'Café Twin', category: 'Tea' })
    const ids: number[] = []
    for (let offset = 0; offset < 7; offset += 2)
      ids.push(...(await app.call(listSuppliers, { category: 'Tea', sort: 'name', limit: 2, offset })).items.map(({ id }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([7, 7])
  })
})
