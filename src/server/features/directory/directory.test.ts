import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCategories, listFeatured, listSuppliers } from '#contract/directory/directory.ts'
import type { ListPage, CallerInput } from '#contract/endpoint/endpoint.ts'
import { CATEGORIES, SORT_KEYS } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { anyText } from '#test/data/any-text.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { fromNewAddress } from '#test/people/new-address.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

type ListInput = CallerInput<typeof listSuppliers>
const list = (query: ListInput = {}) => app.call(listSuppliers, query)
const names = ({ items }: ListPage<SupplierRow>) => items.map(({ businessName }) => businessName)
/** Returns the first two hundred suppliers of a list, which are all of them here. */
async function whole(query: ListInput = {}): Promise<ListPage<SupplierRow>> {
  const [{ items, total }, others] = [await list({ ...query, limit: 100 }), await list({ ...query, limit: 100, offset: 100 })]
  return { items: [...items, ...others.items], total }
}
const statusOf = async (query: string) => (await fromNewAddress(app, { url: `/api/suppliers?${query}` })).statusCode

describe('The directory', () => {
  test('the list holds all suppliers, the highest rated first', async () => {
    const { items, total } = await whole()
    expect(total).toBe(160)
    expect(items).toHaveLength(160)
    const reviews = items.reduce((sum, { totalReviews }) => sum + totalReviews, 0)
    const mean = items.reduce((sum, { averageRating, totalReviews }) => sum + Number(averageRating) * totalReviews, 0) / reviews
    const rank = (row: SupplierRow) => (Number(row.averageRating) * row.totalReviews + 10 * mean) / (row.totalReviews + 10)
    expect(names({ items, total })).toEqual(names({ items: items.toSorted((a, b) => rank(b) - rank(a)), total }))
  })

  test('a row holds the details of a supplier, but not its differentiators or its search document', async () => {
    const { items } = await list({ search: 'Tin Shed Coffee', limit: 1 })
    expect(items[0]).toMatchObject({
      businessName: 'Tin Shed Coffee',
      category: 'Coffee',
      suburb: 'Preston',
      state: 'VIC',
      postcode: '3072',
      phone: '+61 3 5550 0142',
    })
    expect(items[0]?.averageRating).toMatch(/^\d\.\d$/)
    expect(items[0]).not.toHaveProperty('differentiators')
    expect(items[0]).not.toHaveProperty('document')
  })

  test('a request without a limit gets sixty suppliers', async () => {
    expect((await list()).items).toHaveLength(60)
  })

  test('the orders "reviews" and "name" sort as they say', async () => {
    const byReviews = (await whole({ sort: 'reviews' })).items.map(({ totalReviews }) => totalReviews)
    expect(byReviews).toEqual(byReviews.toSorted((a, b) => b - a))
    const byName = names(await whole({ sort: 'name' })).map((name) => name.toLowerCase())
    expect(byName).toEqual(byName.toSorted())
  })

  test('paging through any order gives each supplier exactly once', async () => {
    const query = fc.record({
      sort: fc.constantFrom(undefined, ...SORT_KEYS),
      search: fc.constantFrom(undefined, 'c', 'fresh', 'delivery', 'coffee zz'),
      state: fc.constantFrom(undefined, 'VIC'),
      limit: fc.integer({ min: 1, max: 100 }),
    })
    await fc.assert(
      fc.asyncProperty(query, async ({ limit, ...filters }) => {
        const all = await whole(filters as ListInput)
        const ids: number[] = []
        for (let offset = 0; offset < all.total; offset += limit)
          ids.push(...(await list({ ...filters, limit, offset } as ListInput)).items.map(({ id }) => id))
        expect(ids).toEqual(all.items.map(({ id }) => id))
        expect(ids).toHaveLength(all.total)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 25 },
    )
  })

  test('a page past the end is empty and still gives the total', async () => {
    for (const search of [undefined, 'coffee']) {
      const { items, total } = await list({ offset: 5000, ...(search && { search }) })
      expect(items).toEqual([])
      expect(total).toBeGreaterThan(0)
    }
  })

  test('category and state narrow the list together', async () => {
    const { items, total } = await list({ category: 'Coffee', state: 'VIC' })
    expect(total).toBe(items.length)
    expect(items.length).toBeGreaterThan(1)
    expect(items.every(({ category, state }) => category === 'Coffee' && state === 'VIC')).toBe(true)
  })

  test('filters that match no supplier give an empty list', async () => {
    for (const query of [
      { category: 'Pottery' },
      { state: 'ZZ' },
      { location: 'Atlantis' },
      { search: 'xqzvv' },
      { search: '&!' },
      { location: '&!' },
      { category: "' or 1=1 --" },
    ])
      expect(await list(query)).toMatchObject({ items: [], total: 0 })
  })

  test('empty filters count as absent', async () => {
    const response = await app.server.inject('/api/suppliers?category=&search=&state=&location=%20&limit=1')
    expect([response.statusCode, response.headers['x-total-count']]).toEqual([200, '160'])
  })

  test('an invalid order, page or filter is rejected with the name of its parameter', async () => {
    const invalid = { sort: 'price', limit: '0', offset: '-1', search: 'a%00b', category: '%00', state: '%01', location: '%7f' }
    for (const [name, value] of Object.entries(invalid)) {
      const response = await app.server.inject(`/api/suppliers?${name}=${value}`)
      expect([response.statusCode, response.json().errors[0]?.path]).toEqual([400, name])
    }
    expect(await statusOf('limit=101')).toBe(400)
    expect(await statusOf('search=a&search=b')).toBe(400)
    expect(await statusOf('colour=red')).toBe(200)
  })

  test('a search is cut at 200 characters', async () => {
    const { total } = await list({ search: `coffee${' '.repeat(194)}xqzvv` })
    expect(total).toBe((await list({ search: 'coffee' })).total)
  })

  test('a search with an explicit order is sorted by it', async () => {
    const byName = names(await list({ search: 'coffee', sort: 'name' }))
    expect(byName).toEqual(byName.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(byName).toHaveLength((await list({ search: 'coffee' })).total)
  })

  test('categories are listed in their fixed order, including those without suppliers', async () => {
    const categories = await app.call(listCategories, {})
    expect(categories.map(({ name }) => name)).toEqual([...CATEGORIES])
    expect(categories.map(({ id }) => id)).toEqual(CATEGORIES.map((_, position) => position + 1))
    const { total } = await whole()
    expect(categories.reduce((sum, { supplierCount }) => sum + supplierCount, 0)).toBe(total)
  })

  test('category counts apply search, state and location as the list does', async () => {
    const filters = [
      {},
      { search: 'coffee' },
      { search: 'cofee' },
      { search: 'coffee hobart' },
      { state: 'VIC' },
      { location: 'preston' },
      { search: 'milk', state: 'NSW' },
    ]
    for (const query of [...filters, { location: 'wa', search: 'tea' }, { search: 'xqzvv' }, { state: 'ZZ' }])
      for (const { name, supplierCount } of await app.call(listCategories, query))
        expect((await list({ ...query, category: name, limit: 1 })).total, `${JSON.stringify(query)} ${name}`).toBe(supplierCount)
  })

  test('totals include a new supplier at once', async () => {
    const before = await whole()
    await app.supplier({ category: 'Insurance', state: 'NT' })
    expect((await whole()).total).toBe(before.total + 1)
    expect((await list({ category: 'Insurance', state: 'NT' })).total).toBe(1)
  })

  test('the six best rated suppliers are featured', async () => {
    const featured = await app.call(listFeatured, {})
    expect(featured.map(({ id }) => id)).toEqual((await list({ limit: 6 })).items.map(({ id }) => id))
  })

  test('an active subscriber is featured before better rated suppliers', async () => {
    const { db, changes } = app.context
    const { id } = await app.supplier({ averageRating: '3.0', totalReviews: 2 })
    await db.updateTable('suppliers').set({ isFeatured: true }).where('id', '=', id).execute()
    await changes.publish(db)
    const featured = await app.call(listFeatured, {})
    expect(featured).toHaveLength(6)
    expect(featured[0]!.id).toBe(id)
    await db.deleteFrom('suppliers').where('id', '=', id).execute()
    await changes.publish(db)
  })

  test('a search or location of any text gets a 200 response', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(...`ab'"\\:*&|!()<->%_;,.@/-’ é`), maxLength: 30 }),
      anyText(40).map((binary) => binary.replace(/\p{Cc}/gu, ' ')),
    )
    await fc.assert(
      fc.asyncProperty(text, text, async (search, location) => {
        const query = new URLSearchParams({ search, location })
        expect(await statusOf(String(query))).toBe(200)
        expect((await fromNewAddress(app, { url: `/api/categories?${query}` })).statusCode).toBe(200)
      }),
      { numRuns: 150 },
    )
  })
})
