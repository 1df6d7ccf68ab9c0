import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { passQuote } from '#contract/quotes/quote-steps.ts'
import { addReview } from '#contract/reviews/reviews.ts'
import { addVenue, removeVenue } from '#contract/directory/showcase.ts'
import { addView } from '#contract/suppliers/suppliers.ts'
import { MAX_ACTIVITY, getActivity } from '#contract/dashboard/dashboard.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'

/** Friday 20 November 2026, eleven in the morning in Sydney. */
const NOW = '2026-11-20T00:00:00Z'
let app: TestApp
let clock = new Date()
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
})
beforeEach(() => void (clock = new Date(NOW)))
afterAll(() => app.stop())

/** Moves the clock forward. */
const advance = (hours: number) => void (clock = new Date(clock.getTime() + hours * 3_600_000))

const newSupplier = async () => {
  const account = await supplier(app)
  const path = { id: account.supplierId }
  return { ...account, path, activity: () => account.call(getActivity, {}) }
}

describe('GET /api/dashboard/supplier/activity', () => {
  test('requests, reviews, views, venues and profile changes are listed, the latest first', async () => {
    const [ann, beans] = [await buyer(app), await newSupplier()]
    expect(await beans.activity()).toEqual([])
    await ann.call(addView, beans.path)
    const { id } = await sendQuoteRequest(app, beans.supplierId)
    advance(1)
    const venue = await beans.call(addVenue, { ...beans.path, venueName: 'Corner Café' })
    advance(1)
    await beans.call(removeVenue, { id: venue.id })
    await beans.call(passQuote, { id })
    advance(1)
    await beans.call(updateSupplier, { ...beans.path, description: 'Beans' })
    advance(1)
    const review = await ann.call(addReview, { ...beans.path, rating: 4, text: 'Always fresh' })
    expect(await beans.activity()).toEqual([
      { kind: 'review', at: '2026-11-20T04:00:00.000Z', id: review.id, customerName: ann.username, rating: 4 },
      { kind: 'profile', at: '2026-11-20T03:00:00.000Z' },
      { kind: 'venue', at: '2026-11-20T02:00:00.000Z', change: 'removed', venueName: 'Corner Café' },
      { kind: 'venue', at: '2026-11-20T01:00:00.000Z', change: 'added', venueName: 'Corner Café' },
      { kind: 'request', at: '2026-11-20T00:00:00.000Z', id, buyer: 'Corner Cafe', status: 'passed' },
      { kind: 'views', at: '2026-11-19T13:00:00.000Z', count: 1 },
    ])
  })

  test('views are counted together from Monday on, in Sydney', async () => {
    const beans = await newSupplier()
    for (const time of ['2026-11-15T12:59:59Z', '2026-11-15T13:00:00Z', '2026-11-18T00:00:00Z']) {
      clock = new Date(time)
      await createBrowser(app).call(addView, beans.path)
    }
    clock = new Date(NOW)
    expect(await beans.activity()).toEqual([{ kind: 'views', at: '2026-11-17T13:00:00.000Z', count: 2 }])
  })

  test('several profile changes on one day are listed once, at the time of the last', async () => {
    const beans = await newSupplier()
    for (const description of ['One', 'Two', 'Three']) {
      await beans.call(updateSupplier, { ...beans.path, description })
      advance(7)
    }
    expect(await beans.activity()).toEqual([
      { kind: 'profile', at: '2026-11-20T14:00:00.000Z' },
      { kind: 'profile', at: '2026-11-20T07:00:00.000Z' },
    ])
  })

  test(`the latest ${MAX_ACTIVITY} activities are listed, and none of another supplier`, async () => {
    const [beans, milk] = [await newSupplier(), await newSupplier()]
    const rows = Array.from({ length: MAX_ACTIVITY + 5 }, (_, minute) => ({
      supplierId: beans.supplierId,
      contactEmail: `ann-${minute}@cafe.example`,
      requirements: 'Beans',
      createdAt: new Date(clock.getTime() - minute * 60_000),
    }))
    await app.context.db.insertInto('quoteRequests').values(rows).execute()
    expect((await beans.activity()).map((one) => (one.kind === 'request' ? one.buyer : one))).toEqual(
      rows.slice(0, MAX_ACTIVITY).map(({ contactEmail }) => contactEmail),
    )
    expect(await milk.activity()).toEqual([])
  })
})
