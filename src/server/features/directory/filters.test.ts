import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCategories, listSuppliers } from '#contract/directory.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { SupplierRow } from '#contract/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ DEMO_DATA: 'true' })))
afterAll(() => app.stop())

type Filters = { minRating: number; verified: boolean; maxMinimumCents: number; delivers: boolean }
const list = (asked: Sent<typeof listSuppliers>) => app.call(listSuppliers, { limit: 100, ...asked })
const names = async (asked: Sent<typeof listSuppliers>) => (await list(asked)).items.map(({ businessName }) => businessName)

describe('directory: filters', () => {
  test('rating, verified and minimum order narrow lists and searches, and what categories count', async () => {
    for (const asked of [
      { minRating: 4.5 },
      { verified: true },
      { maxMinimumCents: 10_000 },
      { minRating: 4, verified: true, location: 'melbourne' },
      { delivers: true, location: 'melbourne' },
      { delivers: true, location: 'melbourne', maxMinimumCents: 10_000 },
      { search: 'coffee', minRating: 4 },
      { search: 'coffee', location: 'melbourne', delivers: true },
      { search: 'bread sydney', verified: true },
    ]) {
      const { items, total } = await list(asked)
      expect([asked, items.length]).toEqual([asked, total])
      const { minRating = 0, verified = false, maxMinimumCents = Infinity, delivers: must = false } = asked as Partial<Filters>
      const fits = (item: SupplierRow) =>
        Number(item.averageRating) >= minRating &&
        (item.isVerified || !verified) &&
        (item.minimumOrderCents ?? 0) <= maxMinimumCents &&
        (item.delivers === true || !must)
      expect(items.filter((item) => !fits(item))).toEqual([])
      const counted = (await app.call(listCategories, asked)).reduce((sum, { supplierCount }) => sum + supplierCount, 0)
      expect([asked, counted]).toEqual([asked, total])
    }
  })

  test('each leaves somebody out, and a minimum order that is not given passes', async () => {
    const everybody = (await list({})).total
    for (const asked of [{ minRating: 4.5 }, { verified: true }, { maxMinimumCents: 10_000 }])
      expect((await list(asked)).total).toBeLessThan(everybody)
    expect((await list({ maxMinimumCents: 0 })).items.every(({ minimumOrderCents }) => minimumOrderCents === null)).toBe(true)
    expect(await names({ delivers: true })).toEqual(await names({}))
    expect(await names({ sort: 'distance' })).toEqual(await names({}))
  })

  test('a search goes by the figures of now', async () => {
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

  test('the pages of a list at a place are its parts, whatever its order', async () => {
    for (const asked of [{}, { sort: 'rating' }, { sort: 'name' }, { category: 'Coffee' }, { verified: true }] as Sent<
      typeof listSuppliers
    >[]) {
      const whole = (await list({ location: 'melbourne', ...asked })).items.map(({ id }) => id)
      const paged: number[] = []
      for (let offset = 0; offset < whole.length; offset += 7)
        paged.push(...(await list({ location: 'melbourne', ...asked, limit: 7, offset })).items.map(({ id }) => id))
      expect([asked, paged]).toEqual([asked, whole])
    }
  })

  test('values that are none are refused by name', async () => {
    for (const [name, value] of Object.entries({
      minRating: '6',
      verified: 'yes',
      maxMinimumCents: '-1',
      delivers: '1',
      location: '%01',
    })) {
      const response = await app.server.inject(`/api/suppliers?${name}=${value}`)
      expect([response.statusCode, response.json().errors[0].path]).toEqual([400, name])
    }
  })
})
