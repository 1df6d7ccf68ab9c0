import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import { claimSupplier } from '#contract/suppliers/claims.ts'
import { updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { addPromotion } from '#contract/suppliers/promotions.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { saveSupplier } from '#contract/directory/saved.ts'
import { defaultFields, saveQuoteForm } from '#contract/quotes/quote-forms.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { answerQuote, sendMessage } from '#contract/quotes/quote-steps.ts'
import { addSavedAnswer } from '#contract/quotes/saved-answers.ts'
import { addReview, reportReview } from '#contract/reviews/reviews.ts'
import { sendEnquiry } from '#contract/site/consultations.ts'
import { joinBeta, subscribeNewsletter } from '#contract/accounts/signups.ts'
import { addView, contactSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { buyer, confirmAddressOf, owner, supplier } from '#test/people/people.ts'
import { fortnight } from '#test/people/promotions.ts'
import { sendQuoteRequest, prices } from '#test/people/quotes.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

describe('GET /api/account/export', () => {
  test("a buyer's export holds everything the buyer has submitted, and no hash", async () => {
    const ann = await buyer(app)
    await confirmAddressOf(app, ann)
    const { id } = await app.supplier()
    const path = { id }
    await ann.call(saveSupplier, { supplierId: path.id })
    await ann.call(requestQuote, { supplierId: id, businessName: 'Corner Café', contactEmail: ann.email, requirements: 'Twelve kilos' })
    await ann.call(contactSupplier, { ...path, message: 'Do you deliver?', email: ann.email })
    await ann.call(addView, path)
    await ann.call(claimSupplier, { ...path, way: 'owner', message: 'It is mine' })
    const review = await ann.call(addReview, { ...path, rating: 4, text: 'Always fresh' })
    await ann.call(reportReview, { id: review.id, reason: 'A slip of the mouse' })
    await ann.call(joinBeta, { email: ann.email })
    await ann.call(subscribeNewsletter, { email: ann.email })
    await ann.call(sendEnquiry, { kind: 'supplier-success', name: 'Ann', email: ann.email, message: 'How do I begin?' })
    const exported = await ann.call(getExport, {})
    expect(exported).toMatchObject({
      exportedAt: expect.any(String),
      account: { id: ann.id, username: ann.username, email: ann.email },
      sessions: [{ userAgent: ann.headers['user-agent'] }],
      savedSuppliers: [{ supplierId: id }],
      quoteRequests: [{ supplierId: id, requirements: 'Twelve kilos' }],
      reviews: [{ supplierId: id, text: 'Always fresh' }],
      reviewsReported: [{ reviewId: review.id, reason: 'A slip of the mouse' }],
      inquiries: [{ supplierId: id, message: 'Do you deliver?' }],
      profilesViewed: [{ supplierId: id }],
      claims: [{ supplierId: id, message: 'It is mine', status: 'open' }],
      betaSignups: [{ email: ann.email }],
      newsletter: [{ email: ann.email }],
      enquiries: [{ email: ann.email, message: 'How do I begin?' }],
      listing: [],
    })
    expect(JSON.stringify(exported)).not.toMatch(/argon2|hash/i)
  })

  test("a supplier's export holds the listing and what it received, and an owner's export their actions", async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    await ann.call(requestQuote, {
      supplierId: beans.supplierId,
      businessName: 'Corner Café',
      contactEmail: ann.email,
      requirements: 'Beans',
    })
    const path = { id: beans.supplierId }
    await ann.call(addView, path)
    await beans.call(updateSupplier, { ...path, description: 'Beans' })
    await beans.call(addPromotion, { ...path, title: 'Ten for nine', ...fortnight() })
    const evidence = { what: 'Food licence', expiresOn: '2099-12-31' }
    await (await owner(app)).call(updateOwnerSupplier, { ...path, isVerified: true, evidence })
    await app.context.db.insertInto('uploads').values({ name: 'picture.webp', accountId: beans.id, bytes: 9 }).execute()
    expect(await beans.call(getExport, {})).toMatchObject({
      listing: [{ id: beans.supplierId, description: 'Beans' }],
      listingChanges: [{ kind: 'profile' }],
      viewsByDay: [{ views: 1 }],
      promotions: [{ title: 'Ten for nine', ...fortnight() }],
      evidence: [{ what: 'Food licence', expiresOn: '2099-12-31' }],
      uploads: [{ address: '/uploads/picture.webp', bytes: 9 }],
      quoteRequestsReceived: [{ requirements: 'Beans' }],
      quoteRequests: [],
    })
    expect(await (await owner(app)).call(getExport, {})).toHaveProperty('ownerActions')
  })

  test("buyer and supplier both export a request's steps, quotes and files, but not what only the other side sees", async () => {
    const [ann, beans] = [await buyer(app), await supplier(app)]
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    const upload = (name: string) =>
      beans.ask({
        method: 'POST',
        url: `/api/quotes/${id}/attachments?name=${name}`,
        payload: '%PDF-1.7',
        headers: { 'content-type': 'application/pdf' },
      })
    const [used, unused] = [(await upload('used.pdf')).json(), (await upload('unused.pdf')).json()]
    await beans.call(answerQuote, { id, ...prices({ attachmentId: used.id }) })
    await ann.call(sendMessage, { id, text: 'Thanks' })
    await beans.call(addSavedAnswer, { id: beans.supplierId, name: 'Weekly', ...prices() })
    await beans.call(saveQuoteForm, { id: beans.supplierId, fields: defaultFields('Dairy') })
    const fileOf = ({ id: file, name }: { id: string; name: string }) =>
      expect.objectContaining({ name, address: `/api/quotes/${id}/attachments/${file}` })
    const shared = {
      quoteSteps: [
        { step: 'answer', by: 'supplier' },
        { step: 'message', by: 'buyer', note: 'Thanks' },
      ],
      offers: [{ requestId: id, revision: 1, lines: prices().lines }],
    }
    expect(await ann.call(getExport, {})).toMatchObject({ ...shared, attachments: [fileOf(used)], savedAnswers: [], quoteForms: [] })
    const supplierExport = await beans.call(getExport, {})
    expect(supplierExport).toMatchObject({ ...shared, savedAnswers: [{ name: 'Weekly' }], quoteForms: [{ version: 1 }] })
    expect(supplierExport.attachments).toEqual([fileOf(used), fileOf(unused)])
    expect(await (await buyer(app)).call(getExport, {})).toMatchObject({ quoteSteps: [], offers: [], attachments: [] })
  })

  test('an export has every row once and in order, however many there are and even if they are of the same time', async () => {
    const { db } = app.context
    const beans = await supplier(app)
    await sql`insert into quote_forms (supplier_id, version, fields) select ${beans.supplierId}::int, n, '[]' from generate_series(1, 120) as n`.execute(
      db,
    )
    // Two of each microsecond, more than one of each millisecond, as the times of the database can be.
    await sql`insert into quote_requests (supplier_id, contact_email, requirements, created_at)
      select ${beans.supplierId}::int, 'ann@cafe.example', n, timestamptz '2026-03-02 01:00:00.0004' + (n / 2) * interval '1 microsecond'
      from generate_series(1, 170) as n`.execute(db)
    const requests = await db
      .selectFrom('quoteRequests')
      .selectAll()
      .where('supplierId', '=', beans.supplierId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    const exported = await beans.call(getExport, {})
    expect(exported.quoteForms).toMatchObject(Array.from({ length: 120 }, (_, at) => ({ version: at + 1 })))
    expect(exported.quoteRequestsReceived).toEqual(requests)
  })

  test('an account exports ten times an hour, from wherever it asks, and another account is not limited by that', async () => {
    const [ann, ben] = [await buyer(app), await buyer(app)]
    const ask = ({ ask }: typeof ann, remoteAddress: string) => ask({ method: 'GET', url: '/api/account/export', remoteAddress })
    for (let time = 0; time < 10; time++) expect((await ask(ann, `192.0.2.${time}`)).statusCode).toBe(200)
    const limited = await ask(ann, '198.51.100.1')
    expect([limited.statusCode, limited.headers['content-type']]).toEqual([429, expect.stringContaining('problem+json')])
    expect(Number(limited.headers['retry-after'])).toSatisfy((seconds: number) => seconds > 60 && seconds <= 3600)
    expect((await ask(ben, '192.0.2.1')).statusCode).toBe(200)
  })

  test('the export covers every table with an account_id column', async () => {
    const { rows } = await app.context.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id' order by 1`,
    )
    const inExport: Record<string, string> = {
      approved_suppliers: 'approvedSuppliers',
      attachments: 'attachments',
      audit: 'ownerActions',
      backups: 'backups',
      buyer_venues: 'venue',
      claims: 'claims',
      group_members: 'groups',
      group_notices: 'groupNews',
      holiday_emails: 'holidayEmails',
      imports: 'imports',
      known_devices: 'knownDevices',
      listing_members: 'memberships',
      one_time_links: 'openLinks',
      order_list_meanings: 'orderListMeanings',
      order_lists: 'orderLists',
      other_prices: 'otherPrices',
      push_subscriptions: 'pushSubscriptions',
      quote_requests: 'quoteRequests',
      quote_steps: 'quoteSteps',
      recovery_codes: 'account',
      removed_reviews: 'reviewsRemoved',
      resource_progress: 'resourceProgress',
      review_reports: 'reviewsReported',
      reviews: 'reviews',
      sample_steps: 'sampleSteps',
      samples: 'samples',
      saved_suppliers: 'savedSuppliers',
      saved_views: 'savedViews',
      seafood_supplies: 'seafood',
      sessions: 'sessions',
      supplier_documents: 'documents',
      uploads: 'uploads',
    }
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(inExport))
    expect(Object.keys(await (await buyer(app)).call(getExport, {}))).toEqual(expect.arrayContaining(Object.values(inExport)))
  })
})
