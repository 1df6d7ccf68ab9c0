import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideReview } from '#contract/reviews/moderation.ts'
import { addReview, changeReview, deleteReview, listReviews, ratingStats, replyToReview, type Review } from '#contract/reviews/reviews.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'

// Average, histogram and list always agree, whatever is written in whatever order.

const BUYERS = 6
let app: TestApp
let buyers: Person[]
let beans: Person
let siteOwner: Person
let path: { id: never }
/** The reviews that are published, by the index of their author. */
const published = new Map<number, Review>()
/** Those that the owner has removed. */
const removed = new Map<number, Review>()

beforeAll(async () => {
  app = await createTestApp()
  buyers = []
  for (let made = 0; made < BUYERS; made++) buyers.push(await buyer(app))
  ;[beans, siteOwner] = [await supplier(app), await owner(app)]
  path = { id: beans.supplierId as never }
})
afterAll(() => app.stop())

type Step = { kind: 'write' | 'change' | 'delete' | 'reply' | 'remove' | 'restore'; by: number; rating: number }

/** Takes one step; a step that is not possible now changes nothing. */
async function take({ kind, by, rating }: Step): Promise<void> {
  const [ann, review] = [buyers[by]!, published.get(by)]
  const content = { rating, text: `${rating} stars` }
  if (kind === 'write')
    return ann.call(addReview, { ...path, ...content }).then((written) => void published.set(by, written), ignoreConflict)
  if (kind === 'restore') return restore(by)
  if (!review) return
  if (kind === 'change')
    return ann.call(changeReview, { id: review.id, ...content }).then((changed) => void published.set(by, changed), ignoreConflict)
  if (kind === 'delete') return ann.call(deleteReview, { id: review.id }).then(() => void published.delete(by), ignoreConflict)
  if (kind === 'reply') return beans.call(replyToReview, { id: review.id, text: 'Thank you' }).then(() => {}, ignoreConflict)
  return siteOwner.call(decideReview, { id: review.id, decision: 'remove', reason: 'off-topic' }).then(() => {
    removed.set(by, review)
    published.delete(by)
  }, ignoreConflict)
}

async function restore(by: number): Promise<void> {
  const review = removed.get(by)
  if (!review) return
  await siteOwner.call(decideReview, { id: review.id, decision: 'publish', reason: 'decided-wrongly' }).then((row) => {
    published.set(by, row.review)
    removed.delete(by)
  }, ignoreConflict)
}

/** Ignores a 404 or 409: another call was faster, or the buyer has a review already. */
function ignoreConflict(error: Error) {
  if (!/^(404|409): /.test(error.message)) throw error
}

async function allReviews(): Promise<Review[]> {
  const reviews: Review[] = []
  for (let total = 1; reviews.length < total;) {
    const page = await app.call(listReviews, { ...path, limit: 2, offset: reviews.length })
    total = page.total
    if (page.items.length === 0) break
    reviews.push(...page.items)
  }
  return reviews
}

async function expectAgreement() {
  const reviews = await allReviews()
  const ratings = reviews.map(({ rating }) => rating)
  const sum = ratings.reduce((all, rating) => all + rating, 0)
  const averageRating = ratings.length === 0 ? '0.0' : (Math.round((sum * 10) / ratings.length) / 10).toFixed(1)
  const totalReviews = ratings.length
  const breakdown = Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [stars, ratings.filter((rating) => rating === stars).length]))
  expect(await app.call(ratingStats, path)).toEqual({ averageRating, totalReviews, breakdown })
  expect(await app.call(getSupplier, path)).toMatchObject({ averageRating, totalReviews })
  return reviews
}

const step = fc.record<Step>({
  kind: fc.constantFrom('write', 'write', 'change', 'delete', 'reply', 'remove', 'remove', 'restore', 'restore'),
  by: fc.nat(BUYERS - 1),
  rating: fc.integer({ min: 1, max: 5 }),
})

async function reset() {
  const { db } = app.context
  await db.deleteFrom('rateLimits').execute()
  for (const by of published.keys()) await take({ kind: 'delete', by, rating: 1 })
  for (const [by, { id }] of removed) await buyers[by]!.call(deleteReview, { id }).catch(ignoreConflict)
  removed.clear()
  // The next reviews of these authors would be held.
  await db.deleteFrom('removedReviews').execute()
  expect(await expectAgreement()).toEqual([])
}

describe('The average, the histogram and the list of reviews', () => {
  test('average, histogram and list agree after every write, change, deletion, reply, removal by the owner and return', async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async (steps) => {
      await reset()
      for (const each of steps) {
        await take(each)
        const reviews = await expectAgreement()
        expect(reviews.map(({ id }) => id).toSorted()).toEqual([...published.values()].map(({ id }) => id).toSorted())
      }
    })
    await fc.assert(property, { numRuns: 12 })
  })

  test('average, histogram and list agree after several people write at once', async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      await reset()
      await Promise.all(steps.map(take))
      const reviews = await expectAgreement()
      expect(new Set(reviews.map(({ customerName }) => customerName)).size).toBe(reviews.length)
      // The review that a buyer has now may come from any of the calls.
      published.clear()
      for (const review of reviews)
        published.set(
          buyers.findIndex(({ username }) => username === review.customerName),
          review,
        )
    })
    await fc.assert(property, { numRuns: 12 })
  })
})
