import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFeatured, listFeaturedPlaces, listSuppliers } from '#contract/directory/directory.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { subscribe } from '#test/people/subscriptions.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let now = new Date('2026-11-23T00:30:00Z')
/** The featured suppliers, by their names. */
const featured = new Map<string, number>()
beforeAll(async () => {
  app = await createTestApp({}, { now: () => now })
  for (const [businessName, category, state] of [
    ['Early Beans', 'Coffee', 'VIC'],
    ['Late Beans', 'Coffee', 'VIC'],
    ['Northern Beans', 'Coffee', 'NSW'],
    ['Quiet Leaves', 'Tea', 'VIC'],
  ] as const) {
    const { id } = await app.supplier({ businessName, category, state, averageRating: '2.0', totalReviews: 40 })
    featured.set(businessName, id)
    await subscribe(app, id, { plan: 'starter' })
  }
  for (let made = 0; made < 30; made++)
    await app.supplier({ businessName: `Beans ${made}`, category: 'Coffee', state: 'VIC', averageRating: '4.5', totalReviews: 40 })
  await app.context.changes.publish(app.context.db)
})
afterAll(() => app.stop())

const places = async (query: CallerInput<typeof listFeaturedPlaces> = {}) =>
  (await app.call(listFeaturedPlaces, query)).map(({ businessName }) => businessName)
const list = (query: CallerInput<typeof listSuppliers>) => app.call(listSuppliers, { limit: 100, ...query })
const later = async (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS)
  // What is kept is kept for a minute, or until a change.
  await app.context.changes.publish(app.context.db)
}

describe('GET /api/suppliers/featured', () => {
  test('it has those with a plan first, however they are rated, and fills its six places with the best rated', async () => {
    const names = (await app.call(listFeatured, {})).map(({ businessName }) => businessName)
    expect(names.slice(0, featured.size).toSorted()).toEqual([...featured.keys()].toSorted())
    const best = (await list({})).items.map(({ businessName }) => businessName).filter((name) => !featured.has(name))
    expect(names.slice(featured.size)).toEqual(best.slice(0, 6 - featured.size))
  })
})

describe('GET /api/suppliers/featured-places', () => {
  test('two featured suppliers at most, and only those that the filters find', async () => {
    expect(await places()).toHaveLength(2)
    expect(await places({ category: 'Tea' })).toEqual(['Quiet Leaves'])
    expect(await places({ state: 'NSW' })).toEqual(['Northern Beans'])
    expect(await places({ minRating: 4 })).toEqual([])
    expect(await places({ category: 'No such category' })).toEqual([])
    expect(await places({ location: 'Nowhere at All' })).toEqual([])
    expect((await places({ search: 'leaves' })).toSorted()).toEqual(['Quiet Leaves'])
    // Beans are found there, northern ones are not.
    expect((await places({ search: 'northern beans', state: 'VIC' })).toSorted()).toEqual(['Early Beans', 'Late Beans'])
  })

  test('every page has the next ones, until everybody has been shown', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => places({ page })))
    expect(pages.flat().toSorted()).toEqual([...featured.keys()].toSorted())
    expect(pages[2]).toEqual([])
  })

  test('over many hours each has its share', async () => {
    const shown: string[] = []
    for (let hour = 0; hour < 12; hour++) {
      shown.push(...(await places({ search: 'beans' })))
      await later(1)
    }
    const counts = ['Early Beans', 'Late Beans', 'Northern Beans'].map((name) => shown.filter((each) => each === name).length)
    expect(counts).toEqual([8, 8, 8])
  })

  test('a suspended listing is in no paid place, and one whose plan has ended neither', async () => {
    const { db, changes } = app.context
    const leaves = { category: 'Tea' }
    const suspend = async (at: Date | null) => {
      const suspension = { suspendedAt: at, suspensionReason: at && 'It is closed.' }
      await db.updateTable('suppliers').set(suspension).where('id', '=', featured.get('Quiet Leaves')!).execute()
      await changes.publish(db)
    }
    await suspend(now)
    expect(await places(leaves)).toEqual([])
    await suspend(null)
    expect(await places(leaves)).toEqual(['Quiet Leaves'])
    await db
      .updateTable('subscriptions')
      .set({ status: 'canceled', canceledAt: now })
      .where('supplierId', '=', featured.get('Quiet Leaves')!)
      .execute()
    await changes.publish(db)
    expect(await places(leaves)).toEqual([])
  })

  test('a plan changes neither rating nor order nor total of the listing', async () => {
    const { db, changes } = app.context
    for (const query of [{}, { search: 'beans' }, { category: 'Coffee', state: 'VIC' }] as const) {
      const paid = await list(query)
      await db.updateTable('suppliers').set({ isFeatured: false }).execute()
      await changes.publish(db)
      const free = await list(query)
      expect(free.total).toBe(paid.total)
      expect(free.items).toEqual(paid.items.map((row) => ({ ...row, isFeatured: false })))
      await db
        .updateTable('suppliers')
        .set({ isFeatured: true })
        .where('id', 'in', [...featured.values()])
        .execute()
      await changes.publish(db)
    }
  })
})
