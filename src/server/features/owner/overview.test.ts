import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimSupplier } from '#contract/suppliers/claims.ts'
import { getDecisions, getGrowth, getStats } from '#contract/owner/owner-overview.ts'
import { updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { decideReview } from '#contract/reviews/moderation.ts'
import { addReview, reportReview } from '#contract/reviews/reviews.ts'
import { sendEnquiry } from '#contract/site/consultations.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { heldReview } from '#test/people/reviews.ts'
import { subscribe } from '#test/people/subscriptions.ts'

let app: TestApp
let siteOwner: Person
/** Wednesday 18 November 2026, in the morning in Sydney. */
let clock = new Date('2026-11-17T22:00:00Z')
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
  siteOwner = await owner(app)
})
afterAll(() => app.stop())

describe('GET /api/admin/stats', () => {
  test('it counts suppliers, users without owners, active subscriptions and reviews', async () => {
    const before = await siteOwner.call(getStats, {})
    const [beans, ann, ben] = [await supplier(app), await buyer(app), await buyer(app)]
    const { db } = app.context
    await db.updateTable('suppliers').set({ isVerified: true }).where('id', '=', beans.supplierId).execute()
    await db
      .insertInto('subscriptions')
      .values({ supplierId: beans.supplierId, plan: 'starter', interval: 'month', status: 'active' })
      .execute()
    await ann.call(addReview, { id: beans.supplierId, rating: 5, text: 'Always fresh' })
    await ben.call(addReview, { id: beans.supplierId, rating: 4, text: 'Mostly fresh' })
    expect(await siteOwner.call(getStats, {})).toEqual({
      totalSuppliers: before.totalSuppliers + 1,
      verifiedSuppliers: before.verifiedSuppliers + 1,
      totalUsers: before.totalUsers + 3,
      activeUsers: before.activeUsers + 1,
      averageRating: '4.5',
      totalReviews: 2,
      paidCents: 0,
    })
  })
})

describe('GET /api/admin/decisions', () => {
  test('it counts open claims, published reviews with open reports, held reviews, and emails that failed', async () => {
    const before = await siteOwner.call(getDecisions, {})
    const [beans, ann, ben] = [await supplier(app), await buyer(app), await buyer(app)]
    await ann.call(claimSupplier, { id: (await app.supplier()).id, way: 'owner' })
    const { id } = await ann.call(addReview, { id: beans.supplierId, rating: 1, text: 'They sell rocks' })
    for (const reporter of [beans, ben]) await reporter.call(reportReview, { id, reason: 'Not true' })
    // A delivery that is under way would mark them as sent.
    await app.emails()
    await app.context.db
      .updateTable('emails')
      .set({ status: 'failed' })
      .where('id', 'in', (eb) => eb.selectFrom('emails').select('id').limit(2))
      .execute()
    await heldReview(app)
    const removed = await ben.call(addReview, { id: (await app.supplier()).id, rating: 1, text: 'Rude' })
    await ann.call(reportReview, { id: removed.id, reason: 'Not true' })
    await siteOwner.call(decideReview, { id: removed.id, decision: 'remove', reason: 'offensive' })
    const after = await siteOwner.call(getDecisions, {})
    expect(after).toMatchObject({ claims: before.claims + 1, reports: before.reports + 1, held: before.held + 1 })
    expect(after.failedEmails).toBe(2)
  })

  test('a document until it is answered, an open enquiry and a failed payment are among them', async () => {
    const before = await siteOwner.call(getDecisions, {})
    const beans = await supplier(app)
    const file = { kind: 'food', name: 'a.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') } as const
    await app.context.db
      .insertInto('supplierDocuments')
      .values({ supplierId: beans.supplierId, accountId: beans.id, createdAt: clock, ...file })
      .execute()
    await app.call(sendEnquiry, { kind: 'consultation', name: 'Ann', email: 'ann@cafe.example', message: 'Where do I begin?' })
    await subscribe(app, beans.supplierId, { status: 'past_due' })
    const open = { documents: before.documents + 1, enquiries: before.enquiries + 1, failedPayments: before.failedPayments + 1 }
    expect(await siteOwner.call(getDecisions, {})).toMatchObject(open)
    await siteOwner.call(updateOwnerSupplier, { id: beans.supplierId, isVerified: true, evidence: { what: 'Food licence' } })
    expect(await siteOwner.call(getDecisions, {})).toMatchObject({ ...open, documents: before.documents })
  })
})

describe('GET /api/admin/growth', () => {
  test('each step has what is new in it, by the days of Sydney, and steps without anything are there too', async () => {
    const ann = await buyer(app)
    const { db } = app.context
    const { id } = await app.supplier()
    await db.updateTable('suppliers').set({ createdAt: '2026-01-01' }).where('id', '<>', id).execute()
    await db.updateTable('accounts').set({ createdAt: '2026-01-01' }).where('id', '<>', ann.id).execute()
    // Half past eleven in the evening of the 16th in Sydney, and half past twelve of the 17th.
    await db.updateTable('suppliers').set({ createdAt: '2026-11-16T12:30:00Z' }).where('id', '=', id).execute()
    await db.updateTable('accounts').set({ createdAt: '2026-11-16T13:30:00Z' }).where('id', '=', ann.id).execute()
    const details = {
      supplierId: id,
      businessName: 'Corner Cafe',
      category: 'Tea',
      contactEmail: 'ann@cafe.example',
      requirements: 'Tea',
    } as const
    const { id: request } = await ann.call(requestQuote, details)
    await db
      .updateTable('quoteRequests')
      .set({ createdAt: clock, firstAnsweredAt: clock, statusAt: clock, status: 'won' })
      .where('id', '=', request)
      .execute()
    const { id: passed } = await ann.call(requestQuote, details)
    await db
      .updateTable('quoteRequests')
      .set({ createdAt: '2026-01-01', firstAnsweredAt: clock, status: 'passed' })
      .where('id', '=', passed)
      .execute()
    const step = (requestId: string, name: 'answer' | 'pass', hours: number) => ({
      requestId,
      step: name,
      by: 'supplier' as const,
      at: new Date(clock.getTime() + hours * 3_600_000),
    })
    await db
      .insertInto('quoteSteps')
      .values([step(request, 'answer', 0), step(request, 'answer', 1), step(passed, 'pass', 0)])
      .execute()
    const days = await siteOwner.call(getGrowth, { period: '30d' })
    expect([days.length, days[0]?.from, days.at(-1)?.from]).toEqual([30, '2026-10-20', '2026-11-18'])
    expect(days.slice(-3)).toEqual([
      { from: '2026-11-16', suppliers: 1, buyers: 0, requests: 0, answers: 0, wins: 0 },
      { from: '2026-11-17', suppliers: 0, buyers: 1, requests: 0, answers: 0, wins: 0 },
      { from: '2026-11-18', suppliers: 0, buyers: 0, requests: 1, answers: 1, wins: 1 },
    ])
    const weeks = await siteOwner.call(getGrowth, {})
    expect(weeks.at(-1)).toEqual({ from: '2026-11-16', suppliers: 1, buyers: 1, requests: 1, answers: 1, wins: 1 })
    clock = new Date('2026-11-25T22:00:00Z')
    // The session of the one before has ended.
    expect((await (await owner(app)).call(getGrowth, {})).at(-2)).toEqual(weeks.at(-1))
  })
})
