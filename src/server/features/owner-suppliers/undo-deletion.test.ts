import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSaved, saveSupplier } from '#contract/directory/saved.ts'
import { changeSuppliers, restoreSupplier, suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { getOwnerSupplier, listOwnerSuppliers, updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { getDecisions, getStats } from '#contract/owner/owner-overview.ts'
import { deleteOwnerSupplier, findAlike, listDeletedSuppliers, restoreDeletedSupplier } from '#contract/owner/supplier-deletion.ts'
import { listDuplicates, mergeSuppliers } from '#contract/owner/supplier-merges.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { decideReview, listModeration } from '#contract/reviews/moderation.ts'
import { addReview, listReviews, reportReview } from '#contract/reviews/reviews.ts'
import { listHandedIn } from '#contract/suppliers/supplier-documents.ts'
import { getSupplier, listVenues } from '#contract/suppliers/suppliers.ts'
import { keysOf } from '#shared/objects.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { importsBy, type Imports } from '#test/people/owner/import-runs.ts'
import { buyer, owner, type Person } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'
import { deleteListingsForGood } from './delete-supplier.ts'

let app: TestApp
let olga: Person
let imports: Imports
const clock = new Date()
beforeAll(async () => {
  app = await createTestApp({}, { now: () => clock })
  olga = await owner(app)
  imports = importsBy(olga, app)
})
afterAll(() => app.stop())

const DAY_MS = 24 * 60 * 60 * 1000
/** Makes a listing deleted so many days ago. */
const deletedAgo = (id: number, days: number) =>
  app.context.db
    .updateTable('supplierDeletions')
    .set({ deletedAt: new Date(clock.getTime() - days * DAY_MS) })
    .where('supplierId', '=', id)
    .execute()
const statusOf = async (call: Promise<unknown>) => (await problemOf(call)).status
const deletedIds = async () => (await olga.call(listDeletedSuppliers, {})).items.map(({ id }) => id)

describe('POST /api/admin/deleted-suppliers/{id}/restore', () => {
  test('a deleted listing is gone for everybody at once, and comes back with its reviews and those who saved it', async () => {
    const [{ id }, ann] = [await app.supplier({ businessName: 'Wombat Pantry' }), await buyer(app)]
    await ann.call(addReview, { id, rating: 4, text: 'Fresh' })
    await ann.call(saveSupplier, { supplierId: id })
    const request = await sendQuoteRequest(app, id, ann)
    const listed = async () => (await olga.call(listOwnerSuppliers, { ids: [id] })).total
    const { totalSuppliers } = await olga.call(getStats, {})
    await olga.call(deleteOwnerSupplier, { id })
    const gone = [app.call(getSupplier, { id }), app.call(listReviews, { id }), app.call(listVenues, { id })]
    expect(await Promise.all(gone.map(statusOf))).toEqual([404, 404, 404])
    expect([await statusOf(olga.call(getOwnerSupplier, { id })), await listed()]).toEqual([404, 0])
    expect((await olga.call(getStats, {})).totalSuppliers).toBe(totalSuppliers - 1)
    expect((await ann.call(listSaved, {})).items).toEqual([])
    expect(await olga.call(findAlike, { businessName: 'Wombat Pantry' })).toEqual([])
    const [row] = (await olga.call(listDeletedSuppliers, {})).items
    expect(row).toMatchObject({ id, businessName: 'Wombat Pantry', deletedBy: olga.username, deletedAt: clock.toISOString() })
    expect(Date.parse(row!.undoUntil) - clock.getTime()).toBe(30 * DAY_MS)

    expect(await olga.call(restoreDeletedSupplier, { id })).toMatchObject({ id, suspension: null, totalReviews: 1 })
    expect((await app.call(getSupplier, { id })).businessName).toBe('Wombat Pantry')
    expect((await app.call(listReviews, { id })).items).toMatchObject([{ text: 'Fresh' }])
    expect((await ann.call(listSaved, {})).items).toMatchObject([{ id }])
    expect(await ann.call(getQuote, { id: request.id })).toMatchObject({ status: 'passed', supplier: { id } })
    expect([await listed(), await deletedIds()]).toEqual([1, []])
    expect(await statusOf(olga.call(restoreDeletedSupplier, { id }))).toBe(404)
  })

  test('what waits for the owner about it leaves the counts and the lists, and comes back with it', async () => {
    const [{ id }, ann, ben] = [await app.supplier(), await buyer(app), await buyer(app)]
    const before = await olga.call(getDecisions, {})
    const { db } = app.context
    const inDays = (days: number) => new Date(clock.getTime() + days * DAY_MS).toISOString().slice(0, 10)
    await olga.call(updateOwnerSupplier, { id, isVerified: true, evidence: { what: 'Food licence', expiresOn: inDays(9) } })
    const file = { kind: 'food', name: 'a.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') } as const
    const createdAt = new Date(clock.getTime() + 1000)
    await db
      .insertInto('supplierDocuments')
      .values({ supplierId: id, accountId: ann.id, createdAt, ...file })
      .execute()
    const [reported, held] = [
      await ann.call(addReview, { id, rating: 1, text: 'They sell rocks' }),
      await ben.call(addReview, { id, rating: 5, text: 'The best' }),
    ]
    await ben.call(reportReview, { id: reported.id, reason: 'Not true' })
    await db.updateTable('reviews').set({ status: 'held' }).where('id', '=', held.id).execute()
    const counts = async () => {
      const { reports, held: heldReviews, documents, expiringSeals } = await olga.call(getDecisions, {})
      return { reports, held: heldReviews, documents, expiringSeals }
    }
    const lists = async () => ({
      reports: (await olga.call(listModeration, { list: 'reported' })).total,
      held: (await olga.call(listModeration, { list: 'held' })).total,
      documents: (await olga.call(listHandedIn, {})).total,
    })
    const [waiting, listed] = [await counts(), await lists()]
    for (const kind of keysOf(waiting)) expect([kind, waiting[kind]]).toEqual([kind, before[kind] + 1])
    await olga.call(deleteOwnerSupplier, { id })
    for (const kind of keysOf(waiting)) expect([kind, (await counts())[kind]]).toEqual([kind, before[kind]])
    for (const kind of keysOf(listed)) expect([kind, (await lists())[kind]]).toEqual([kind, listed[kind] - 1])
    await olga.call(restoreDeletedSupplier, { id })
    expect([await counts(), await lists()]).toEqual([waiting, listed])
    await olga.call(decideReview, { id: reported.id, decision: 'keep', reason: 'fair-opinion' })
    const decided = async () => (await olga.call(listModeration, { list: 'decided' })).items[0]
    expect(await decided()).toMatchObject({ supplierId: id, isListingDeleted: false })
    await olga.call(deleteOwnerSupplier, { id })
    expect(await decided()).toMatchObject({ supplierId: id, isListingDeleted: true })
    await olga.call(restoreDeletedSupplier, { id })
    await db.deleteFrom('suppliers').where('id', '=', id).execute()
  })

  test('one that was suspended comes back suspended; meanwhile it is neither restored nor merged, and makes no pair', async () => {
    const [{ id }, other] = [await app.supplier({ phone: '03 9411 8811' }), await app.supplier({ phone: '03 9411 8811' })]
    await olga.call(suspendSupplier, { id, reason: 'Closed for winter' })
    const pairs = async () => (await olga.call(listDuplicates, {})).items.filter(({ suppliers }) => suppliers.some((one) => one.id === id))
    expect(await pairs()).toHaveLength(1)
    await olga.call(deleteOwnerSupplier, { id })
    expect(await pairs()).toEqual([])
    const calls = [olga.call(restoreSupplier, { id }), olga.call(mergeSuppliers, { id, otherId: other.id })]
    expect(await Promise.all(calls.map(statusOf))).toEqual([404, 404])
    expect(await statusOf(olga.call(mergeSuppliers, { id: other.id, otherId: id }))).toBe(404)
    const restored = await problemOf(olga.call(changeSuppliers, { ids: [id], action: 'restore' }))
    expect(restored).toMatchObject({ status: 409, detail: expect.stringContaining('has been deleted. Undo the deletion') })
    expect(await olga.call(restoreDeletedSupplier, { id })).toMatchObject({ suspension: { reason: 'Closed for winter' } })
    expect(await pairs()).toHaveLength(1)
  })

  test('an import adds anew what was deleted, and both stand side by side where the deletion is taken back', async () => {
    const file = 'Name,Category,Address\nPossum Pies,Tea,"8 Gum Lane, Prahran VIC 3181"\n'
    const idOf = async () =>
      (await olga.call(listOwnerSuppliers, { search: 'Possum Pies', sort: 'newest' })).items.map((supplier) => supplier.id)
    await imports.run(file)
    const [first] = await idOf()
    await olga.call(deleteOwnerSupplier, { id: first! })
    expect(await imports.run(file)).toMatchObject([{ outcome: 'imported' }])
    const [second] = await idOf()
    await olga.call(restoreDeletedSupplier, { id: first! })
    expect(await idOf()).toEqual([second, first])
  })

  test('after 30 days it cannot come back, and the night deletes it for good: its requests stay with their buyers', async () => {
    const [{ id }, { id: recent }, ann] = [await app.supplier({ businessName: 'Gone Galah' }), await app.supplier(), await buyer(app)]
    const request = await sendQuoteRequest(app, id, ann)
    for (const deleted of [id, recent]) await olga.call(deleteOwnerSupplier, { id: deleted })
    await deletedAgo(id, 29.9)
    await deleteListingsForGood(app.context.db, clock)
    expect(await deletedIds()).toEqual([recent, id])
    await deletedAgo(id, 30)
    expect(await deletedIds()).toEqual([recent])
    const over = { status: 409, detail: 'This deletion cannot be taken back any more: it was, or its 30 days are over.' }
    expect(await problemOf(olga.call(restoreDeletedSupplier, { id }))).toMatchObject(over)
    await deleteListingsForGood(app.context.db, clock)
    expect(await statusOf(olga.call(restoreDeletedSupplier, { id }))).toBe(404)
    expect(await app.context.db.selectFrom('suppliers').select('id').where('id', 'in', [id, recent]).execute()).toEqual([{ id: recent }])
    expect(await ann.call(getQuote, { id: request.id })).toMatchObject({ status: 'passed', supplier: { businessName: 'Gone Galah' } })
    await olga.call(restoreDeletedSupplier, { id: recent })
  })
})
