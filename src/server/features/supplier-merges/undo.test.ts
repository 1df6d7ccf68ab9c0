import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getDashboard } from '#contract/dashboard/dashboard.ts'
import { suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { listOwnerSuppliers } from '#contract/owner/owner-suppliers.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { addReview, deleteReview, listReviews } from '#contract/reviews/reviews.ts'
import { listSaved, saveSupplier } from '#contract/directory/saved.ts'
import { listMerges, mergeSuppliers, undoMerge } from '#contract/owner/supplier-merges.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { finishMerges } from '#test/people/owner/final-merges.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'
import { richPair, twoListings } from '#test/people/rich-pair.ts'
import { subscribe } from '#test/people/subscriptions.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const merge = (id: number, otherId: number) => olga.call(mergeSuppliers, { id, otherId })
/** Ends the time in which a merge can be undone. */
const letTimePass = (id: string) =>
  app.context.db.updateTable('supplierMerges').set({ undoUntil: new Date() }).where('id', '=', id).execute()

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
    expect((await carla.call(listSaved, {})).items.map((row) => row.id)).toEqual([kept])
    // The older review of the buyer had made room for one that was written anew: its place is taken, so it is where it was.
    expect((await app.call(listReviews, { id: other })).items.map(({ rating }) => rating).toSorted()).toEqual([2, 3])
    expect(await app.call(getSupplier, { id: kept })).toMatchObject({ totalReviews: 3, inquiries: 8 })
    expect(await app.call(getSupplier, { id: other })).toMatchObject({ totalReviews: 2, inquiries: 7 })
  })

  test('once, within 30 days, and in the opposite order of merges on merges', async () => {
    const [first, second] = await twoListings(app)
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
    const [id, otherId] = await twoListings(app)
    await olga.call(suspendSupplier, { id: otherId, reason: 'The ABN is cancelled.' })
    const { id: mergeId } = await merge(id, otherId)
    await olga.call(undoMerge, { id: mergeId })
    expect((await olga.call(listOwnerSuppliers, { ids: [otherId] })).items[0]?.suspension?.reason).toBe('The ABN is cancelled.')
  })

  test('is refused when the kept listing has been deleted, or its account would lose a plan that it has bought since', async () => {
    const [id, otherId] = await twoListings(app)
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
    const [id, otherId] = await twoListings(app)
    await sendQuoteRequest(app, otherId)
    const merged = await merge(id, otherId)
    const rows = () => app.context.db.selectFrom('supplierMergeRows').select('key').where('mergeId', '=', merged.id).execute()
    await finishMerges(app)
    expect(await rows()).toHaveLength(1)
    await letTimePass(merged.id)
    await finishMerges(app)
    expect(await rows()).toHaveLength(0)
    expect((await olga.call(listMerges, {})).items.find((one) => one.id === merged.id)).toMatchObject({ canUndo: false, undoneAt: null })
    expect(await problemOf(olga.call(undoMerge, { id: merged.id }))).toMatchObject({ status: 409 })
  })
})
