import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import { getActivity } from '#contract/dashboard/dashboard.ts'
import { listEvents } from '#contract/dashboard/insights.ts'
import { decideReview, listModeration } from '#contract/reviews/moderation.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { addReview, changeReview, getMyReview, replyToReview, reportReview } from '#contract/reviews/reviews.ts'
import { confirmReader } from '#server/features/emails/delivery/held-emails.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, csvOf, owner, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { heldReview, publicReviews, UNRATED } from '#test/people/reviews.ts'
import { subscribe } from '#test/people/subscriptions.ts'

let app: TestApp
let siteOwner: Person
beforeAll(async () => {
  app = await createTestApp({ OWNER_EMAIL: 'desk@backdock.example' })
  siteOwner = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const emailsTo = async (address: string) => (await app.emails()).filter(({ to }) => to?.[0]?.address === address)

describe('Held reviews', () => {
  test('a held review answers 201 with its status, is neither shown nor counted, and its author is told why', async () => {
    const { ann, beans, id, review } = await heldReview(app)
    expect(review).toMatchObject({ status: 'held', text: 'The best there is' })
    expect(await publicReviews(app, id)).toMatchObject(UNRATED)
    expect(await ann.call(getMyReview, { id })).toMatchObject({
      review: { id: review.id, status: 'held' },
      standing: expect.stringMatching(/^This review is not shown yet, because its author and the supplier have .* the same domain\. /),
    })
    expect((await beans.call(getActivity, {})).filter((event) => JSON.stringify(event).includes(ann.username))).toEqual([])
    expect((await emailsTo(beans.email)).filter(({ subject }) => subject?.includes('has reviewed'))).toEqual([])
    const exported = (await beans.call(getExport, {})) as { reviewsReceived: unknown[] }
    expect(exported.reviewsReceived).toEqual([])
    expect((await siteOwner.call(listModeration, { list: 'held', search: ann.username })).items).toMatchObject([
      { review: { id: review.id }, heldFor: ['same-email-domain'], decided: null },
    ])
  })

  test('a held review is in no event of the supplier, as a page or as a file, until it is published, nor once it is removed', async () => {
    const { beans, id, review } = await heldReview(app)
    await subscribe(app, id, { plan: 'enterprise' })
    const events = async () => {
      const { items, total } = await beans.call(listEvents, {})
      return { kinds: items.map(({ event }) => event), total, file: await csvOf(app, beans, '/api/dashboard/supplier/events') }
    }
    const nothing = { kinds: [], total: 0, file: expect.not.stringContaining('review') }
    expect(await events()).toEqual(nothing)
    await siteOwner.call(decideReview, { id: review.id, decision: 'publish', reason: 'own-experience' })
    expect(await events()).toEqual({ kinds: ['review'], total: 1, file: expect.stringContaining(',"review",5,"published"') })
    await siteOwner.call(decideReview, { id: review.id, decision: 'remove', reason: 'own-interest' })
    expect(await events()).toEqual(nothing)
  })

  test('the author’s own requests are compared with the supplier’s phone and street address', async () => {
    const ann = await buyer(app)
    const { id } = await app.supplier({ phone: '+61 3 5550 0177', address: '9 Mill Road, Orange NSW 2800' })
    const asked = { businessName: 'Corner Cafe', contactEmail: ann.email, requirements: 'Beans' }
    const { id: other } = await app.supplier()
    await ann.call(requestQuote, { ...asked, supplierId: other, contactPhone: '03 5550 0177', deliveryLocation: '9 Mill Rd, Orange' })
    await ann.call(addReview, { id, rating: 5, text: 'Great' })
    const [row] = (await siteOwner.call(listModeration, { list: 'held', search: ann.username })).items
    expect(row?.heldFor).toEqual(['same-phone', 'same-address'])
  })

  test('from one address ten reviews in a day are published, and the eleventh is held', async () => {
    const ann = await buyer(app)
    const statuses: string[] = []
    for (let written = 0; written < 11; written++) {
      const { id } = await app.supplier()
      statuses.push((await ann.call(addReview, { id, rating: 4, text: 'Good' })).status)
    }
    expect(statuses).toEqual([...Array(10).fill('published'), 'held'])
  })

  test('a change of a held review does not publish it, a second one is a conflict, and nobody replies to it or reports it', async () => {
    const { ann, beans, id, review } = await heldReview(app)
    expect(await ann.call(changeReview, { id: review.id, rating: 4, text: 'Good' })).toMatchObject({ status: 'held', rating: 4 })
    expect(await publicReviews(app, id)).toMatchObject(UNRATED)
    expect(await problemOf(ann.call(addReview, { id, rating: 4, text: 'Again' }))).toMatchObject({ status: 409 })
    expect(await problemOf(beans.call(replyToReview, { id: review.id, text: 'Thanks' }))).toMatchObject({ status: 404 })
    expect(await problemOf(beans.call(reportReview, { id: review.id, reason: 'No' }))).toMatchObject({ status: 404 })
  })

  test('a held review that the owner publishes is shown and counted, and both sides are told the reason', async () => {
    const { ann, beans, id, review } = await heldReview(app, 4)
    await confirmReader(app.context, beans.email)
    await siteOwner.call(decideReview, { id: review.id, decision: 'publish', reason: 'own-experience' })
    expect(await publicReviews(app, id)).toMatchObject({
      list: { items: [{ id: review.id, status: 'published' }], total: 1 },
      stats: { averageRating: '4.0', totalReviews: 1 },
      supplier: { averageRating: '4.0', totalReviews: 1 },
    })
    expect(await ann.call(getMyReview, { id })).toMatchObject({ standing: null, verifiedFrom: null })
    const [toAuthor] = (await emailsTo(ann.email)).filter(({ subject }) => subject?.includes('is on the page'))
    expect(toAuthor?.text).toContain('It tells of a customer’s own experience')
    // Nobody has confirmed the author's address: it may be a stranger's, who is not sent texts of others.
    expect(toAuthor!.text).not.toContain('The best there is')
    const [toSupplier] = (await emailsTo(beans.email)).filter(({ subject }) => subject?.includes('is on the page'))
    expect(toSupplier?.text).toContain('The best there is')
    expect(await beans.call(replyToReview, { id: review.id, text: 'Thanks' })).toMatchObject({ reply: { text: 'Thanks' } })
  })
})
