import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PERIODS, type Period } from '#contract/endpoint/periods.ts'
import { addView, contactSupplier, getSupplier } from '#contract/suppliers/suppliers.ts'
import { getTrends, type Step } from '#contract/dashboard/dashboard.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

/** Tuesday 20 October 2026, one hour after midnight in Sydney, where clocks went forward on Sunday the fourth. */
const NOW = '2026-10-19T14:00:00Z'
let app: TestApp
let clock = new Date()
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
})
beforeEach(() => void (clock = new Date(NOW)))
afterAll(() => app.stop())

const newSupplier = async () => {
  const account = await supplier(app)
  const path = { id: account.supplierId }
  return {
    ...account,
    path,
    trends: (period: Period) => account.call(getTrends, { period }),
    /** Stores requests created at these times, each first answered so many minutes later. */
    receive: async (...rows: [createdAt: string, minutes?: number][]) => {
      const values = rows.map(([createdAt, minutes]) => ({
        supplierId: account.supplierId,
        contactEmail: 'ann@cafe.example',
        requirements: 'Beans',
        createdAt,
        firstAnsweredAt: minutes === undefined ? null : new Date(Date.parse(createdAt) + minutes * 60_000),
      }))
      await app.context.db.insertInto('quoteRequests').values(values).execute()
    },
  }
}

const NOTHING = { views: 0, inquiries: 0, requests: 0, medianMinutes: null }
/** The steps in which something happened, by their first day. */
const eventful = (steps: Step[]) =>
  Object.fromEntries(
    steps.filter(({ views, inquiries, requests }) => views + inquiries + requests > 0).map(({ from, ...figures }) => [from, figures]),
  )

describe('GET /api/dashboard/supplier/trends', () => {
  test('every day or week of a period up to the current one is listed, including those without events', async () => {
    const beans = await newSupplier()
    const firstAndLast = { '30d': ['2026-09-21', '2026-10-20'], '12w': ['2026-08-03', '2026-10-19'], '52w': ['2025-10-27', '2026-10-19'] }
    for (const period of Object.keys(PERIODS) as Period[]) {
      const steps = await beans.trends(period)
      expect(steps).toHaveLength(PERIODS[period].steps)
      expect(steps).toEqual(steps.map(({ from }) => ({ from, ...NOTHING })))
      expect([steps[0]!.from, steps.at(-1)!.from]).toEqual(firstAndLast[period])
      expect(steps.map(({ from }) => from)).toEqual(steps.map(({ from }) => from).toSorted())
    }
    expect(await beans.call(getTrends, {})).toHaveLength(12)
    expect(await problemOf(beans.call(getTrends, { period: '1y' as never }))).toMatchObject({ status: 400, errors: [{ path: 'period' }] })
  })

  test('a request counts for its day in Sydney, also on the day that clocks go forward', async () => {
    const beans = await newSupplier()
    await beans.receive(
      ['2026-10-03T13:59:59.999Z'],
      ['2026-10-03T14:00:00Z'],
      ['2026-10-04T12:59:59.999Z'],
      ['2026-10-04T13:00:00Z'],
      ['2026-09-20T13:59:59.999Z'],
    )
    const requests = (count: number) => ({ ...NOTHING, requests: count })
    expect(eventful(await beans.trends('30d'))).toEqual({ '2026-10-03': requests(1), '2026-10-04': requests(2), '2026-10-05': requests(1) })
    expect(eventful(await beans.trends('12w'))).toEqual({
      '2026-09-14': requests(1),
      '2026-09-28': requests(3),
      '2026-10-05': requests(1),
    })
  })

  test('the answer time of a step is the median of its answered requests', async () => {
    const beans = await newSupplier()
    await beans.receive(
      ['2026-10-06T00:00:00Z', 10],
      ['2026-10-07T00:00:00Z', 30],
      ['2026-10-08T00:00:00Z', 5000],
      ['2026-10-08T00:00:00Z'],
    )
    await beans.receive(['2026-10-13T00:00:00Z'])
    expect(eventful(await beans.trends('12w'))).toEqual({
      '2026-10-05': { ...NOTHING, requests: 4, medianMinutes: 30 },
      '2026-10-12': { ...NOTHING, requests: 1 },
    })
  })

  test('views and contacts count once per visitor and Sydney day, each on its day', async () => {
    const beans = await newSupplier()
    const [ann, ben] = [createBrowser(app), createBrowser(app)]
    for (const time of ['2026-10-18T12:59:59.999Z', '2026-10-18T13:00:00Z', '2026-10-19T12:00:00Z', NOW]) {
      clock = new Date(time)
      await ann.call(addView, beans.path)
      await ann.call(contactSupplier, beans.path)
    }
    await Promise.all([ben.call(addView, beans.path), ben.call(addView, beans.path)])
    expect(eventful(await beans.trends('30d'))).toEqual({
      '2026-10-18': { ...NOTHING, views: 1, inquiries: 1 },
      '2026-10-19': { ...NOTHING, views: 1, inquiries: 1 },
      '2026-10-20': { ...NOTHING, views: 2, inquiries: 1 },
    })
    expect(await app.call(getSupplier, beans.path)).toMatchObject({ profileViews: 4, inquiries: 3 })
  })

  test('a view by a crawler or the supplier itself does not count, a view by a buyer or another supplier does', async () => {
    const beans = await newSupplier()
    const crawler = createBrowser(app)
    crawler.headers['user-agent'] = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    for (const { call } of [crawler, beans]) await call(addView, beans.path)
    expect(eventful(await beans.trends('30d'))).toEqual({})
    expect(await app.call(getSupplier, beans.path)).toMatchObject({ profileViews: 0 })
    for (const { call } of [await buyer(app), await newSupplier()]) await call(addView, beans.path)
    expect(eventful(await beans.trends('30d'))).toEqual({ '2026-10-20': { ...NOTHING, views: 2 } })
  })

  test('view counts remain when the record of the visitors is deleted', async () => {
    const beans = await newSupplier()
    await createBrowser(app).call(addView, beans.path)
    await app.context.db.deleteFrom('visits').execute()
    expect(eventful(await beans.trends('30d'))).toEqual({ '2026-10-20': { ...NOTHING, views: 1 } })
  })
})
