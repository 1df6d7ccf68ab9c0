import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSuppliers } from '#contract/directory/directory.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { decodeReading } from '#contract/directory/search-reading.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

type ListInput = CallerInput<typeof listSuppliers>
const list = (query: ListInput) => app.call(listSuppliers, { limit: 100, ...query })
const names = async (query: ListInput) => (await list(query)).items.map(({ businessName }) => businessName)
/** Returns how the response says the query was read, with the label of the place. */
async function readingOf(query: string) {
  const { headers } = await app.server.inject(`/api/suppliers?${query}`)
  return decodeReading((headers['x-search-reading'] as string | undefined) ?? null)
}

describe('The location filter', () => {
  test.each([
    ['3070', 'Mother Jar Kombucha'],
    ['Northcote', 'Mother Jar Kombucha'],
    ['2000', 'Night Ferry Roasters'],
    ['4000', 'Jacaranda Row Coffee'],
    ['3056', 'Mother Jar Kombucha'],
    ['brisbane', 'Jacaranda Row Coffee'],
    ['canberra', 'Estuary Nine Oysters'],
    ['gold coast', 'Papergum Packaging'],
    ['N.S.W.', 'Night Ferry Roasters'],
    ['Preston, Victoria, Australia', 'Tin Shed Coffee'],
  ])('“%s” finds suppliers that deliver there, among them %s', async (location, businessName) => {
    const { items } = await list({ location, delivers: true })
    expect(items.map((item) => item.businessName)).toContain(businessName)
    expect(items.every(({ delivers }) => delivers === true)).toBe(true)
  })

  test('suppliers that deliver there come first, then those nearby without a service area, each nearest first', async () => {
    const { items, total } = await list({ location: 'Preston' })
    expect(items).toHaveLength(total)
    const groups = [true, null].map((group) => items.filter(({ delivers }) => delivers === group))
    expect(items).toEqual(groups.flat())
    for (const group of groups) {
      expect(group.length).toBeGreaterThan(1)
      const away = group.map(({ distanceKm }) => distanceKm!)
      expect(away).toEqual(away.toSorted((a, b) => a - b))
    }
    expect(groups[0]?.[0]).toMatchObject({ businessName: 'Tin Shed Coffee', distanceKm: 0 })
    expect(groups[1]?.every(({ distanceKm, serviceArea }) => distanceKm! <= 25 && serviceArea.length === 0)).toBe(true)
  })

  test('every order keeps the two groups apart, and its pages hold each supplier once', async () => {
    for (const sort of ['rating', 'reviews', 'name', 'distance'] as const) {
      const { items } = await list({ location: 'melbourne', sort })
      const known = items.map(({ delivers }) => delivers)
      expect(known).toEqual([...known.filter((said) => said === true), ...known.filter((said) => said === null)])
      const pages: number[] = []
      for (let offset = 0; offset < items.length; offset += 7)
        pages.push(...(await list({ location: 'melbourne', sort, limit: 7, offset })).items.map(({ id }) => id))
      expect(pages).toEqual(items.map(({ id }) => id))
    }
  })

  test('a supplier is not found in its own suburb if its service area excludes it, but where it delivers', async () => {
    const { id } = await app.supplier({
      businessName: 'Only Geelong',
      suburb: 'Preston',
      state: 'VIC',
      postcode: '3072',
      serviceArea: areaOf('3220'),
    })
    expect(await names({ location: '3072' })).not.toContain('Only Geelong')
    expect(await names({ location: 'geelong' })).toContain('Only Geelong')
    await app.context.db.deleteFrom('suppliers').where('id', '=', id).execute()
    await app.context.changes.publish(app.context.db)
  })

  test('a city covers more than the suburb of its name, and a street name is not a place', async () => {
    const inSydney = await list({ location: 'Sydney' })
    expect(inSydney.items.map(({ businessName }) => businessName)).toContain('Laminar Pastry Works')
    expect(inSydney.items.filter(({ delivers, state }) => !delivers && state !== 'NSW' && state !== 'ACT')).toEqual([])
    expect(await names({ location: 'Sydney' })).not.toContain('Rye & Ember Bakery')
    for (const location of ['Sydney Road', 'bruce st', 'coffee']) expect((await list({ location })).total).toBe(0)
  })

  test('a state has no distances, and a supplier without a service area is found by its own state', async () => {
    const { items } = await list({ location: 'victoria' })
    expect(items.every(({ distanceKm }) => distanceKm === null)).toBe(true)
    expect(items.filter(({ delivers }) => delivers === null).every(({ state }) => state === 'VIC')).toBe(true)
    const ids = (found: typeof items) => found.map(({ id }) => id)
    for (const location of ['VIC', 'vic', ' victoria ', 'V.I.C.']) expect(ids((await list({ location })).items)).toEqual(ids(items))
  })

  test('a suburb known only from listings finds the suppliers there, without distances', async () => {
    const fields = { suburb: 'Wombat Wharf', state: 'VIC', postcode: '3000' }
    await app.supplier({ businessName: 'Quayside Buns', ...fields })
    await app.supplier({ businessName: 'Wharf Deliveries', ...fields, serviceArea: areaOf('3000') })
    const { items } = await list({ location: 'wombat wharf' })
    expect(items.filter(({ suburb }) => suburb === 'Wombat Wharf').map(({ businessName, delivers }) => [businessName, delivers])).toEqual([
      ['Wharf Deliveries', true],
      ['Quayside Buns', null],
    ])
    expect(items.every(({ distanceKm }) => distanceKm === null)).toBe(true)
    expect((await readingOf('location=wombat%20wharf'))?.place).toMatchObject({ label: 'Wombat Wharf VIC 3000', kind: 'suburb' })
    expect(await readingOf('location=wombat%20wharf&state=NSW')).toEqual({ place: null })
  })

  test('the response says how a location was understood, or that it was not', async () => {
    expect((await readingOf('location=northcote'))?.place).toMatchObject({ label: 'Northcote VIC 3070', kind: 'suburb' })
    expect((await readingOf('location=richmond'))?.place?.others).toContain('Richmond NSW 2753')
    expect((await readingOf('location=richmond&state=TAS'))?.place?.label).toBe('Richmond TAS 7025')
    expect(await readingOf('location=atlantis')).toEqual({ place: null })
    expect(await readingOf('location=brunswik')).toEqual({ place: null, meant: ['Brunswick VIC 3056'] })
    expect(await readingOf('location=paramatta')).toMatchObject({ place: { label: 'Paramatta SA 5558' }, meant: ['Parramatta NSW 2150'] })
    expect(await readingOf('location=preston')).not.toHaveProperty('meant')
    expect(await readingOf('search=coffee')).toBeUndefined()
  })
})

describe('A place in a search', () => {
  test.each([
    ['fish near 3056', 'Dockside Eleven', '3056'],
    ['canberra coffee', 'Lakeshed Coffee', 'Canberra ACT'],
    ['bakery sydney', 'Laminar Pastry Works', 'Sydney NSW'],
    ['coffee in preston', 'Tin Shed Coffee', 'Preston VIC 3072'],
  ])('“%s” finds %s first and is read as a search in %s', async (search, first, label) => {
    const { items } = await list({ search })
    expect(items[0]!.businessName).toBe(first)
    expect(items.every(({ delivers }) => delivers === true || delivers === null)).toBe(true)
    expect((await readingOf(`search=${encodeURIComponent(search)}`))?.place?.label).toBe(label)
  })

  test('a search for a place alone gives the list of that location', async () => {
    expect(await names({ search: '3070' })).toEqual(await names({ location: '3070' }))
  })

  test('a supplier with a place in its name is found by its name, wherever it is', async () => {
    const { id } = await app.supplier({
      businessName: 'Preston Bakery',
      category: 'Baked Goods',
      suburb: 'Perth',
      state: 'WA',
      postcode: '6000',
    })
    expect((await names({ search: 'preston bakery' }))[0]).toBe('Preston Bakery')
    expect(await readingOf('search=preston%20bakery')).toBeUndefined()
    await app.context.db.deleteFrom('suppliers').where('id', '=', id).execute()
  })

  test('an exact search reads no place, and goods or streets named like a place are not places', async () => {
    expect((await readingOf('search=bakery%20sydney&exact=true'))?.place).toBeUndefined()
    for (const search of ['orange%20juice', 'rye%20bread', 'sydney%20road%20bakery'])
      expect((await readingOf(`search=${search}`))?.place).toBeUndefined()
    expect(await names({ search: 'orange juice' })).toContain('Pith Cold Press')
  })

  test('a search with a place keeps the groups apart past a thousand matches, and can be sorted by distance', async () => {
    const { db, changes } = app.context
    const many = Array.from({ length: 1100 }, (_, i) => ({
      businessName: `Echidna Paper ${i}`,
      category: 'Packaging' as const,
      suburb: 'Coburg',
      state: 'VIC' as const,
      postcode: '3058',
      serviceArea: i % 20 === 0 ? areaOf('3000') : areaOf(i % 2 ? '3058' : ''),
    }))
    await db.insertInto('suppliers').values(many).execute()
    await changes.publish(db)
    const found: (boolean | null | undefined)[] = []
    const ids = new Set<number>()
    for (let offset = 0; offset < 1100; offset += 100) {
      const { items } = await list({ search: 'echidna', location: '3058', offset })
      found.push(...items.map(({ delivers }) => delivers))
      items.forEach(({ id }) => ids.add(id))
    }
    expect(found).toEqual([...Array(550).fill(true), ...Array(495).fill(null)])
    expect(ids.size).toBe(1045)
    const nearest = await list({ search: 'echidna', location: '3072', sort: 'distance' })
    expect(nearest.items.every(({ distanceKm }) => distanceKm! < 25)).toBe(true)
    await db.deleteFrom('suppliers').where('businessName', 'like', 'Echidna Paper%').execute()
    await changes.publish(db)
  })
})

const areaOf = (postcode: string) => JSON.stringify(postcode ? [{ from: postcode, to: postcode }] : [])
