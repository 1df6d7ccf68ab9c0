import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimSupplier } from '#contract/suppliers/claims.ts'
import { addOrderList } from '#contract/order-lists/order-lists.ts'
import { addApprovedSupplier } from '#contract/venue/approved-suppliers.ts'
import { addSeafood } from '#contract/seafood/seafood.ts'
import { getQuote, requestQuotes } from '#contract/quotes/quotes.ts'
import { addRedirect } from '#contract/site/redirects.ts'
import { addReview, reportReview } from '#contract/reviews/reviews.ts'
import { addVenue } from '#contract/directory/showcase.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { CALLERS, expectedOf, guardTable, type Caller } from '#test/app/guard-table.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { groupOf, turnGroupsOn } from '#test/people/groups.ts'
import { buyer, owner, person, supplier } from '#test/people/people.ts'
import { callOf, UNKNOWN, type PathIds } from '#test/app/guarded-call.ts'
import { sampleOf } from '#test/people/samples.ts'
import { servedRoutes } from '#test/app/served-routes.ts'
import { socialRows } from '#test/people/social.ts'

let app: TestApp
let callers: Record<Caller, Browser>
let ids: PathIds
const rows = Object.entries(guardTable)

beforeAll(async () => {
  // Calls that are let in leave jobs that fail, as this app does not listen.
  app = await createTestApp({ API_DOCS: 'true' }, { logTo: collectLog() })
  await turnGroupsOn(app)
  const beans = await supplier(app)
  callers = {
    visitor: createBrowser(app),
    buyer: await buyer(app),
    supplier: beans,
    'another supplier': await supplier(app),
    'owner without header': await person(app, 'owner'),
    owner: await owner(app),
  }
  await callers.buyer.call(claimSupplier, { id: (await app.supplier()).id, way: 'owner' })
  const { id: claim } = await app.context.db.selectFrom('claims').select('id').executeTakeFirstOrThrow()
  const bulkRequest = { supplierIds: [beans.supplierId], message: 'Beans', contactEmail: 'ann@cafe.example' }
  const [request] = (await callers.buyer.call(requestQuotes, bulkRequest)).ids
  const { bulkId } = await callers.buyer.call(getQuote, { id: request! })
  const { id: venue } = await beans.call(addVenue, { id: beans.supplierId, venueName: 'Corner Café' })
  const ended = { username: 'olga', bytes: 1, status: 'done' } as const
  const { id: imported } = await app.context.db.insertInto('imports').values(ended).returning('id').executeTakeFirstOrThrow()
  const { id: list } = await callers.buyer.call(addOrderList, { name: 'Week' })
  const { id: group } = await groupOf(app, callers.buyer, { category: 'Coffee' })
  const { id: sample } = await sampleOf(app, beans.supplierId, callers.buyer)
  const bought = { item: 'Flathead', supplierName: 'Fish market', origin: 'australian', from: '2026-07-01' } as const
  const { id: seafood } = await callers.buyer.call(addSeafood, bought)
  const { id: approvedSupplier } = await callers.buyer.call(addApprovedSupplier, { businessName: 'Fish market' })
  ids = {
    approvedSupplier,
    list,
    price: await priceOf(request!),
    group,
    sample,
    seafood,
    supplier: String(beans.supplierId),
    claim,
    request: request!,
    bulk: bulkId!,
    venue,
    import: imported,
    invoice: await invoiceOf(beans.supplierId),
    ...(await ofSite()),
    ...(await reviewed(beans.supplierId)),
    ...(await socialRows(beans)),
  }
})
afterAll(() => app.stop())

/** Adds a redirect, and returns it with a text, an email and a resource of the site. */
async function ofSite() {
  const { id: redirect } = await callers.owner.call(addRedirect, { from: '/old', to: '/suppliers' })
  const { id } = await app.context.db.selectFrom('siteItems').select('id').limit(1).executeTakeFirstOrThrow()
  const { id: email } = await app.context.db.selectFrom('emails').select('id').limit(1).executeTakeFirstOrThrow()
  return { redirect, item: String(id), text: 'home.hero.title', email, resource: 'supplier-scorecard' }
}

/** Adds an invoice, as a payment makes it. */
async function invoiceOf(supplierId: number) {
  const amounts = { totalCents: 6450, dueCents: 6450, paidCents: 6450 }
  const parties = { lines: '[]', billedTo: JSON.stringify({ name: 'Bean Co', abn: null, address: null, email: null }) }
  const { id } = await app.context.db
    .insertInto('invoices')
    .values({ supplierId, provider: 'sandbox', providerInvoiceId: 'in_1', status: 'paid', issuedAt: new Date(), ...amounts, ...parties })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a price that is held, as an acceptance makes it. */
async function priceOf(requestId: string) {
  const line = { requestId, position: 0, item: 'Beans', packSize: '5 kg', priceCents: 1000, gst: 'free', acceptedAt: new Date() } as const
  return (await app.context.db.insertInto('heldPrices').values(line).returning('id').executeTakeFirstOrThrow()).id
}

/** Adds an old review by the buyer, and a report of it. */
async function reviewed(supplierId: number) {
  const { call } = callers.buyer
  const { id } = await call(addReview, { id: supplierId, rating: 5, text: 'Always fresh' })
  await call(reportReview, { id, reason: 'Not true' })
  const { db } = app.context
  await db.updateTable('reviews').set({ createdAt: '2025-01-05' }).where('id', '=', id).execute()
  return { review: id }
}

describe('The guard table', () => {
  test('the table has every route that is served, and no other', () => {
    expect(servedRoutes(app.server).toSorted()).toEqual(rows.map(([route]) => route).toSorted())
  })

  test('a write from another website is a 403 for every caller', async () => {
    const writes = rows.filter(([route, { fromOtherSites }]) => !route.startsWith('GET') && !fromOtherSites)
    for (const [route] of writes)
      for (const caller of CALLERS) {
        const { statusCode } = await callers[caller].ask({ ...callOf(route, ids), headers: { origin: 'https://evil.example' } })
        expect([route, caller, statusCode]).toEqual([route, caller, 403])
      }
  })

  test('an unknown id is a 404 for callers who are let in, and for no others', async () => {
    for (const [route, row] of rows.filter(([, { unknown }]) => unknown))
      for (const caller of CALLERS) {
        const { statusCode } = await callers[caller].ask(callOf(route, UNKNOWN))
        expect([route, caller, statusCode]).toEqual([route, caller, expectedOf(row, caller, true)])
      }
  })

  test('responses that depend on the requester are never cached, errors included', async () => {
    for (const [route] of rows.filter(([, { who }]) => who !== 'anyone'))
      for (const caller of CALLERS) {
        const { headers } = await callers[caller].ask(callOf(route, UNKNOWN))
        expect([route, caller, headers['cache-control']]).toEqual([route, caller, 'private, no-store'])
      }
  })

  test('every route responds to each kind of caller with the status in the table', async () => {
    for (const [route, row] of rows)
      for (const caller of CALLERS) {
        const { statusCode } = await callers[caller].ask(callOf(route, ids))
        expect([route, caller, statusCode]).toEqual([route, caller, expectedOf(row, caller, false)])
      }
  })

  test('all endpoints of the owner, and no others, are under /api/admin/', () => {
    for (const [route, { who }] of rows) expect([route, who === 'owner']).toEqual([route, route.includes('/api/admin/')])
  })
})
