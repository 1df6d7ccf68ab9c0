import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideReview, listModeration } from '#contract/reviews/moderation.ts'
import { addReview, deleteReview, listReviews, reportReview, type Review } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: 'desk@backdock.example' })
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

async function reviewed() {
  const [ann, { id }] = [await buyer(app), await app.supplier()]
  return { ann, id, review: await ann.call(addReview, { id, rating: 1, text: 'They sell rocks' }) }
}
const rowOf = async ({ id }: Review) => (await siteOwner.call(listModeration, { limit: 100 })).items.find(({ review }) => review.id === id)
const keep = (id: string) => siteOwner.call(decideReview, { id, decision: 'keep', reason: 'fair-opinion' })

describe('Reports of reviews', () => {
  test('the list is empty when nothing is reported', async () => {
    expect(await siteOwner.call(listModeration, {})).toEqual({ items: [], total: 0 })
  })

  test('any signed-in user can report a review, two reports by the same user are one, and all stand beside the review', async () => {
    const { id, review } = await reviewed()
    const [bob, beans] = [await buyer(app), await supplier(app)]
    const report = (by: Person, reason = 'Not true') => by.call(reportReview, { id: review.id, reason })
    await report(bob)
    await Promise.all([report(bob, 'Really not'), report(beans, 'Rocks?')])
    expect(await problemOf(app.call(reportReview, { id: review.id, reason: 'Not true' }))).toMatchObject({ status: 401 })
    expect(await problemOf(report(bob, ' '))).toMatchObject({ status: 400, detail: 'Please say what is wrong with it.' })
    expect(await rowOf(review)).toEqual({
      review,
      supplierId: id,
      businessName: expect.any(String),
      isListingDeleted: false,
      heldFor: [],
      reports: [
        { id: expect.any(String), createdAt: expect.any(String), username: bob.username, reason: 'Not true' },
        { id: expect.any(String), createdAt: expect.any(String), username: beans.username, reason: 'Rocks?' },
      ],
      totalReports: 2,
      decided: null,
      decisions: 0,
      asked: { total: 0, won: 0, latest: [] },
      otherRatings: [],
    })
  })

  test('a review that the owner keeps stays published, its reports are closed, and it can be reported again', async () => {
    const { ann, id, review } = await reviewed()
    for (const user of [ann, await buyer(app)]) await user.call(reportReview, { id: review.id, reason: 'Rude' })
    await keep(review.id)
    expect(await rowOf(review)).toBeUndefined()
    expect((await app.call(listReviews, { id })).items).toEqual([review])
    expect(await problemOf(keep(review.id))).toMatchObject({ status: 409 })
    await ann.call(reportReview, { id: review.id, reason: 'It was changed since' })
    expect(await rowOf(review)).toMatchObject({
      reports: [{ reason: 'It was changed since' }],
      decided: { decision: 'keep' },
      decisions: 1,
    })
  })

  test('the reports of a review are deleted with it', async () => {
    const { ann, review } = await reviewed()
    await ann.call(reportReview, { id: review.id, reason: 'Mine' })
    await ann.call(deleteReview, { id: review.id })
    expect(await rowOf(review)).toBeUndefined()
    expect(await problemOf(ann.call(reportReview, { id: review.id, reason: 'Mine' }))).toMatchObject({ status: 404 })
  })
})
