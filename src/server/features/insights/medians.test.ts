import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMedians } from '#contract/dashboard/insights.ts'
import type { CategoryName } from '#contract/options.ts'
import type { Period } from '#contract/endpoint/periods.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { subscribe } from '#test/people/subscriptions.ts'

/** Tuesday 20 October 2026 in Sydney. */
const NOW = '2026-10-19T22:00:00Z'
let app: TestApp
let now = new Date(NOW)
beforeAll(async () => void (app = await createTestApp({}, { now: () => now })))
afterAll(() => app.stop())

/** Makes a listing with a plan in a category, whose other listings have so many views. */
async function inCategory(category: CategoryName, views: number[]) {
  const account = await supplier(app)
  const { db } = app.context
  await db.updateTable('suppliers').set({ category }).where('id', '=', account.supplierId).execute()
  await subscribe(app, account.supplierId, { plan: 'starter' })
  const others: number[] = []
  for (const count of views) {
    const { id } = await app.supplier({ category })
    others.push(id)
    if (count > 0) await db.insertInto('viewsByDay').values({ supplierId: id, day: '2026-10-19', views: count }).execute()
  }
  return { id: account.supplierId, others, medians: (period: Period = '12w') => account.call(getMedians, { period }) }
}

const NOTHING = { views: 0, inquiries: 0, requests: 0, medianMinutes: null }

describe('GET /api/dashboard/supplier/medians', () => {
  test('the median of the category stands beside one’s own figures, those without a view included', async () => {
    const { id, others, medians } = await inCategory('Tea', [0, 3, 4, 10])
    const { db } = app.context
    await db.insertInto('viewsByDay').values({ supplierId: id, day: '2026-10-20', views: 6 }).execute()
    const request = (supplierId: number, minutes: number) => ({
      supplierId,
      contactEmail: 'ann@cafe.example',
      requirements: 'Leaves',
      createdAt: '2026-10-18T22:00:00Z',
      firstAnsweredAt: new Date(Date.parse('2026-10-18T22:00:00Z') + minutes * 60_000),
    })
    const requests = [request(id, 30), request(id, 50), ...[100, 200, 300, 400].map((minutes, at) => request(others[at]!, minutes))]
    await db.insertInto('quoteRequests').values(requests).execute()
    await db.insertInto('inquiries').values({ supplierId: id, day: '2026-10-20', visitor: 'v' }).execute()
    expect(await medians()).toEqual({
      category: 'Tea',
      own: { views: 6, inquiries: 1, requests: 2, medianMinutes: 40 },
      median: { views: 4, inquiries: 0, requests: 1, medianMinutes: 200 },
    })
  })

  test('a median of answer times takes five suppliers that have answered: of fewer it would be the figure of one', async () => {
    const { others, medians } = await inCategory('Beverages', [1, 1, 1, 1, 1])
    const createdAt = '2026-10-18T22:00:00Z'
    const requests = others.slice(0, 4).map((supplierId, at) => ({
      supplierId,
      contactEmail: 'ann@cafe.example',
      requirements: 'Juice',
      createdAt,
      firstAnsweredAt: new Date(Date.parse(createdAt) + (at + 1) * 60_000),
    }))
    const { db } = app.context
    await db.insertInto('quoteRequests').values(requests).execute()
    expect((await medians()).median).toEqual({ views: 1, inquiries: 0, requests: 1, medianMinutes: null })
  })

  test('only what happened in the period counts, by days in Sydney', async () => {
    const { id, medians } = await inCategory('Meat', [0, 0, 0, 0])
    const { db } = app.context
    const days = { '2025-10-26': 1, '2025-10-27': 10, '2026-08-02': 100, '2026-08-03': 1000, '2026-09-20': 10_000, '2026-09-21': 100_000 }
    await db
      .insertInto('viewsByDay')
      .values(Object.entries(days).map(([day, views]) => ({ supplierId: id, day, views })))
      .execute()
    const views = async (period: Period) => (await medians(period)).own.views
    expect([await views('30d'), await views('12w'), await views('52w')]).toEqual([100_000, 111_000, 111_110])
  })

  test('with fewer than five listed suppliers there is no median; a suspended one is not listed', async () => {
    const { others, medians } = await inCategory('Seafood', [1, 1, 1, 1])
    const { db } = app.context
    await db.updateTable('suppliers').set({ suspendedAt: now, suspensionReason: 'Closed' }).where('id', '=', others[0]!).execute()
    expect(await medians()).toEqual({ category: 'Seafood', own: NOTHING, median: null })
  })

  test('medians are those of a night, and computed anew after the next', async () => {
    const { others, medians } = await inCategory('Dairy', [1, 1, 1, 1])
    const { db } = app.context
    const views = async () => (await medians()).median?.views
    expect(await views()).toBe(1)
    await db.updateTable('viewsByDay').set({ views: 9 }).where('supplierId', 'in', others).execute()
    expect(await views()).toBe(1)
    now = new Date('2026-10-21T22:00:00Z')
    expect(await views()).toBe(9)
    now = new Date(NOW)
  })

  test('without a plan the response is 403', async () => {
    const account = await supplier(app)
    expect(await problemOf(account.call(getMedians, {}))).toMatchObject({ status: 403 })
  })
})
