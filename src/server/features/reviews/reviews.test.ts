import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { addReview, changeReview, deleteReview, getMyReview, listReviews, ratingStats, replyToReview } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

const DAY = 86_400_000
let elapsed = 0
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date(Date.now() + elapsed) })
})
afterAll(() => app.stop())
beforeEach(async () => {
  elapsed = 0
  await app.context.db.deleteFrom('rateLimits').execute()
})

const listing = async () => (await app.supplier()).id as never
const content = { rating: 4, text: 'Always fresh', tags: ['Freshness'] }
const reviewsOf = async (id: never) => (await app.call(listReviews, { id })).items

/** Inserts a request of a buyer, won unless `more` says otherwise. */
const insertRequest = ({ id, email }: Person, supplierId: number, more: Record<string, unknown> = {}) =>
  app.context.db
    .insertInto('quoteRequests')
    .values({
      supplierId,
      accountId: id,
      contactEmail: email,
      requirements: 'Beans',
      status: 'won',
      statusAt: new Date(Date.now() - 3 * DAY),
      ...more,
    })
    .execute()

describe('Reviews of a supplier', () => {
  test('a review is published at once, with the name of its author and of the venue in their latest request', async () => {
    const [ann, id] = [await buyer(app), await listing()]
    await insertRequest(ann, id, { businessName: 'Old Cafe', status: 'new', createdAt: new Date(Date.now() - DAY) })
    await insertRequest(ann, id, { businessName: 'Corner Cafe', status: 'new' })
    const written = await ann.call(addReview, { id, ...content, tags: ['Value', 'Range', 'Value'] })
    expect(written).toMatchObject({
      customerName: ann.username,
      businessName: 'Corner Cafe',
      rating: 4,
      text: 'Always fresh',
      tags: ['Value', 'Range'],
      isVerified: false,
      reply: null,
    })
    expect(await reviewsOf(id)).toEqual([written])
    expect(await app.call(ratingStats, { id })).toMatchObject({ averageRating: '4.0', totalReviews: 1, breakdown: { '4': 1 } })
  })

  test('a buyer can review a supplier once, even when two reviews are sent at once; other buyers can review it as well', async () => {
    const [ann, bob, id] = [await buyer(app), await buyer(app), await listing()]
    const responses = await Promise.allSettled([1, 5].map((rating) => ann.call(addReview, { id, ...content, rating })))
    expect(responses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await problemOf(ann.call(addReview, { id, ...content }))).toMatchObject({
      status: 409,
      detail: 'You have reviewed this supplier already. Please change that review instead.',
    })
    await bob.call(addReview, { id, ...content })
    expect(await reviewsOf(id)).toHaveLength(2)
  })

  test('the same Idempotency-Key returns the first response again', async () => {
    const [ann, id] = [await buyer(app), await listing()]
    const send = () =>
      ann.ask({ method: 'POST', url: `/api/suppliers/${id}/reviews`, payload: content, headers: { 'idempotency-key': 'review' } })
    expect((await send()).json()).toEqual((await send()).json())
    expect(await reviewsOf(id)).toHaveLength(1)
  })

  test('only buyers can write reviews: a supplier and an owner get a 403, a visitor a 401', async () => {
    const id = await listing()
    for (const [user, status] of [
      [await supplier(app), 403],
      [await owner(app), 403],
    ] as const)
      expect(await problemOf(user.call(addReview, { id, ...content }))).toMatchObject({ status })
    expect(await problemOf(app.call(addReview, { id, ...content }))).toMatchObject({ status: 401 })
  })

  test('wrong stars, text and tags are rejected, each with a message', async () => {
    const [ann, id] = [await buyer(app), await listing()]
    const problem = await problemOf(ann.call(addReview, { id, rating: 6, text: ' ', tags: ['a', 'b', 'c', 'd', 'e', 'f'] }))
    expect(problem.errors).toEqual([
      { path: 'rating', message: 'Please choose one to five stars.' },
      { path: 'text', message: 'Please write a few words.' },
      { path: 'tags', message: 'Please keep it to 5 tags.' },
    ])
    for (const rating of [0, 4.5, '5', null])
      await expect(ann.call(addReview, { id, ...content, rating: rating as never })).rejects.toThrow(/^400/)
    await expect(ann.call(addReview, { id, ...content, text: 'x'.repeat(2001) })).rejects.toThrow(/^400/)
  })

  test('a review is verified when its author wins a quote of the supplier, before or after it, and stays so without the account', async () => {
    const [ann, bob, id] = [await buyer(app), await buyer(app), await listing()]
    const isVerified = async ({ username }: Person) => (await reviewsOf(id)).find((review) => review.customerName === username)!.isVerified
    await insertRequest(ann, id)
    await insertRequest(bob, (await listing()) as number)
    for (const status of ['quoted', 'declined']) await insertRequest(bob, id, { status })
    for (const person of [ann, bob]) await person.call(addReview, { id, ...content })
    expect([await isVerified(ann), await isVerified(bob)]).toEqual([true, false])
    await insertRequest(bob, id)
    await app.context.changes.publish(app.context.db)
    expect(await isVerified(bob)).toBe(true)
    for (const person of [ann, bob]) await person.call(deleteAccount, { password: person.password })
    await app.context.changes.publish(app.context.db)
    expect([await isVerified(ann), await isVerified(bob)]).toEqual([true, true])
  })

  test('a quote won without an account counts for the account with that email address, once the address is confirmed', async () => {
    const [ann, id] = [await buyer(app), await listing()]
    await insertRequest(ann, id, { accountId: null, contactEmail: ann.email.toUpperCase() })
    const { id: reviewId } = await ann.call(addReview, { id, ...content })
    expect((await ann.call(getMyReview, { id })).review).toMatchObject({ isVerified: false })
    const { db } = app.context
    await db.updateTable('accounts').set({ emailConfirmedAt: new Date() }).where('id', '=', ann.id).execute()
    expect((await ann.call(changeReview, { id: reviewId, ...content })).isVerified).toBe(true)
    const bob = await buyer(app)
    await db.updateTable('accounts').set({ emailConfirmedAt: new Date() }).where('id', '=', bob.id).execute()
    await insertRequest(ann, id, { contactEmail: bob.email })
    expect((await bob.call(addReview, { id, ...content })).isVerified).toBe(false)
  })

  test('an author can change and delete a review for 30 days; other users cannot', async () => {
    const [ann, bob, id] = [await buyer(app), await buyer(app), await listing()]
    const review = await ann.call(addReview, { id, ...content })
    const path = { id: review.id }
    expect(await ann.call(getMyReview, { id })).toEqual({
      review,
      editableUntil: new Date(Date.parse(review.createdAt) + 30 * DAY).toISOString(),
      standing: null,
      verifiedFrom: null,
    })
    expect(await bob.call(getMyReview, { id })).toEqual({ review: null, editableUntil: null, standing: null, verifiedFrom: null })
    for (const otherUser of [bob, await supplier(app), await owner(app)]) {
      expect(await problemOf(otherUser.call(changeReview, { ...path, ...content }))).toMatchObject({ status: 403 })
      expect(await problemOf(otherUser.call(deleteReview, path))).toMatchObject({ status: 403 })
    }
    const changed = await ann.call(changeReview, { ...path, rating: 2, text: 'Late twice' })
    expect(changed).toEqual({ ...review, rating: 2, text: 'Late twice', tags: [] })
    expect(await app.call(ratingStats, { id })).toMatchObject({ averageRating: '2.0' })
    elapsed = 30 * DAY - 60_000
    await ann.call(changeReview, { ...path, ...content })
    elapsed = 30 * DAY + 60_000
    const detail = 'A review can be changed for 30 days. If something in this one is wrong by now, please report it to us.'
    expect(await problemOf(ann.call(changeReview, { ...path, ...content }))).toMatchObject({ status: 409, detail })
    expect(await problemOf(ann.call(deleteReview, path))).toMatchObject({ status: 409, detail })
    expect(await ann.call(getMyReview, { id })).toMatchObject({ review: { id: review.id }, editableUntil: null })
    elapsed = 0
    await ann.call(deleteReview, path)
    expect(await problemOf(ann.call(deleteReview, path))).toMatchObject({ status: 404 })
    expect(await app.call(ratingStats, { id })).toMatchObject({ averageRating: '0.0', totalReviews: 0 })
    expect((await ann.call(addReview, { id, ...content })).id).not.toBe(review.id)
  })

  test('the supplier can reply to a review, and a second reply replaces the first', async () => {
    const [ann, beans, other] = [await buyer(app), await supplier(app), await supplier(app)]
    const id = beans.supplierId as never
    const review = await ann.call(addReview, { id, ...content })
    const reply = (by: Person, text: string) => by.call(replyToReview, { id: review.id, text })
    for (const otherUser of [ann, other, await owner(app)])
      expect(await problemOf(reply(otherUser, 'Thanks'))).toMatchObject({ status: 403 })
    await reply(beans, 'Thanks')
    const replied = await reply(beans, 'Thank you, Ann')
    expect(replied).toEqual({ ...review, reply: { text: 'Thank you, Ann', createdAt: expect.stringMatching(/Z$/) } })
    expect(await reviewsOf(id)).toEqual([replied])
  })
})
