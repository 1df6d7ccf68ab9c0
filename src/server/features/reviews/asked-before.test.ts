import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { decideReview, listModeration } from '#contract/reviews/moderation.ts'
import { addReview, reportReview } from '#contract/reviews/reviews.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())

/** A review that its supplier reports, by a buyer who has reviewed another one with two stars. */
async function reported() {
  const [ann, beans, { id: other }] = [await buyer(app), await supplier(app), await app.supplier()]
  await ann.call(addReview, { id: other, rating: 2, text: 'Late' })
  const { id } = await ann.call(addReview, { id: beans.supplierId, rating: 1, text: 'Stale' })
  await beans.call(reportReview, { id, reason: 'Never ordered from us' })
  return { ann, beans, id }
}
const rowOf = async (id: string) => (await olga.call(listModeration, { limit: '100' })).items.find(({ review }) => review.id === id)!
const remove = (id: string, more = {}) => olga.call(decideReview, { id, decision: 'remove', reason: 'not-a-customer', ...more })

describe('What the owner knows of the author of a reported review', () => {
  test('requests of the two, the won one first, and its other stars stand on the row; "no customer" has to be said once more', async () => {
    const { ann, beans, id } = await reported()
    expect(await rowOf(id)).toMatchObject({ asked: { total: 0, won: 0, latest: [] }, otherRatings: [2] })
    const won = await sendQuoteRequest(app, beans.supplierId, ann)
    await beans.call(answerQuote, { id: won.id, ...prices() })
    await ann.call(acceptQuote, { id: won.id })
    const later = await sendQuoteRequest(app, beans.supplierId, ann)
    const { asked } = await rowOf(id)
    expect(asked).toMatchObject({
      total: 2,
      won: 1,
      latest: [
        { id: won.id, status: 'won' },
        { id: later.id, status: 'new' },
      ],
    })
    expect(await problemOf(remove(id))).toMatchObject({ status: 409, detail: expect.stringContaining('(2 requests)') })
    expect((await rowOf(id)).review.status).toBe('published')
    expect((await remove(id, { despiteRequests: true })).review.status).toBe('removed')
  })

  test('another reason, and an author who never asked, need no second word; requests of others are not counted', async () => {
    const [first, second] = [await reported(), await reported()]
    await sendQuoteRequest(app, first.beans.supplierId, second.ann)
    expect((await remove(first.id)).review.status).toBe('removed')
    await sendQuoteRequest(app, second.beans.supplierId, second.ann)
    const { review } = await olga.call(decideReview, { id: second.id, decision: 'remove', reason: 'spam' })
    expect(review.status).toBe('removed')
  })

  test('of an author whose account is deleted it is not known', async () => {
    const { ann, beans, id } = await reported()
    await sendQuoteRequest(app, beans.supplierId, ann)
    await ann.call(deleteAccount, { password: ann.password })
    expect(await rowOf(id)).toMatchObject({ asked: null, otherRatings: [] })
  })
})
