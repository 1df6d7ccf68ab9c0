import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import {
  addReview,
  decideReport,
  deleteReview,
  listReports,
  listReviews,
  ratingStats,
  reportReview,
  type Review,
} from '#contract/reviews.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp()
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

async function reviewed() {
  const [ann, { id: number }] = [await buyer(app), await app.supplier()]
  const id = number
  return { ann, id, review: await ann.call(addReview, { id, rating: 1, text: 'They sell rocks' }) }
}
const reportsOf = async ({ id }: Review) =>
  (await siteOwner.call(listReports, { limit: 100 })).items.filter(({ review }) => review.id === id)
const lastAction = async () => (await siteOwner.call(listAudit, {})).items[0]

describe('Reports of reviews', () => {
  test('the list is empty when nothing is reported', async () => {
    expect(await siteOwner.call(listReports, {})).toEqual({ items: [], total: 0 })
  })

  test('any signed-in user can report a review, and two reports by the same user are one', async () => {
    const { id, review } = await reviewed()
    const [bob, beans] = [await buyer(app), await supplier(app)]
    const report = (by: Person, reason = 'Not true') => by.call(reportReview, { id: review.id, reason })
    await report(bob)
    await Promise.all([report(bob, 'Really not'), report(beans, 'Rocks?')])
    expect(await problemOf(app.call(reportReview, { id: review.id, reason: 'Not true' }))).toMatchObject({ status: 401 })
    expect(await problemOf(report(bob, ' '))).toMatchObject({ status: 400, detail: 'Please say what is wrong with it.' })
    const reports = await reportsOf(review)
    expect(reports.map(({ username }) => username).toSorted()).toEqual([bob.username, beans.username].toSorted())
    expect(reports[0]).toMatchObject({
      reason: 'Not true',
      username: bob.username,
      supplierId: id,
      businessName: expect.any(String),
      review,
    })
  })

  test('a review that the owner keeps stays published, its report is closed, and the decision is in the audit', async () => {
    const { ann, id, review } = await reviewed()
    await ann.call(reportReview, { id: review.id, reason: 'I was angry' })
    const reportId = (await reportsOf(review))[0]!.id
    await siteOwner.call(decideReport, { id: reportId, decision: 'keep', note: 'She can delete it' })
    expect(await reportsOf(review)).toEqual([])
    expect((await app.call(listReviews, { id })).items).toEqual([review])
    expect(await lastAction()).toMatchObject({ username: siteOwner.username, action: 'review.keep', subject: `supplier ${id}` })
    expect(await problemOf(siteOwner.call(decideReport, { id: reportId, decision: 'remove' }))).toMatchObject({
      status: 409,
      detail: 'This report has been decided already.',
    })
    await ann.call(reportReview, { id: review.id, reason: 'It was changed since' })
    expect(await reportsOf(review)).toHaveLength(1)
  })

  test('a review that the owner removes disappears from the list and the figures, with all of its reports', async () => {
    const { ann, id, review } = await reviewed()
    for (const user of [ann, await buyer(app)]) await user.call(reportReview, { id: review.id, reason: 'Rude' })
    const [one, other] = (await reportsOf(review)).map((each) => each.id)
    await siteOwner.call(decideReport, { id: one!, decision: 'remove' })
    expect(await app.call(listReviews, { id })).toEqual({ items: [], total: 0 })
    expect(await app.call(ratingStats, { id })).toMatchObject({ averageRating: '0.0', totalReviews: 0 })
    expect(await problemOf(siteOwner.call(decideReport, { id: other!, decision: 'keep' }))).toMatchObject({ status: 404 })
    expect(await lastAction()).toMatchObject({ action: 'review.remove', subject: `supplier ${id}` })
    const { details } = await app.context.db.selectFrom('audit').select('details').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(details).toMatchObject({ reason: 'Rude', removed: { customerName: ann.username, rating: 1, text: 'They sell rocks' } })
  })

  test('the reports of a review are deleted with it', async () => {
    const { ann, review } = await reviewed()
    await ann.call(reportReview, { id: review.id, reason: 'Mine' })
    await ann.call(deleteReview, { id: review.id })
    expect(await reportsOf(review)).toEqual([])
    expect(await problemOf(ann.call(reportReview, { id: review.id, reason: 'Mine' }))).toMatchObject({ status: 404 })
  })
})
