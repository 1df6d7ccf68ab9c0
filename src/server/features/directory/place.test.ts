import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory.ts'
import type { Sent } from '#contract/endpoint.ts'
import { STATES } from '#contract/options.ts'
import { openHouse, type TestHouse } from '#test/house.ts'

let house: TestHouse
beforeAll(async () => void (house = await openHouse({ DEMO_DATA: 'true' })))
afterAll(() => house.stop())

const list = (asked: Sent<typeof listSuppliers>) => house.call(listSuppliers, asked)

test('the location box finds suburb, postcode, state and address, in any case and while typing', async () => {
  const where = async (location: string) => (await list({ location, limit: 100 })).items
  const victorians = (await list({ state: 'VIC', limit: 100 })).items.map(({ id }) => id)
  for (const state of ['VIC', 'vic', 'Victoria', ' victoria ']) expect((await where(state)).map(({ id }) => id)).toEqual(victorians)
  for (const [code, name] of Object.entries(STATES)) expect(await where(name)).toEqual(await where(code))
  for (const preston of ['Preston', 'preston vic', 'PRESTON VICTORIA', 'prest', '3072', 'Preston, 3072', 'bruce st'])
    expect((await where(preston)).map(({ businessName }) => businessName)).toEqual(['Tin Shed Coffee'])
  for (const oconnor of ["O'Connor", 'o’connor', 'oconnor wa']) expect((await where(oconnor))[0]!.businessName).toBe('Cray Boat Coffee')
  expect((await where('307')).every(({ postcode }) => postcode!.startsWith('307'))).toBe(true)
  expect((await where('west mel'))[0]!.suburb).toBe('West Melbourne')
  expect(await where('preston nsw')).toEqual([])
})

test('a location narrows with everything else', async () => {
  const { items, total } = await list({ location: 'victoria', search: 'coffee', category: 'Coffee', state: 'VIC' })
  expect(total).toBe(items.length)
  expect(items[0]!.businessName).toBe('Tin Shed Coffee')
  expect((await list({ location: 'VIC', state: 'NSW' })).total).toBe(0)
})

test('words of a name or a description are not a place', async () => {
  expect((await list({ location: 'coffee' })).total).toBe(0)
})
