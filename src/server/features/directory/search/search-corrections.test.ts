import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeReading, type SearchReading } from '#contract/directory/search-reading.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

type SearchResult = { total: number; names: string[]; categories: string[]; reading: SearchReading }

async function search(text: string, filters: Record<string, string> = {}): Promise<SearchResult> {
  const response = await app.server.inject(`/api/suppliers?${new URLSearchParams({ search: text, ...filters })}`)
  const rows = response.json<SupplierRow[]>()
  return {
    total: Number(response.headers['x-total-count']),
    names: rows.map(({ businessName }) => businessName),
    categories: [...new Set(rows.map(({ category }) => category))],
    reading: decodeReading((response.headers['x-search-reading'] as string | undefined) ?? null) ?? {},
  }
}

describe('A misspelt word', () => {
  test.for([
    ['cofee', 'coffee'],
    ['resturant suplies', 'restaurant supplies'],
    ['flat wite beens', 'flat white beans'],
    ['chiken tighs', 'chicken thighs'],
    ['halal chiken', 'halal chicken'],
    ['dishwaser reapir', 'dishwasher repair'],
    ['mlik', 'milk'],
    ['cappucino', 'cappuccino'],
    ['strawberies', 'strawberries'],
    ['strawbery', 'strawberry'],
    ['qiche', 'quiche'],
    ['mozarela', 'mozzarella'],
    ['cookeis', 'cookies'],
    ['hummos', 'hummus'],
  ] as const)('%s is corrected to %s, and the response says so', async ([typed, corrected]) => {
    const { total, reading } = await search(typed)
    expect(reading.corrected).toBe(corrected)
    expect(total).toBeGreaterThan(0)
    expect((await search(corrected)).total).toBe(total)
  })

  test('a misspelt word is corrected to a trade term that no supplier uses', async () => {
    expect(await search('artichok')).toMatchObject({
      categories: ['Fresh Produce'],
      reading: { corrected: 'artichoke', category: 'Fresh Produce', goods: 'artichoke' },
    })
  })

  test.each([
    ['coffee in brunswik', 'coffee in brunswick', 'Brunswick VIC 3056'],
    ['bakery near melborne', 'bakery near melbourne', 'Melbourne VIC'],
  ])('%s is of the nearest place, and the response says so', async (typed, corrected, label) => {
    const { reading, names } = await search(typed)
    expect(reading).toMatchObject({ corrected, place: { label } })
    expect(names).toEqual((await search(corrected)).names)
  })

  test.each(['milk in cartns', 'coffee in summer', 'bread in 3059'])('%s has no misspelt place', async (typed) => {
    expect((await search(typed)).reading.place?.kind ?? 'none').not.toBe('suburb')
  })

  test('an exact search looks for its words as typed', async () => {
    for (const typed of ['cofee', 'coffee zz']) expect(await search(typed, { exact: 'true' })).toMatchObject({ total: 0, reading: {} })
  })

  test('a misspelt word is corrected whatever the other filters are, in the category counts too', async () => {
    expect(await search('cofee', { category: 'Insurance' })).toMatchObject({ total: 0, reading: { corrected: 'coffee' } })
    const counts = async (typed: string) => (await app.server.inject(`/api/categories?search=${typed}`)).json()
    expect(await counts('cofee')).toEqual(await counts('coffee'))
  })
})

describe('A correctly spelt word', () => {
  test.for([
    ['toaster', 'Machine Repairs'],
    ['mat', 'Furniture'],
    ['nuts', 'Fresh Produce'],
    ['cashew', 'Fresh Produce'],
    ['soap', 'Cleaning'],
    ['hand soap', 'Cleaning'],
    ['bin liners', 'Cleaning'],
    ['pest control', 'Cleaning'],
    ['second hand fridge', 'Machine Repairs'],
    ['loyalty cards', 'Graphic Design'],
    ['wagyu brisket', 'Meat'],
    ['wagyu', 'Meat'],
  ] as const)('%s is not corrected: nobody names it, and the list is of who sells %s', async ([typed, category]) => {
    const { total, categories, reading } = await search(typed)
    expect({ categories, reading }).toMatchObject({ categories: [category], reading: { category, goods: expect.any(String) } })
    expect(total).toBeGreaterThan(0)
  })

  test.for(['accountant', 'lawyer', 'fire extinguisher', 'dentist', 'dog food', 'gym', 'car rental', 'xqzvv'])(
    '%s is not corrected: no supplier has it, and no category lists it',
    async (typed) => {
      expect(await search(typed)).toEqual({ total: 0, names: [], categories: [], reading: {} })
    },
  )

  test('a word is found whether written as one or two, and only in its own meaning', async () => {
    expect((await search('kitchenhand')).names).toEqual((await search('kitchen hand')).names)
    expect((await search('kitchenhand')).categories[0]).toBe('Staff/Recruiting')
    expect((await search('eftpos machine')).categories[0]).toBe('IT Services')
    expect((await search('marketing')).categories).not.toContain('Fresh Produce')
    expect((await search('marketing')).categories[0]).toBe('Social Media')
  })
})

describe('Words that no supplier has together', () => {
  test('the search retains the goods, leaves out the words that describe them, and says which it left out', async () => {
    expect(await search('purple castle bread')).toMatchObject({
      categories: ['Baked Goods'],
      reading: { leftOut: ['purple', 'castle'] },
    })
    const coffee = await search('coffee zz')
    expect([coffee.categories[0], coffee.reading]).toEqual(['Coffee', { leftOut: ['zz'] }])
    expect((await search('coffee cart insurance')).names[0]).toBe('Cover Plate Insurance Brokers')
  })

  test('the word before "for" is what is searched for', async () => {
    expect(await search('insurance for purple furniture')).toMatchObject({ reading: { leftOut: expect.arrayContaining(['purple']) } })
    expect((await search('insurance for purple furniture')).categories[0]).toBe('Insurance')
  })

  test('a corrected search reports the words it left out as they were typed', async () => {
    expect((await search('purple cofee zz')).reading).toEqual({ corrected: 'coffee', leftOut: ['purple', 'zz'] })
  })

  test('a filter that excludes every match leaves no word out', async () => {
    expect(await search('organic coffee', { state: 'NT', category: 'Furniture' })).toMatchObject({ total: 0, reading: {} })
  })
})
