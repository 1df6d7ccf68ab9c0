import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFeaturedPlaces, listNearMisses, listSuppliers } from '#contract/directory/directory.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { MATCH_LENGTH, type SearchMatch } from '#contract/directory/search-match.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
const products: { supplierId: number; title: string; price: string | null; position: number }[] = []
const LONG = `We pack ${'dozens of trays and cartons, '.repeat(20)}and lay quail eggs on straw ${'for the trip to you, '.repeat(20)}daily.`

beforeAll(async () => {
  app = await createTestApp()
  const sydney = { suburb: 'Sydney', state: 'NSW' as const, postcode: '2000' }
  const supplier = async (businessName: string, fields: Record<string, unknown>, ...titles: [string, string | null][]) => {
    const { id } = await app.supplier({ businessName, category: 'Fresh Produce', description: 'Open all week.', ...sydney, ...fields })
    products.push(...titles.map(([title, price], position) => ({ supplierId: id, title, price, position })))
  }
  await supplier('Warm Nest', { tags: ['eggs'] }, ['Cold drip', '$9'], ['Free-range eggs 700 g', '$8.40 a dozen'])
  await supplier('Straw & Lay', { tags: ['brown eggs', 'poultry'], description: 'Eggs. Eggs.' })
  await supplier('Quiet Yard', { description: `Family run. Our egg room opens at four. Nothing else.` })
  await supplier('Long Shed', { description: LONG })
  await supplier('Grove & Rind', { tags: ['lemon myrtle', 'lemon wedges'], description: 'Lemon myrtle and lemons.' }, [
    'Lemon myrtle tea',
    '$12',
  ])
  await supplier('Plain Greens', {})
  await supplier('Halfmoon Meats', { category: 'Meat', tags: ['lamb shanks', 'chicken thighs'] })
  await supplier('Quarter Butchery', { category: 'Meat', description: 'Small goods.' })
  await supplier('Smoke Ring', { category: 'Meat', tags: ['smoking', 'chook'] })
  await supplier('Heath Curd', { category: 'Dairy', tags: ['cheese'], description: 'Our haloumi is the firm kind.' })
  await supplier('Slice & Co', { category: 'Dairy', tags: ['burger cheese'] })
  await supplier('Old Mill Roastery', { category: 'Coffee', description: 'Beans roasted on Tuesdays.', isFeatured: true })
  await app.context.db.insertInto('products').values(products).execute()
})
afterAll(() => app.stop())

/** The text with its marks in brackets, after its kind. */
const shown = ({ kind, text, marks, price }: SearchMatch) => {
  const marked = marks.toReversed().reduce((now, { from, to }) => `${now.slice(0, from)}[${now.slice(from, to)}]${now.slice(to)}`, text)
  return [kind, marked, ...(price === undefined ? [] : [price])].join(' | ')
}
const reasons = async (query: CallerInput<typeof listSuppliers>) => {
  const { items } = await app.call(listSuppliers, query)
  return Object.fromEntries(items.map(({ businessName, match }) => [businessName, match && shown(match)]))
}

describe('A row of a search says why it is there', () => {
  test('by a product with its price, else a tag, else the sentence, which is shortened around what it names', async () => {
    const found = await reasons({ search: 'eggs' })
    expect(found).toMatchObject({
      'Warm Nest': 'product | [Free-range eggs] 700 g | $8.40 a dozen',
      'Straw & Lay': 'tag | brown [eggs]',
      'Quiet Yard': 'text | Our [egg] room opens at four.',
    })
    expect(found['Long Shed']).toMatch(/^text \| ….*\blay quail \[eggs\] on straw.*\w…$/)
  })

  test('what names more of the search goes before what names less', async () => {
    expect(await reasons({ search: 'free range eggs' })).toMatchObject({ 'Warm Nest': 'product | [Free-range eggs] 700 g | $8.40 a dozen' })
    expect(await reasons({ search: 'old mill roastery' })).toEqual({ 'Old Mill Roastery': 'name | [Old Mill Roastery]' })
  })

  test('by another name of the goods, and by the stem of a word', async () => {
    expect(await reasons({ search: 'chicken' })).toMatchObject({
      'Smoke Ring': 'tag | [chook]',
      'Halfmoon Meats': 'tag | [chicken] thighs',
    })
    expect(await reasons({ search: 'smoked' })).toMatchObject({ 'Smoke Ring': 'tag | [smoking]' })
  })

  test('by the goods themselves; other goods that are found too are no reason', async () => {
    expect(await reasons({ search: 'haloumi' })).toEqual({
      'Heath Curd': 'text | Our [haloumi] is the firm kind.',
      'Slice & Co': undefined,
    })
  })

  test('no word is marked inside of the name of something else', async () => {
    expect(await reasons({ search: 'lemons' })).toMatchObject({ 'Grove & Rind': 'tag | [lemon] wedges' })
    expect(await reasons({ search: 'lemon myrtle' })).toMatchObject({ 'Grove & Rind': 'tag | [lemon myrtle]' })
  })

  test('where nobody names it, by the part that they name, or not at all', async () => {
    expect(await reasons({ search: 'chicken breast' })).toEqual({
      'Halfmoon Meats': 'tag | [chicken] thighs',
      'Smoke Ring': 'tag | [chook]',
      'Quarter Butchery': undefined,
    })
  })

  test('its text is of bounded length, and its marks are within it and apart', async () => {
    for (const search of ['eggs', 'lay', 'trip', 'dozens', 'straw eggs', 'daily']) {
      const { items } = await app.call(listSuppliers, { search })
      for (const { match } of items) {
        expect(match?.text.length).toBeLessThanOrEqual(MATCH_LENGTH)
        const ends = match!.marks.flatMap(({ from, to }) => [from, to])
        expect([0, ...ends, match!.text.length]).toEqual([0, ...ends, match!.text.length].toSorted((a, b) => a - b))
      }
    }
  })

  test('a list without a search has none, and a paid place above a search has one', async () => {
    expect(new Set(Object.values(await reasons({})))).toEqual(new Set([undefined]))
    const [place] = await app.call(listFeaturedPlaces, { search: 'beans' })
    expect(place?.match && shown(place.match)).toBe('text | [Beans] roasted on Tuesdays.')
  })
})

describe('GET /api/suppliers/near-misses', () => {
  const misses = async (query: CallerInput<typeof listNearMisses>) =>
    (await app.call(listNearMisses, query)).map(({ businessName, distanceKm, match }) => [businessName, distanceKm, match?.kind])

  test('has those who name it but are far away, with the distance and the reason', async () => {
    expect(await misses({ search: 'lemons', location: 'Perth' })).toEqual([['Grove & Rind', expect.closeTo(3290, -2), 'tag']])
    expect(await misses({ search: 'lemons perth' })).toHaveLength(1)
  })

  test('has nobody who only sells something related', async () => {
    expect(await misses({ search: 'haloumi', location: 'Perth' })).toEqual([['Heath Curd', expect.closeTo(3290, -2), 'text']])
  })

  test('has those whom a filter leaves out', async () => {
    expect(await misses({ search: 'lemons', verified: true })).toEqual([['Grove & Rind', undefined, 'tag']])
  })

  test('has nobody where somebody within the filters names it, nobody does at all, or nothing is searched for', async () => {
    expect(await misses({ search: 'lemons', location: 'Sydney' })).toEqual([])
    expect(await misses({ search: 'chicken breast', location: 'Perth' })).toEqual([])
    expect(await misses({ location: 'Perth' })).toEqual([])
  })
})
