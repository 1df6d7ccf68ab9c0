import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { addReview, listReviews } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer } from '#test/people/people.ts'

const DAY = 86_400_000

let app: TestApp
let id: number
beforeAll(async () => {
  app = await createTestApp()
  ;({ id } = await app.supplier())
  const { db } = app.context
  // By their texts, the oldest first: stars, and whether the review is verified.
  const reviews = [5, 1, 3, 5, 3].map((rating, at) => ({
    supplierId: id,
    customerName: 'Ann',
    rating,
    text: `${rating} stars, ${at}`,
    isVerified: at >= 2,
    createdAt: new Date(Date.now() - (10 - at) * DAY),
  }))
  await db.insertInto('reviews').values(reviews).execute()
  await db.insertInto('reviews').values({ supplierId: id, customerName: 'Bob', rating: 5, text: 'held', status: 'held' }).execute()
  await db.updateTable('suppliers').set({ totalReviews: reviews.length, averageRating: '3.4' }).where('id', '=', id).execute()
  await app.context.changes.publish(db)
})
afterAll(() => app.stop())

const list = async (query: Omit<CallerInput<typeof listReviews>, 'id'> = {}) => {
  const { items, total } = await app.call(listReviews, { id, ...query })
  return { texts: items.map(({ text }) => text), total }
}
const ask = (query: string) => app.server.inject(`/api/suppliers/${id}/reviews?${query}`)

describe('GET /api/suppliers/:id/reviews', () => {
  test('reviews come newest first, or with the most or the fewest stars first and of these the newest', async () => {
    const newest = ['3 stars, 4', '5 stars, 3', '3 stars, 2', '1 stars, 1', '5 stars, 0']
    expect(await list()).toEqual({ texts: newest, total: 5 })
    expect(await list({ sort: 'newest' })).toEqual({ texts: newest, total: 5 })
    expect((await list({ sort: 'highest' })).texts).toEqual(['5 stars, 3', '5 stars, 0', '3 stars, 4', '3 stars, 2', '1 stars, 1'])
    expect((await list({ sort: 'lowest' })).texts).toEqual(['1 stars, 1', '3 stars, 4', '3 stars, 2', '5 stars, 3', '5 stars, 0'])
  })

  test('a number of stars and verified purchases narrow the list, and the total is that of the narrowed list', async () => {
    expect(await list({ rating: 5 })).toEqual({ texts: ['5 stars, 3', '5 stars, 0'], total: 2 })
    expect(await list({ rating: 5, verified: true })).toEqual({ texts: ['5 stars, 3'], total: 1 })
    expect(await list({ verified: true, sort: 'lowest' })).toEqual({ texts: ['3 stars, 4', '3 stars, 2', '5 stars, 3'], total: 3 })
    expect(await list({ verified: true, sort: 'lowest', limit: 1, offset: 2 })).toEqual({ texts: ['5 stars, 3'], total: 3 })
    expect(await list({ rating: 2 })).toEqual({ texts: [], total: 0 })
    expect(await list({ verified: false })).toMatchObject({ total: 5 })
  })

  test('those without a reply are a list of their own, which stars narrow too', async () => {
    const { id: ownId } = await app.supplier()
    const review = (rating: number, replyText: string | null) => ({
      supplierId: ownId,
      customerName: 'Ann',
      rating,
      text: `${rating} stars`,
      replyText,
    })
    await app.context.db
      .insertInto('reviews')
      .values(
        [review(5, 'Thank you'), review(4, null), review(1, null)].map((row) => ({ ...row, replyAt: row.replyText ? new Date() : null })),
      )
      .execute()
    const texts = async (query: object) => (await app.call(listReviews, { id: ownId, ...query })).items.map(({ text }) => text)
    expect((await texts({ unanswered: true })).toSorted()).toEqual(['1 stars', '4 stars'])
    expect(await texts({ unanswered: true, rating: 1 })).toEqual(['1 stars'])
    expect(await texts({ unanswered: true, rating: 5 })).toEqual([])
  })

  test('a review counts as verified in the list once the goods of a quote that its author has won can have arrived', async () => {
    const ann = await buyer(app)
    const supplier = await app.supplier()
    const verified = async () => (await app.call(listReviews, { id: supplier.id, verified: true })).total
    await ann.call(addReview, { id: supplier.id, rating: 4, text: 'Always fresh' })
    expect(await verified()).toBe(0)
    const { db, changes } = app.context
    const request = {
      supplierId: supplier.id,
      accountId: ann.id,
      contactEmail: ann.email,
      requirements: 'Beans',
      status: 'won' as const,
      statusAt: new Date(0),
    }
    await db.insertInto('quoteRequests').values(request).execute()
    await changes.publish(db)
    expect(await verified()).toBe(1)
  })

  test('empty parameters count as absent, and bad ones are a 400 that names them', async () => {
    const response = await ask('rating=&verified=&sort=')
    expect([response.statusCode, response.headers['x-total-count']]).toEqual([200, '5'])
    for (const [query, path] of [
      ['rating=0', 'rating'],
      ['rating=6', 'rating'],
      ['rating=4.5', 'rating'],
      ['rating=five', 'rating'],
      ['rating=5&rating=4', 'rating'],
      ['verified=maybe', 'verified'],
      ['sort=oldest', 'sort'],
    ] as const) {
      const refused = await ask(query)
      expect([query, refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([query, 400, path])
    }
  })
})
