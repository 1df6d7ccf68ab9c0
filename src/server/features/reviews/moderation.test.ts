import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#contract/owner/audit.ts'
import { decideReview, listModeration } from '#contract/reviews/moderation.ts'
import { DECISION_REASONS } from '#contract/reviews/review-decisions.ts'
import { addReview, changeReview, deleteReview, getMyReview, reportReview } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { heldReview, publicReviews, UNRATED } from '#test/people/reviews.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: 'desk@backdock.example' })
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)
const decide = (id: string, decision: keyof typeof DECISION_REASONS, more = {}) =>
  siteOwner.call(decideReview, { id, decision, reason: DECISION_REASONS[decision][0], ...more })

describe('Decisions on reviews', () => {
  async function reported() {
    const [ann, bob, beans] = [await buyer(app), await buyer(app), await supplier(app)]
    const id = beans.supplierId
    const review = await ann.call(addReview, { id, rating: 1, text: 'They sell rocks' })
    await bob.call(reportReview, { id: review.id, reason: 'Rude' })
    return { ann, bob, beans, id, review }
  }

  test('a removed review disappears from the list and the figures, both sides are told, and the audit has before and after', async () => {
    const { ann, beans, id, review } = await reported()
    await siteOwner.call(decideReview, { id: review.id, decision: 'remove', reason: 'private-data', note: 'Names the driver' })
    expect(await publicReviews(app, id)).toMatchObject(UNRATED)
    expect(await ann.call(getMyReview, { id })).toMatchObject({
      review: { status: 'removed' },
      standing: expect.stringContaining('The reason: It names private details of a person.'),
    })
    for (const { email } of [ann, beans]) {
      const [notified] = (await emailsTo(email)).filter(({ subject }) => subject?.endsWith('was removed'))
      expect(notified?.text).toContain('It names private details of a person')
      expect(notified!.text).not.toContain('rocks')
      expect(notified!.text).not.toContain('Names the driver')
    }
    expect((await siteOwner.call(listAudit, {})).items[0]).toMatchObject({ action: 'review.remove', subject: `supplier ${id}` })
    const { details } = await app.context.db.selectFrom('audit').select('details').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(details).toMatchObject({
      reviewId: review.id,
      reason: 'private-data',
      note: 'Names the driver',
      before: { status: 'published' },
      after: { status: 'removed' },
    })
  })

  test('a removal is reversed: the review is back with the reports it had, counted, and both sides are told again', async () => {
    const { ann, beans, bob, id, review } = await reported()
    await decide(review.id, 'remove')
    const row = await decide(review.id, 'publish', { reason: 'decided-wrongly' })
    expect(row).toMatchObject({ review: { status: 'published' }, decisions: 2, reports: [{ username: bob.username, reason: 'Rude' }] })
    expect(await publicReviews(app, id)).toMatchObject({
      list: { total: 1 },
      stats: { averageRating: '1.0' },
      supplier: { totalReviews: 1 },
    })
    const open = (await siteOwner.call(listModeration, { search: ann.username })).items
    expect(open).toMatchObject([{ review: { id: review.id }, totalReports: 1 }])
    for (const { email } of [ann, beans])
      expect((await emailsTo(email)).filter(({ subject }) => subject?.endsWith('is on the page'))).toHaveLength(1)
  })

  test('a kept review can still be removed, and a published one that was held too', async () => {
    const { review } = await reported()
    await decide(review.id, 'keep')
    expect(await decide(review.id, 'remove')).toMatchObject({ review: { status: 'removed' }, decisions: 2 })
    const other = await heldReview(app)
    await decide(other.review.id, 'publish')
    await decide(other.review.id, 'remove')
    expect(await publicReviews(app, other.id)).toMatchObject(UNRATED)
    const { items } = await siteOwner.call(listModeration, { list: 'decided' })
    expect(items.map((row) => row.review.id).slice(0, 2)).toEqual([other.review.id, review.id])
  })

  test('of two owners who decide at once one is told that it was decided meanwhile', async () => {
    const { review } = await reported()
    const seen = { decisions: 0 }
    const results = await Promise.allSettled([decide(review.id, 'keep', seen), decide(review.id, 'remove', seen)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { reason } = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(String(reason)).toContain('409: ')
    expect(String(reason)).toContain('decided on meanwhile')
  })

  test('a decision that changes nothing is a conflict, and a reason of another decision is refused', async () => {
    const { review } = await reported()
    expect(await problemOf(decide(review.id, 'publish'))).toMatchObject({ status: 409 })
    expect(await problemOf(decide(review.id, 'keep', { reason: 'spam' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'reason', message: 'Please choose one of the reasons to keep a review.' }],
    })
    expect(await problemOf(decide(review.id, 'keep', { reason: 'because' }))).toMatchObject({ status: 400 })
    expect(await problemOf(decide(randomUUID(), 'keep'))).toMatchObject({ status: 404 })
  })

  test('a removed review is neither published by a change nor written again: after its deletion the next one is held', async () => {
    const { ann, id, review } = await reported()
    await decide(review.id, 'remove')
    expect(await ann.call(changeReview, { id: review.id, rating: 5, text: 'Lovely' })).toMatchObject({ status: 'removed' })
    expect(await problemOf(ann.call(addReview, { id, rating: 5, text: 'Lovely' }))).toMatchObject({ status: 409 })
    await ann.call(deleteReview, { id: review.id })
    expect(await ann.call(addReview, { id, rating: 5, text: 'Lovely' })).toMatchObject({ status: 'held' })
    expect(await publicReviews(app, id)).toMatchObject(UNRATED)
  })
})
