import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCategories, listFeatured, listSuppliers } from '#contract/directory.ts'
import type { Page, Sent } from '#contract/endpoint.ts'
import { CATEGORIES, SORT_KEYS } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

type ListInput = Sent<typeof listSuppliers>
const list = (asked: ListInput = {}) => app.call(listSuppliers, asked)
const names = ({ items }: Page<SupplierRow>) => items.map(({ businessName }) => businessName)
const everyone = () => list({ limit: 100 })
const statusOf = async (query: string) => (await app.server.inject(`/api/suppliers?${query}`)).statusCode

describe('directory: directory', () => {
  test('the listing holds everyone, the highest rated first', async () => {
    const { items, total } = await everyone()
    expect(total).toBe(72)
    expect(items).toHaveLength(72)
    const reviews = items.reduce((sum, { totalReviews }) => sum + totalReviews, 0)
    const mean = items.reduce((sum, { averageRating, totalReviews }) => sum + Number(averageRating) * totalReviews, 0) / reviews
    const rank = (row: SupplierRow) => (Number(row.averageRating) * row.totalReviews + 10 * mean) / (row.totalReviews + 10)
    expect(names({ items, total })).toEqual(names({ items: items.toSorted((a, b) => rank(b) - rank(a)), total }))
  })

  test('a row holds everything but the differentiators', async () => {
    const { items } = await list({ search: 'Tin Shed Coffee', limit: 1 })
    expect(items[0]).toMatchObject({
      businessName: 'Tin Shed Coffee',
      category: 'Coffee',
      suburb: 'Preston',
      state: 'VIC',
      postcode: '3072',
      phone: '+61 3 5550 0142',
    })
    expect(items[0]!.averageRating).toMatch(/^\d\.\d$/)
    expect(items[0]).not.toHaveProperty('differentiators')
    expect(items[0]).not.toHaveProperty('document')
  })

  test('sixty come where no limit is given', async () => {
    expect((await list()).items).toHaveLength(60)
  })

  test('each order is the one it says', async () => {
    const byReviews = (await list({ sort: 'reviews', limit: 100 })).items.map(({ totalReviews }) => totalReviews)
    expect(byReviews).toEqual(byReviews.toSorted((a, b) => b - a))
    const byName = names(await list({ sort: 'name', limit: 100 })).map((name) => name.toLowerCase())
    expect(byName).toEqual(byName.toSorted())
  })

  test('paging through any order gives each supplier exactly once', async () => {
    const asked = fc.record({
      sort: fc.constantFrom(undefined, ...SORT_KEYS),
      search: fc.constantFrom(undefined, 'c', 'fresh', 'delivery', 'coffee zz'),
      state: fc.constantFrom(undefined, 'VIC'),
      limit: fc.integer({ min: 1, max: 100 }),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ limit, ...filters }) => {
        const whole = await list({ ...filters, limit: 100 } as ListInput)
        const ids: number[] = []
        for (let offset = 0; offset < whole.total; offset += limit)
          ids.push(...(await list({ ...filters, limit, offset } as ListInput)).items.map(({ id }) => id))
        expect(ids).toEqual(whole.items.map(({ id }) => id))
        expect(ids).toHaveLength(whole.total)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 25 },
    )
  })

  test('a page past the end is empty and still says how many there are', async () => {
    for (const search of [undefined, 'coffee']) {
      const { items, total } = await list({ offset: 5000, ...(search && { search }) })
      expect(items).toEqual([])
      expect(total).toBeGreaterThan(0)
    }
  })

  test('category and state narrow the list, and together', async () => {
    const { items, total } = await list({ category: 'Coffee', state: 'VIC' })
    expect(total).toBe(items.length)
    expect(items.length).toBeGreaterThan(1)
    expect(items.every(({ category, state }) => category === 'Coffee' && state === 'VIC')).toBe(true)
  })

  test('filters that nobody answers to give an empty list', async () => {
    for (const asked of [
      { category: 'Pottery' },
      { state: 'ZZ' },
      { location: 'Atlantis' },
      { search: 'xqzvv' },
      { search: '&!' },
      { location: '&!' },
      { category: "' or 1=1 --" },
    ])
      expect(await list(asked)).toEqual({ items: [], total: 0 })
  })

  test('empty filters count as absent', async () => {
    const response = await app.server.inject('/api/suppliers?category=&search=&state=&location=%20&limit=1')
    expect([response.statusCode, response.headers['x-total-count']]).toEqual([200, '72'])
  })

  test('wrong values are refused by name: order, paging, control characters', async () => {
    const refused = { sort: 'price', limit: '0', offset: '-1', search: 'a%00b', category: '%00', state: '%01', location: '%7f' }
    for (const [name, value] of Object.entries(refused)) {
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

  test('a search keeps to a given order', async () => {
    const byName = names(await list({ search: 'coffee', sort: 'name' }))
    expect(byName).toEqual(byName.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(byName).toHaveLength((await list({ search: 'coffee' })).total)
  })

  test('categories come in their order, those without suppliers too', async () => {
    const categories = await app.call(listCategories, {})
    expect(categories.map(({ name }) => name)).toEqual([...CATEGORIES])
    expect(categories.map(({ id }) => id)).toEqual(CATEGORIES.map((_, position) => position + 1))
    const { total } = await everyone()
    expect(categories.reduce((sum, { supplierCount }) => sum + supplierCount, 0)).toBe(total)
  })

  test('category counts respect search, state and location as the list does', async () => {
    const filters = [
      {},
      { search: 'coffee' },
      { search: 'cofee' },
      { search: 'coffee hobart' },
      { state: 'VIC' },
      { location: 'preston' },
      { search: 'milk', state: 'NSW' },
    ]
    for (const asked of [...filters, { location: 'wa', search: 'tea' }, { search: 'xqzvv' }, { state: 'ZZ' }])
      for (const { name, supplierCount } of await app.call(listCategories, asked))
        expect((await list({ ...asked, category: name, limit: 1 })).total, `${JSON.stringify(asked)} ${name}`).toBe(supplierCount)
  })

  test('counts follow a write at once', async () => {
    const before = await everyone()
    await app.supplier({ category: 'Insurance', state: 'NT' })
    expect((await everyone()).total).toBe(before.total + 1)
    expect((await list({ category: 'Insurance', state: 'NT' })).total).toBe(1)
  })

  test('six are featured, the best rated of all', async () => {
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

  test('any text is a search that is answered', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(...`ab'"\\:*&|!()<->%_;,.@/-’ é`), maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 40 }).map((binary) => binary.replace(/\p{Cc}/gu, ' ')),
    )
    await fc.assert(
      fc.asyncProperty(text, text, async (search, location) => {
        const query = new URLSearchParams({ search, location })
        expect(await statusOf(String(query))).toBe(200)
        expect((await app.server.inject(`/api/categories?${query}`)).statusCode).toBe(200)
      }),
      { numRuns: 150 },
    )
  })
})
