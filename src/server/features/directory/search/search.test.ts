import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import type { CategoryName } from '#contract/options.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

/** A search text and what it should find first: a supplier by name, or suppliers of a category where any of several will do. */
type Search = [typed: string, first: string | { category: CategoryName; count: number }]

/** The first `count` are of this category. */
const of = (category: CategoryName, count = 1) => ({ category, count })

/** What a cafe owner would type and expect, on the demo marketplace. */
const searches: Search[] = [
  // As it is written
  ['tin shed', 'Tin Shed Coffee'],
  ['coffee', of('Coffee', 5)],
  ['cold brew concentrate', 'Tin Shed Coffee'],
  ['barista milk', 'Creamline Dairy Co'],
  ['flat white beans', 'Night Ferry Roasters'],
  ['gluten-free bread', 'Teff & Tapioca'],
  ['D’Angelo & rye', 'Rye & Ember Bakery'],
  ["o'connor coffee", 'Cray Boat Coffee'],
  // Stems and beginnings
  ['oyster', 'Estuary Nine Oysters'],
  ['roasting', of('Coffee', 2)],
  ['croiss', of('Baked Goods', 2)],
  ['kombuc', 'Mother Jar Kombucha'],
  // Typos
  ['cofee', of('Coffee', 5)],
  ['backery', 'Rye & Ember Bakery'],
  ['resturant suplies', of('Machine Repairs')],
  ['capscium', of('Fresh Produce', 4)],
  ['flat wite beens', 'Night Ferry Roasters'],
  ['chiken tighs', 'Hen & Hollow Poultry'],
  ['insurence', of('Insurance', 2)],
  ['dishwaser reapir', 'Group Seal Technicians'],
  // What the trade calls it
  ['chook', 'Hen & Hollow Poultry'],
  ['takeaway cups', 'Papergum Packaging'],
  ['take-away coffee cups', 'Papergum Packaging'],
  ['serviettes', of('Packaging', 3)],
  ['payment terminal', 'Back of House IT'],
  ['dishwasher chemicals', 'Scrub & Rinse Supplies'],
  ['snags', of('Meat', 3)],
  ['shrimp', 'Coral Line Fisheries'],
  ['plant milk', 'Paddock Oat Co'],
  ['soda water', 'Bubbler & Crate'],
  ['vodka', of('Spirits', 3)],
  ['fruit and veg', 'Stand Forty Fruit & Veg'],
  ['avo', 'Northgate Market Runners'],
  ['courgettes', of('Fresh Produce', 3)],
  ['coffee machine broken', of('Machine Repairs', 3)],
  ['wifi', 'Monsoon Connect'],
  // With a place, or in a sentence
  ['coffee preston', 'Tin Shed Coffee'],
  ['seafood hobart tas', 'Kelp & Anchor'],
  ['bread in victoria', 'Salt Kiln'],
  ['I am looking for an apron supplier near me', 'Crossback Apron Co'],
]

describe('Searches on the demo marketplace', () => {
  test.each(searches)('“%s” finds the expected suppliers first', async (typed, first) => {
    const { items } = await app.call(listSuppliers, { search: typed, limit: 6 })
    const categories = items.map(({ category }) => category)
    const expected = typeof first === 'string' ? [first] : Array(first.count).fill(first.category)
    const seen = typeof first === 'string' ? [items[0]?.businessName] : categories.slice(0, first.count)
    expect(seen).toEqual(expected)
  })

  test('the table holds forty searches', () => {
    expect(searches).toHaveLength(40)
  })
})
