import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, getDeletion } from '#contract/accounts/accounts.ts'
import { claimSupplier } from '#contract/suppliers/claims.ts'
import { inviteMember } from '#contract/accounts/members.ts'
import { addPromotion } from '#contract/suppliers/promotions.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { withdrawQuote } from '#contract/quotes/quote-steps.ts'
import { addReview, reportReview } from '#contract/reviews/reviews.ts'
import { changeOwnVenue } from '#contract/venue/venue.ts'
import { addApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { addSeafood } from '#contract/seafood/seafood.ts'
import { addPushSubscription } from '#contract/accounts/push-subscriptions.ts'
import { addOrderList } from '#contract/order-lists/order-lists.ts'
import { saveSupplier } from '#contract/directory/saved.ts'
import { addSearchAlert } from '#contract/directory/search-alerts.ts'
import { addProduct, addVenue } from '#contract/directory/showcase.ts'
import { sendEnquiry } from '#contract/site/consultations.ts'
import { addSocialPost } from '#contract/social/social-posts.ts'
import { joinBeta, subscribeNewsletter } from '#contract/accounts/signups.ts'
import { addView, contactSupplier } from '#contract/suppliers/suppliers.ts'
import { saveProgress } from '#contract/resources/resource-progress.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, confirmAddressOf, supplier } from '#test/people/people.ts'
import { groupOf, turnGroupsOn } from '#test/people/groups.ts'
import { holdersOf } from '#test/people/owner/holders-of.ts'
import { fortnight } from '#test/people/promotions.ts'
import { sampleOf } from '#test/people/samples.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'
import { inMinutes, socialRows } from '#test/people/social.ts'
import { subscribe } from '#test/people/subscriptions.ts'

/** In the form of keys. */
const NO_KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

/** Returns how many rows all tables have, those of other tests included. */
async function rows(): Promise<Record<string, number>> {
  const { pool } = app.context
  const { rows: tables } = await pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  const counted = tables.map(async ({ name }) => {
    const { rows: count } = await pool.query<{ count: number }>(`select count(*)::int as count from ${name}`)
    return [name, count[0]!.count] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}
/** Returns how many rows of these tables went between two counts. */
const gone = (before: Record<string, number>, after: Record<string, number>, ...tables: string[]) =>
  tables.reduce((sum, table) => sum + before[table]! - after[table]!, 0)

describe('GET /api/account/deletion', () => {
  test('a buyer reads how much goes and how much stays, and that is what the deletion does', async () => {
    const ann = await buyer(app)
    await confirmAddressOf(app, ann)
    const beans = await supplier(app)
    const other = await app.supplier()
    const request = {
      supplierId: beans.supplierId,
      businessName: 'Corner Cafe',
      contactEmail: 'orders@cafe.example',
      requirements: 'Beans',
    }
    await ann.call(requestQuote, request)
    const { id: withdrawn } = await ann.call(requestQuote, { ...request, contactEmail: ann.email })
    await ann.call(withdrawQuote, { id: withdrawn })
    await ann.call(addReview, { id: beans.supplierId, rating: 4, text: 'Fresh' })
    const bob = await buyer(app)
    const { id: review } = await bob.call(addReview, { id: beans.supplierId, rating: 1, text: 'Stale' })
    await ann.call(reportReview, { id: review, reason: 'Not true' })
    await ann.call(saveSupplier, { supplierId: other.id })
    await ann.call(addPushSubscription, { endpoint: 'https://fcm.googleapis.com/ann', keys: NO_KEYS, kinds: ['answers'] })
    await ann.call(addOrderList, { name: 'Week' })
    await turnGroupsOn(app)
    await groupOf(app, ann)
    await sampleOf(app, beans.supplierId, ann)
    await ann.call(changeOwnVenue, { name: 'Corner Cafe' })
    await ann.call(addSeafood, { item: 'Flathead', supplierName: 'Fish market', origin: 'australian', from: '2026-07-01' })
    await ann.call(addApprovedSupplier, { businessName: 'Fish market' })
    await ann.call(claimSupplier, { id: other.id, way: 'owner' })
    await ann.call(contactSupplier, { id: other.id, message: 'Call me about milk' })
    await ann.call(addView, { id: other.id })
    await app.call(addSearchAlert, { email: ann.email, search: 'bin liners' })
    await app.call(joinBeta, { email: ann.email.toUpperCase() })
    await app.call(subscribeNewsletter, { email: ann.email })
    await app.call(sendEnquiry, { kind: 'consultation', name: 'Ann', email: ann.email, message: 'Where do I begin?' })
    await ann.call(saveProgress, { id: 'supplier-scorecard', values: { 'action:a': '1' } })
    await app.emails()

    const deletion = await ann.call(getDeletion, {})
    const before = await rows()
    await ann.call(deleteAccount, { password: ann.password })
    const after = await rows()
    expect(deletion.deleted).toEqual({
      sessions: gone(before, after, 'sessions'),
      pushSubscriptions: gone(before, after, 'push_subscriptions'),
      savedSuppliers: gone(before, after, 'saved_suppliers'),
      orderLists: gone(before, after, 'order_lists'),
      groups: gone(before, after, 'group_members'),
      ownVenues: gone(before, after, 'buyer_venues'),
      seafoodRows: gone(before, after, 'seafood_supplies'),
      approvedSuppliers: gone(before, after, 'approved_suppliers'),
      claims: gone(before, after, 'claims'),
      reports: gone(before, after, 'review_reports'),
      searchAlerts: gone(before, after, 'search_alerts'),
      signUps: gone(before, after, 'beta_signups', 'newsletter_subscribers'),
      enquiries: gone(before, after, 'enquiries'),
      filledResources: gone(before, after, 'resource_progress'),
      emails: gone(before, after, 'emails'),
    })
    expect(deletion).toMatchObject({
      deleted: {
        sessions: 1,
        pushSubscriptions: 1,
        savedSuppliers: 1,
        orderLists: 1,
        groups: 1,
        ownVenues: 1,
        seafoodRows: 1,
        approvedSuppliers: 1,
        claims: 1,
        reports: 1,
        searchAlerts: 1,
        signUps: 2,
        enquiries: 1,
        filledResources: 1,
      },
      kept: { requests: 2, openRequests: 1, samples: 1, reviews: 1, inquiries: 1 },
      listing: null,
    })
    expect(deletion.deleted.emails).toBeGreaterThan(0)
    expect(gone(before, after, 'quote_requests', 'samples', 'reviews', 'inquiries', 'visits', 'suppliers')).toBe(0)
  })

  test('nothing of a deleted account is left but what the other side keeps: requests, reviews and emails about them', async () => {
    const ann = await buyer(app)
    await confirmAddressOf(app, ann)
    const { id } = await app.supplier()
    await sendQuoteRequest(app, id, ann)
    const url = `/api/suppliers/${id}/contact`
    await ann.ask({ method: 'POST', url, headers: { 'idempotency-key': 'once' }, payload: { message: 'Call me about milk' } })
    await ann.call(addView, { id })
    await ann.call(addReview, { id, rating: 4, text: 'Fresh' })
    await app.emails()
    await ann.call(deleteAccount, { password: ann.password })
    // What one sender causes is counted for an hour.
    expect(await holdersOf(app, ann.id)).toEqual(['rate_limits'])
    // The name of the author, and the emails to the supplier about the request, the inquiry and the review.
    expect((await holdersOf(app, ann.username)).toSorted()).toEqual(['emails', 'reviews'])
    const inquiries = await app.context.db.selectFrom('inquiries').select(['message', 'replyEmail']).where('supplierId', '=', id).execute()
    expect(inquiries).toEqual([{ message: null, replyEmail: null }])
  })

  test.each([true, false])('a supplier reads what its listing has, which goes or stays (removeListing: %s)', async (removeListing) => {
    const { supplierId: id, ...beans } = await supplier(app)
    await beans.call(addProduct, { id: `${id}`, title: 'House blend' })
    await beans.call(addVenue, { id, venueName: 'Corner Cafe' })
    await app.context.db
      .insertInto('images')
      .values([1, 2].map((position) => ({ supplierId: id, url: `https://beans.example/${position}.png`, position })))
      .execute()
    await subscribe(app, id, { plan: 'enterprise' })
    await beans.call(addPromotion, { id, title: 'Spring beans', ...fortnight() })
    await beans.call(inviteMember, { id, email: 'bob@beans.example', role: 'viewer' })
    await socialRows({ supplierId: id, ...beans })
    await beans.call(addSocialPost, { id, platform: 'facebook', content: 'Fresh beans', scheduledFor: inMinutes(60) })
    const ann = await buyer(app)
    await ann.call(addReview, { id, rating: 4, text: 'Fresh' })
    const [open, closed] = [await sendQuoteRequest(app, id), await sendQuoteRequest(app, id, ann)]
    await ann.call(withdrawQuote, { id: closed.id })
    const { listing } = await beans.call(getDeletion, {})
    const has = { products: 1, promotions: 1, venues: 1, pictures: 2, reviews: 1 }
    expect(listing).toMatchObject({ ...has, requests: 2, openRequests: 1, plan: 'enterprise', members: 1 })
    expect(listing).toMatchObject({ socialAccounts: 1, socialPosts: 2, scheduledPosts: 1, socialTemplates: 1 })
    const before = await rows()
    await beans.call(deleteAccount, { password: beans.password, removeListing })
    const after = await rows()
    const nothing = { products: 0, promotions: 0, venues: 0, pictures: 0, reviews: 0 }
    expect({
      products: gone(before, after, 'products'),
      promotions: gone(before, after, 'promotions'),
      venues: gone(before, after, 'venues'),
      pictures: gone(before, after, 'images'),
      reviews: gone(before, after, 'reviews'),
    }).toEqual(removeListing ? has : nothing)
    const social = ['social_accounts', 'social_posts', 'social_templates'].map((table) => gone(before, after, table))
    expect(social).toEqual([1, 2, 1])
    expect([gone(before, after, 'listing_members'), gone(before, after, 'quote_requests')]).toEqual([1, 0])
    const passed = await app.context.db
      .selectFrom('quoteRequests')
      .select('id')
      .where('id', 'in', [open.id, closed.id])
      .where('status', '=', 'passed')
      .execute()
    expect(passed).toHaveLength(removeListing ? 1 : 0)
  })
})
