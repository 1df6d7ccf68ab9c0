import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCategories, listSuppliers } from '#contract/directory/directory.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { thisWeek } from '#test/people/promotions.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ DEMO_DATA: 'true' })
  const { db, changes } = app.context
  const suppliers = await db.selectFrom('suppliers').select('id').orderBy('id').execute()
  const promotions = suppliers.map(({ id }) => ({ supplierId: id, title: `Offer of ${id}`, text: 'All week', ...daysFor(id) }))
  // Those of the demo marketplace would be among them.
  await db.deleteFrom('promotions').execute()
  await db.insertInto('promotions').values(promotions).execute()
  await changes.publish(db)
})
afterAll(() => app.stop())

/** Of three suppliers one has a promotion today, one has had one and one will have one. */
function daysFor(id: number) {
  const { startsOn, endsOn } = thisWeek()
  const later = ((id % 3) - 1) * 7
  return { startsOn: dayAfter(startsOn, later), endsOn: dayAfter(endsOn, later) }
}

type Filters = { minRating: number; verified: boolean; maxMinimumCents: number; delivers: boolean; onOffer: boolean }
async function list(query: CallerInput<typeof listSuppliers>) {
  const { items, total } = await app.call(listSuppliers, { limit: 100, ...query })
  const others = total > 100 ? (await app.call(listSuppliers, { limit: 100, offset: 100, ...query })).items : []
  return { items: [...items, ...others], total }
}
const names = async (query: CallerInput<typeof listSuppliers>) => (await list(query)).items.map(({ businessName }) => businessName)

describe('Filters of GET /api/suppliers', () => {
  test('rating, verified, minimum order and delivery filters narrow lists, searches and category counts', async () => {
    for (const query of [
      { minRating: 4.5 },
      { verified: true },
      { maxMinimumCents: 10_000 },
      { minRating: 4, verified: true, location: 'melbourne' },
      { delivers: true, location: 'melbourne' },
      { onOffer: true },
      { onOffer: true, verified: true },
      { onOffer: true, location: 'melbourne' },
      { onOffer: true, location: 'melbourne', search: 'coffee' },
      { onOffer: true, search: 'coffee' },
      { onOffer: true, search: 'coffee', sort: 'name' as const },
      { delivers: true, location: 'melbourne', maxMinimumCents: 10_000 },
      { search: 'coffee', minRating: 4 },
      { search: 'coffee', location: 'melbourne', delivers: true },
      { search: 'bread sydney', verified: true },
    ]) {
      const { items, total } = await list(query)
      expect([query, items.length]).toEqual([query, total])
      const {
        minRating = 0,
        verified = false,
        maxMinimumCents = Infinity,
        delivers: mustDeliver = false,
        onOffer = false,
      } = query as Partial<Filters>
      const fits = (item: SupplierRow) =>
        Number(item.averageRating) >= minRating &&
        (item.isVerified || !verified) &&
        (item.minimumOrderCents ?? 0) <= maxMinimumCents &&
        (item.delivers === true || !mustDeliver) &&
        (item.promotion !== null || !onOffer)
      expect(items.filter((item) => !fits(item))).toEqual([])
      const counted = (await app.call(listCategories, query)).reduce((sum, { supplierCount }) => sum + supplierCount, 0)
      expect([query, counted]).toEqual([query, total])
    }
  })

  test('each filter excludes suppliers, one without a minimum order passes, and delivery needs a location', async () => {
    const unfiltered = (await list({})).total
    for (const query of [{ minRating: 4.5 }, { verified: true }, { maxMinimumCents: 10_000 }, { onOffer: true }])
      expect((await list(query)).total).toBeLessThan(unfiltered)
    expect((await list({ maxMinimumCents: 0 })).items.every(({ minimumOrderCents }) => minimumOrderCents === null)).toBe(true)
    expect(await names({ delivers: true })).toEqual(await names({}))
    expect(await names({ sort: 'distance' })).toEqual(await names({}))
  })

  test('rows have the promotion of today, in every list and order, and those without one have none', async () => {
    for (const query of [
      {},
      { sort: 'name' },
      { location: 'melbourne' },
      { location: 'melbourne', sort: 'rating' },
      { search: 'coffee' },
      { search: 'coffee', location: 'melbourne' },
      { search: 'coffee', sort: 'reviews' },
    ] as CallerInput<typeof listSuppliers>[]) {
      const { items } = await list(query)
      expect(items.length).toBeGreaterThan(0)
      const { endsOn } = thisWeek()
      const expected = items.map(({ id }) => (id % 3 === 1 ? { title: `Offer of ${id}`, endsOn } : null))
      expect([query, items.map(({ promotion }) => promotion)]).toEqual([query, expected])
    }
    expect((await list({ onOffer: true })).items.every(({ id }) => id % 3 === 1)).toBe(true)
  })

  test('a search filters by the current rating, verification, minimum order, category and state', async () => {
    const { db, changes } = app.context
    const { id } = await app.supplier({ businessName: 'Quokkaberry', averageRating: '3.0', totalReviews: 5, minimumOrderCents: 50_000 })
    const narrowed = { search: 'quokkaberry', minRating: 4, verified: true, maxMinimumCents: 10_000 }
    expect((await list(narrowed)).total).toBe(0)
    await db
      .updateTable('suppliers')
      .set({ averageRating: '4.5', isVerified: true, minimumOrderCents: 5_000 })
      .where('id', '=', id)
      .execute()
    await changes.publish(db)
    expect((await list(narrowed)).items.map((item) => item.id)).toEqual([id])
    await db.updateTable('suppliers').set({ category: 'Tea', state: 'NT' }).where('id', '=', id).execute()
    await changes.publish(db)
    expect((await list({ ...narrowed, category: 'Tea', state: 'NT' })).total).toBe(1)
  })

  test('the pages of a list at a location add up to the whole list, in any order', async () => {
    for (const query of [{}, { sort: 'rating' }, { sort: 'name' }, { category: 'Coffee' }, { verified: true }] as CallerInput<
      typeof listSuppliers
    >[]) {
      const whole = (await list({ location: 'melbourne', ...query })).items.map(({ id }) => id)
      const paged: number[] = []
      for (let offset = 0; offset < whole.length; offset += 7)
        paged.push(...(await list({ location: 'melbourne', ...query, limit: 7, offset })).items.map(({ id }) => id))
      expect([query, paged]).toEqual([query, whole])
    }
  })

  test('an invalid filter value is rejected with the name of its parameter', async () => {
    for (const [name, value] of Object.entries({
      minRating: '6',
      verified: 'yes',
      maxMinimumCents: '-1',
      delivers: '1',
      onOffer: 'maybe',
      location: '%01',
    })) {
      const response = await app.server.inject(`/api/suppliers?${name}=${value}`)
      expect([response.statusCode, response.json().errors[0].path]).toEqual([400, name])
    }
  })
})
