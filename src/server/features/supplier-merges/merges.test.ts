import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMe } from '#contract/accounts/accounts.ts'
import { claimSupplier, confirmClaim, decideClaim, listClaims, listMyClaims } from '#contract/suppliers/claims.ts'
import { listSuppliers } from '#contract/directory/directory.ts'
import { changeSuppliers, restoreSupplier, suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { listOwnerSuppliers } from '#contract/owner/owner-suppliers.ts'
import { getQuote, listQuotesOf } from '#contract/quotes/quotes.ts'
import { addReview, listReviews } from '#contract/reviews/reviews.ts'
import { listSaved, saveSupplier } from '#contract/directory/saved.ts'
import { mergeSuppliers, previewMerge, undoMerge } from '#contract/owner/supplier-merges.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { auditOf } from '#test/people/owner/audit.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'
import { dumpOf, richPair, twoListings } from '#test/people/rich-pair.ts'
import { subscribe } from '#test/people/subscriptions.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const merge = (id: number, otherId: number) => olga.call(mergeSuppliers, { id, otherId })
describe('POST /api/admin/suppliers/{id}/merge', () => {
  test('reviews, requests, contacts, saved suppliers and the account follow; what both had stays behind; the preview has said so', async () => {
    const { kept, other, manager, both, alone, requests } = await richPair(app)
    const before = await dumpOf(app, [kept, other])
    const preview = await olga.call(previewMerge, { id: kept, otherId: other })
    expect(await dumpOf(app, [kept, other])).toEqual(before)
    const merged = await merge(kept, other)
    expect(merged).toMatchObject({ keptId: kept, mergedId: other, mergedBy: olga.username, canUndo: true, undoneAt: null })
    expect([preview.moved, preview.left]).toEqual([merged.moved, merged.left])
    expect(merged.moved).toEqual({
      reviews: 4,
      requests: 2,
      inquiries: 1,
      saved: 1,
      accounts: 1,
      subscriptions: 2,
      documents: 1,
      savedAnswers: 1,
      // The account and the default template have their places at the kept listing.
      socialAccounts: 1,
      socialPosts: 1,
      socialTemplates: 1,
    })
    const social = { socialAccounts: 1, socialPosts: 0, socialTemplates: 1 }
    const buyers = { reviews: 1, inquiries: 1, saved: 1 }
    expect(merged.left).toEqual({ ...buyers, products: 1, pictures: 1, venues: 1, documents: 0, savedAnswers: 1, ...social })
    expect(Date.parse(merged.undoUntil) - Date.parse(merged.mergedAt)).toBe(30 * DAY_MS)
    // The buyer of both has 5 stars for the newer review; the two of nobody have 3.
    const { items } = await app.call(listReviews, { id: kept })
    expect(items.map(({ rating }) => rating).toSorted()).toEqual([3, 3, 5])
    expect(await app.call(getSupplier, { id: kept })).toMatchObject({
      averageRating: '3.7',
      totalReviews: 3,
      inquiries: 13,
      isFeatured: true,
    })
    expect((await manager.call(getMe, {})).user).toMatchObject({ supplierId: kept, plan: 'professional' })
    expect((await manager.call(listQuotesOf, { id: kept })).total).toBe(4)
    for (const id of requests) expect((await manager.call(getQuote, { id })).supplier.id).toBe(kept)
    for (const person of [both, alone]) expect((await person.call(listSaved, {})).items.map(({ id }) => id)).toEqual([kept])
  })

  test('whoever registered a second listing claims the first one, and the merge of the two approves that claim', async () => {
    const [ann, { id: kept, email }] = [await supplier(app), await app.supplier()]
    expect(await problemOf(ann.call(claimSupplier, { id: kept, way: 'email' }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('ask us to look at your claim'),
    })
    await ann.call(claimSupplier, { id: kept, way: 'owner' })
    const { items } = await olga.call(listClaims, { limit: '100' })
    const claim = items.find(({ username }) => username === ann.username)!
    expect(claim).toMatchObject({ supplierId: Number(kept), ownListing: { id: ann.supplierId, businessName: expect.any(String) } })
    expect(await problemOf(olga.call(decideClaim, { id: claim.id, decision: 'approve' }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('merge the two instead'),
    })
    const merged = await merge(Number(kept), ann.supplierId)
    expect(merged).toMatchObject({ keptId: Number(kept), mergedId: ann.supplierId, moved: { accounts: 1 } })
    expect((await ann.call(getMe, {})).user).toMatchObject({ role: 'supplier', supplierId: Number(kept) })
    expect(await ann.call(listMyClaims, {})).toMatchObject([{ supplierId: Number(kept), status: 'approved' }])
    expect(email).not.toBe(ann.email)
    await olga.call(undoMerge, { id: merged.id })
    expect((await ann.call(getMe, {})).user).toMatchObject({ supplierId: ann.supplierId })
  })

  test("another account's claim of the first listing is decided before", async () => {
    const [ann, bob, { id: kept }] = [await supplier(app), await buyer(app), await app.supplier()]
    for (const person of [ann, bob]) await person.call(claimSupplier, { id: kept, way: 'owner' })
    expect(await problemOf(merge(Number(kept), ann.supplierId))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Decide on that claim first'),
    })
    expect(await ann.call(listMyClaims, {})).toMatchObject([{ status: 'open' }])
  })

  test('the link of an email that was sent before opens the request after it', async () => {
    const [id, otherId] = await twoListings(app)
    const { id: request, key } = await sendQuoteRequest(app, otherId)
    await merge(id, otherId)
    const { statusCode, body } = await app.server.inject(`/api/quotes/${request}?key=${encodeURIComponent(key)}`)
    expect([statusCode, JSON.parse(body).supplier.id]).toEqual([200, id])
  })

  test('the merged listing is nowhere, takes nothing, cannot be restored or claimed, and is in the audit with before and after', async () => {
    const [[id, otherId], ann] = [await twoListings(app), await buyer(app)]
    const { businessName } = await app.call(getSupplier, { id: otherId })
    await merge(id, otherId)
    expect((await app.call(listSuppliers, { search: businessName, exact: true })).items).toEqual([])
    expect((await olga.call(listOwnerSuppliers, { search: businessName })).items).toEqual([])
    const calls = [
      app.call(getSupplier, { id: otherId }),
      sendQuoteRequest(app, otherId),
      ann.call(addReview, { id: otherId, rating: 5, text: 'Good' }),
      ann.call(saveSupplier, { supplierId: otherId }),
      ann.call(claimSupplier, { id: otherId, way: 'owner' }),
    ]
    expect((await Promise.all(calls.map(problemOf))).map(({ status }) => status)).toEqual(calls.map(() => 404))
    const refusal = { status: 409, detail: expect.stringContaining('Undo the merge to list it again.') }
    expect(await problemOf(olga.call(restoreSupplier, { id: otherId }))).toMatchObject(refusal)
    expect(await problemOf(olga.call(changeSuppliers, { ids: [id, otherId], action: 'restore' }))).toMatchObject(refusal)
    expect(await auditOf(app, id)).toMatchObject([
      {
        action: 'supplier.merge',
        username: olga.username,
        details: {
          before: { kept: { id, suspended: null }, merged: { id: otherId, businessName, suspended: null } },
          after: { kept: { id }, merged: { id: otherId, suspended: expect.stringContaining('Merged with') } },
        },
      },
    ])
  })

  test('a link to claim the merged listing leads nowhere while the merge holds', async () => {
    const [[id, otherId], ann] = [await twoListings(app), await buyer(app)]
    await ann.call(claimSupplier, { id: otherId, way: 'email' })
    const link = (await app.emails()).findLast(({ text }) => text?.includes('claim='))?.text ?? (await app.emails()).at(-1)!.text!
    const token = /[?&#](?:token|claim)=([\w.~-]+)/.exec(link)![1]!
    const { id: mergeId } = await merge(id, otherId)
    expect(await problemOf(ann.call(confirmClaim, { token }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('has become part of'),
    })
    await olga.call(undoMerge, { id: mergeId })
    expect(await ann.call(confirmClaim, { token })).toEqual({ supplierId: otherId })
  })

  test('the account of either listing is told, of the merge and of its undo', async () => {
    const [beans, { id: otherId }] = [await supplier(app), await app.supplier()]
    const { id } = await merge(beans.supplierId, otherId)
    await olga.call(undoMerge, { id })
    const toBeans = (await app.emails()).filter(({ to }) => to?.[0]?.address === beans.email).map(({ subject }) => subject)
    expect(toBeans.slice(-2)).toEqual([
      expect.stringContaining('is now part of Business of'),
      expect.stringContaining('are two listings again'),
    ])
  })

  test('what cannot be merged is a 409 that says what to do', async () => {
    const [[id, otherId], beans, tea, ann] = [await twoListings(app), await supplier(app), await supplier(app), await buyer(app)]
    const detail = async (keptId: number, mergedId: number) => {
      const { status, detail: text } = await problemOf(merge(keptId, mergedId))
      const rehearsed = await problemOf(olga.call(previewMerge, { id: keptId, otherId: mergedId }))
      expect([rehearsed.status, rehearsed.detail]).toEqual([status, text])
      return `${status} ${text}`
    }
    expect(await detail(id, id)).toContain('409 This is one listing.')
    expect(await detail(id, 2_000_000_000)).toContain('404 ')
    expect(await detail(beans.supplierId, tea.supplierId)).toContain('409 Both listings are managed by an account')
    await ann.call(claimSupplier, { id: otherId, way: 'owner' })
    expect(await detail(id, otherId)).toContain('Decide on that claim first.')
    expect(await detail(otherId, beans.supplierId)).toContain('Decide on that claim first.')
    await subscribe(app, id)
    await subscribe(app, beans.supplierId)
    expect(await detail(id, beans.supplierId)).toContain('Both listings have a paid plan')
    await olga.call(suspendSupplier, { id, reason: 'Closed' })
    expect(await detail(id, tea.supplierId)).toContain('is suspended')
    const [kept, gone] = await twoListings(app)
    await merge(kept, gone)
    expect(await detail(kept, gone)).toContain('is part of')
    expect(await detail(gone, tea.supplierId)).toContain('is part of')
  })
})
