import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { claimSupplier, confirmClaim } from '#contract/claims.ts'
import { getDashboard } from '#contract/dashboard.ts'
import { listSuppliers } from '#contract/directory.ts'
import { changeSuppliers, restoreSupplier, suspendSupplier } from '#contract/owner-supplier-actions.ts'
import { listOwnerSuppliers } from '#contract/owner-suppliers.ts'
import { getQuote, listQuotesOf } from '#contract/quotes.ts'
import { addReview, deleteReview, listReviews } from '#contract/reviews.ts'
import { listSaved, saveSupplier } from '#contract/saved.ts'
import { listMerges, mergeSuppliers, previewMerge, undoMerge } from '#contract/supplier-merges.ts'
import { getSupplier } from '#contract/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { buyer, owner, supplier, type Person } from '#test/people.ts'
import { problemOf } from '#test/problem.ts'
import { sendQuoteRequest } from '#test/quotes.ts'
import { dumpOf, richPair } from '#test/rich-pair.ts'
import { subscribe } from '#test/subscriptions.ts'
import { makeMergesFinal } from './finish-merges.ts'

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
const pair = async () => [(await app.supplier()).id, (await app.supplier()).id] as const
/** Ends the time in which a merge can be undone. */
const letTimePass = (id: string) =>
  app.context.db.updateTable('supplierMerges').set({ undoUntil: new Date() }).where('id', '=', id).execute()
const auditOf = (id: number) =>
  app.context.db
    .selectFrom('audit')
    .select(['action', 'details', 'username'])
    .where('subject', '=', `supplier ${id}`)
    .orderBy('id')
    .execute()

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
    })
    expect(merged.left).toEqual({ reviews: 1, inquiries: 1, saved: 1, products: 1, pictures: 1, venues: 1, documents: 0, savedAnswers: 1 })
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
    for (const person of [both, alone]) expect((await person.call(listSaved, {})).map(({ id }) => id)).toEqual([kept])
  })

  test('the link of an email that was sent before opens the request after it', async () => {
    const [id, otherId] = await pair()
    const { id: request, key } = await sendQuoteRequest(app, otherId)
    await merge(id, otherId)
    const { statusCode, body } = await app.server.inject(`/api/quotes/${request}?key=${encodeURIComponent(key)}`)
    expect([statusCode, JSON.parse(body).supplier.id]).toEqual([200, id])
  })

  test('the merged listing is nowhere, takes nothing, cannot be restored or claimed, and is in the audit with before and after', async () => {
    const [[id, otherId], ann] = [await pair(), await buyer(app)]
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
    expect(await auditOf(id)).toMatchObject([
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
    const [[id, otherId], ann] = [await pair(), await buyer(app)]
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
    const [[id, otherId], beans, tea, ann] = [await pair(), await supplier(app), await supplier(app), await buyer(app)]
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
    const [kept, gone] = await pair()
    await merge(kept, gone)
    expect(await detail(kept, gone)).toContain('is part of')
    expect(await detail(gone, tea.supplierId)).toContain('is part of')
  })
})

describe('POST /api/admin/merges/{id}/undo', () => {
  test('what came after the merge stays with the kept listing, and what the merge had moved and was deleted since stays deleted', async () => {
    const { kept, other, both } = await richPair(app)
    const { id } = await merge(kept, other)
    const carla = await buyer(app)
    const later = await sendQuoteRequest(app, kept, carla)
    const review = await carla.call(addReview, { id: kept, rating: 4, text: 'Came later' })
    await carla.call(saveSupplier, { supplierId: kept })
    const { items } = await app.call(listReviews, { id: kept })
    const shown = items.find(({ customerName, rating }) => customerName === 'Both' && rating === 5)!
    await both.call(deleteReview, { id: shown.id })
    const again = await both.call(addReview, { id: kept, rating: 1, text: 'Written anew' })
    await olga.call(undoMerge, { id })
    const ofKept = (await app.call(listReviews, { id: kept })).items.map((one) => one.id)
    expect(ofKept).toEqual(expect.arrayContaining([review.id, again.id]))
    expect(ofKept).not.toContain(shown.id)
    expect((await carla.call(getQuote, { id: later.id })).supplier.id).toBe(kept)
    expect((await carla.call(listSaved, {})).map((row) => row.id)).toEqual([kept])
    // The older review of the buyer had made room for one that was written anew: its place is taken, so it is where it was.
    expect((await app.call(listReviews, { id: other })).items.map(({ rating }) => rating).toSorted()).toEqual([2, 3])
    expect(await app.call(getSupplier, { id: kept })).toMatchObject({ totalReviews: 3, inquiries: 8 })
    expect(await app.call(getSupplier, { id: other })).toMatchObject({ totalReviews: 2, inquiries: 7 })
  })

  test('once, within 30 days, and in the opposite order of merges on merges', async () => {
    const [first, second] = await pair()
    const { id: third } = await app.supplier()
    const inner = await merge(second, third)
    const outer = await merge(first, second)
    expect(await problemOf(olga.call(undoMerge, { id: inner.id }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Undo that merge first.'),
    })
    expect(await olga.call(undoMerge, { id: outer.id })).toMatchObject({ canUndo: false, undoneBy: olga.username })
    await olga.call(undoMerge, { id: inner.id })
    expect(await problemOf(olga.call(undoMerge, { id: inner.id }))).toMatchObject({
      status: 409,
      detail: 'This merge has been undone already.',
    })
    const late = await merge(first, second)
    await letTimePass(late.id)
    expect(await problemOf(olga.call(undoMerge, { id: late.id }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('30 days'),
    })
    expect((await olga.call(listMerges, {})).items.find(({ id }) => id === late.id)).toMatchObject({ canUndo: false })
  })

  test('a suspended listing is suspended again, for the reason that it had', async () => {
    const [id, otherId] = await pair()
    await olga.call(suspendSupplier, { id: otherId, reason: 'The ABN is cancelled.' })
    const { id: mergeId } = await merge(id, otherId)
    await olga.call(undoMerge, { id: mergeId })
    expect((await olga.call(listOwnerSuppliers, { ids: [otherId] })).items[0]!.suspension?.reason).toBe('The ABN is cancelled.')
  })

  test('is refused when the kept listing has been deleted, or its account would lose a plan that it has bought since', async () => {
    const [id, otherId] = await pair()
    const { id: mergeId } = await merge(id, otherId)
    await app.context.db.deleteFrom('suppliers').where('id', '=', id).execute()
    expect(await problemOf(olga.call(undoMerge, { id: mergeId }))).toMatchObject({
      status: 409,
      detail: expect.stringContaining('deleted'),
    })
    expect((await olga.call(listMerges, {})).items.find((one) => one.id === mergeId)).toMatchObject({ keptId: null, canUndo: false })
    const [beans, { id: kept }] = [await supplier(app), await app.supplier()]
    const moved = await merge(kept, beans.supplierId)
    await subscribe(app, kept)
    expect(await problemOf(olga.call(undoMerge, { id: moved.id }))).toMatchObject({ status: 409, detail: expect.stringContaining('plan') })
    expect((await beans.call(getDashboard, {})).supplier.id).toBe(kept)
  })
})

describe('The job that makes merges final', () => {
  test('forgets what moved when the 30 days are over, and nothing before', async () => {
    const [id, otherId] = await pair()
    await sendQuoteRequest(app, otherId)
    const merged = await merge(id, otherId)
    const rows = () => app.context.db.selectFrom('supplierMergeRows').select('key').where('mergeId', '=', merged.id).execute()
    await makeMergesFinal(app.context)
    expect(await rows()).toHaveLength(1)
    await letTimePass(merged.id)
    await makeMergesFinal(app.context)
    expect(await rows()).toHaveLength(0)
    expect((await olga.call(listMerges, {})).items.find((one) => one.id === merged.id)).toMatchObject({ canUndo: false, undoneAt: null })
    expect(await problemOf(olga.call(undoMerge, { id: merged.id }))).toMatchObject({ status: 409 })
  })
})
