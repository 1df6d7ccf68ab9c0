import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDashboard } from '#contract/dashboard/dashboard.ts'
import { listReviews, replyToReview } from '#contract/reviews/reviews.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createBrowser } from '#test/app/browser.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

describe('GET /api/dashboard/supplier', () => {
  test('a supplier gets their listing and its figures, including the latest visit', async () => {
    const beans = await supplier(app)
    const id = beans.supplierId
    await app.context.db
      .updateTable('suppliers')
      .set({ profileViews: 41, inquiries: 7, averageRating: '4.5', totalReviews: 2 })
      .where('id', '=', id)
      .execute()
    await createBrowser(app).ask({ method: 'POST', url: `/api/suppliers/${beans.supplierId}/view` })
    const week = {
      from: expect.any(String) as string,
      to: sydneyDay(new Date()),
      views: 1,
      inquiries: 0,
      requests: 0,
      before: { views: 0, inquiries: 0, requests: 0 },
    }
    expect(await beans.call(getDashboard, {})).toEqual({
      supplier: await app.call(getSupplier, { id }),
      suspension: null,
      stats: {
        profileViews: 42,
        inquiries: 7,
        requests: 0,
        contacts: 0,
        averageRating: '4.5',
        totalReviews: 2,
        unansweredReviews: 0,
        samplesWon: 0,
        week,
      },
    })
  })

  test('the reviews of the last 30 days that have no reply are counted, published ones only', async () => {
    const beans = await supplier(app)
    const { db } = app.context
    const review = { supplierId: beans.supplierId, customerName: 'Ann', rating: 2, text: 'Late' }
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const unanswered = async () => (await beans.call(getDashboard, {})).stats.unansweredReviews
    await db
      .insertInto('reviews')
      .values([
        { ...review, createdAt: daysAgo(29) },
        { ...review, createdAt: daysAgo(31) },
        { ...review, createdAt: daysAgo(1), status: 'held' },
      ])
      .execute()
    expect(await unanswered()).toBe(1)
    const { items } = await app.call(listReviews, { id: beans.supplierId })
    expect(items).toHaveLength(2)
    for (const { id } of items) await beans.call(replyToReview, { id, text: 'Sorry, we have a second van now.' })
    expect(await unanswered()).toBe(0)
  })

  test('an anonymous visitor, a buyer and the owner have no dashboard, nor has a supplier whose listing is deleted', async () => {
    expect(await problemOf(createBrowser(app).call(getDashboard, {}))).toMatchObject({ status: 401 })
    for (const user of [await buyer(app), await owner(app)])
      expect(await problemOf(user.call(getDashboard, {}))).toMatchObject({ status: 403 })
    const beans = await supplier(app)
    await app.context.db.deleteFrom('suppliers').where('id', '=', beans.supplierId).execute()
    expect(await problemOf(beans.call(getDashboard, {}))).toMatchObject({ status: 404 })
  })
})
