import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount, getDeletion, getExport, getMe } from '#contract/accounts/accounts.ts'
import { getSubscription, listInvoices, refundSubscription } from '#contract/billing/billing.ts'
import { claimSupplier, decideClaim, listClaims } from '#contract/suppliers/claims.ts'
import { getActivity } from '#contract/dashboard/dashboard.ts'
import { getOwnerSupplier, updateOwnerSupplier } from '#contract/owner/owner-suppliers.ts'
import { addSavedAnswer, listSavedAnswers } from '#contract/quotes/saved-answers.ts'
import { listDocuments } from '#contract/suppliers/supplier-documents.ts'
import { mergeSuppliers, undoMerge } from '#contract/owner/supplier-merges.ts'
import { addVenue } from '#contract/directory/showcase.ts'
import { createBillingApp, payWith, subscriber, type BillingApp } from '#test/people/billing.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'
import { prices } from '#test/people/quotes.ts'

let app: BillingApp
let olga: Person
beforeAll(async () => {
  app = await createBillingApp()
  olga = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')

/** Hands in a document and saves an answer, and returns the document's id. */
async function leaveOwnRows(beans: Person, id: number): Promise<string> {
  const url = `/api/suppliers/${id}/documents?kind=food&name=licence.pdf`
  const document = await beans.ask({ method: 'POST', url, payload: PDF, headers: { 'content-type': 'application/pdf' } })
  await beans.call(addSavedAnswer, { id, name: 'Weekly', ...prices() })
  await beans.call(addVenue, { id, venueName: 'Corner Cafe' })
  return document.json<{ id: string }>().id
}

/** Returns an account that has got the listing by a claim. */
async function nextManager(id: number): Promise<Person> {
  const next = await buyer(app)
  await next.call(claimSupplier, { id, way: 'owner' })
  const claim = (await olga.call(listClaims, { limit: '100' })).items.find(({ username }) => username === next.username)!
  await olga.call(decideClaim, { id: claim.id, decision: 'approve' })
  expect((await next.call(getMe, {})).user).toMatchObject({ supplierId: id })
  return next
}

/** Returns what somebody finds of a listing that is its manager's own. */
async function foundBy(next: Person, id: number) {
  const exported = await next.call(getExport, {})
  return {
    documents: await next.call(listDocuments, { id }),
    savedAnswers: await next.call(listSavedAnswers, { id }),
    invoices: (await next.call(listInvoices, {})).items,
    subscription: (await next.call(getSubscription, {})).status,
    activity: (await next.call(getActivity, {})).filter(({ kind }) => kind === 'venue'),
    exported: ['documents', 'savedAnswers', 'invoices', 'subscriptions', 'listingChanges', 'members'].filter(
      (section) => (exported[section] as unknown[]).length > 0,
    ),
  }
}
const NOTHING = { documents: [], savedAnswers: [], invoices: [], subscription: 'none', activity: [], exported: [] }

describe('Who manages a listing after an account that was deleted', () => {
  test('finds none of its documents, saved answers, invoices and changes; the preview of the deletion has named them', async () => {
    const beans = await subscriber(app)
    const { supplierId: id } = beans
    await leaveOwnRows(beans, id)
    const [invoice] = (await beans.call(listInvoices, {})).items
    expect((await beans.call(getDeletion, {})).listing).toMatchObject({ documents: 1, savedAnswers: 1, invoices: 1 })
    await beans.call(deleteAccount, { password: beans.password, removeListing: false })
    await app.settled()
    const next = await nextManager(id)
    expect(await foundBy(next, id)).toEqual(NOTHING)
    expect((await next.ask({ method: 'GET', url: invoice!.pdf })).statusCode).toBe(403)
    // What was paid is still on record.
    const kept = await app.context.db.selectFrom('invoices').select(['supplierId', 'status']).where('id', '=', invoice!.id).execute()
    expect(kept).toEqual([{ supplierId: null, status: 'paid' }])
  })

  test('is another customer of the payment provider, with invoices of its own, and cannot give a plan back that was given back before', async () => {
    const beans = await subscriber(app)
    const { supplierId: id } = beans
    await beans.call(refundSubscription, {})
    await app.settled()
    await beans.call(deleteAccount, { password: beans.password, removeListing: false })
    await app.settled()
    const next = await nextManager(id)
    await payWith(next, 'success')
    await app.settled()
    const customers = await app.context.db
      .selectFrom('billingCustomers')
      .select(['supplierId', 'leftSupplierId'])
      .where((eb) => eb.or([eb('supplierId', '=', id), eb('leftSupplierId', '=', id)]))
      .orderBy('createdAt')
      .execute()
    expect(customers).toEqual([
      { supplierId: null, leftSupplierId: id },
      { supplierId: id, leftSupplierId: null },
    ])
    expect((await next.call(listInvoices, {})).total).toBe(1)
    expect(await next.call(getSubscription, {})).toMatchObject({ status: 'active', refundableUntil: null })
    expect(await problemOf(next.call(refundSubscription, {}))).toMatchObject({ status: 409 })
  })

  test('finds nothing of a call that has come to its end after the account was deleted', async () => {
    const { db } = app.context
    const { id: supplierId } = await app.supplier()
    await db.insertInto('savedAnswers').values({ supplierId, name: 'Weekly', offer: '{}' }).execute()
    const file = { kind: 'food', name: 'a.pdf', type: 'application/pdf', content: PDF } as const
    await db
      .insertInto('supplierDocuments')
      .values({ supplierId, ...file })
      .execute()
    expect(await foundBy(await nextManager(supplierId), supplierId)).toEqual(NOTHING)
  })

  test('leaves the owner with what was checked, when, and by whom, without the file', async () => {
    const beans = await supplier(app)
    const { supplierId: id } = beans
    const documentId = await leaveOwnRows(beans, id)
    await olga.call(updateOwnerSupplier, { id, isVerified: true, evidence: { what: 'Food licence', documentId, expiresOn: '2099-12-31' } })
    const before = (await olga.call(getOwnerSupplier, { id })).evidence
    await beans.call(deleteAccount, { password: beans.password, removeListing: false })
    expect((await olga.call(getOwnerSupplier, { id })).evidence).toEqual({ ...before, documentId: null })
    expect(await olga.call(listDocuments, { id })).toEqual([])
  })
})

describe('Who manages a kept listing after its merge was undone', () => {
  test('finds nothing that the account has made there since the merge, and the account has it with its own listing', async () => {
    const [beans, { id: kept }] = [await subscriber(app), await app.supplier()]
    const own = beans.supplierId
    const { id } = await olga.call(mergeSuppliers, { id: kept, otherId: own })
    await leaveOwnRows(beans, kept)
    await app.context.db
      .insertInto('listingMembers')
      .values({ supplierId: kept, email: 'bob@beans.example', role: 'viewer', tokenHash: beans.id, expiresAt: new Date() })
      .execute()
    await olga.call(undoMerge, { id })
    expect(await beans.call(listDocuments, { id: own })).toHaveLength(1)
    expect(await beans.call(listSavedAnswers, { id: own })).toMatchObject([{ name: 'Weekly' }])
    expect((await beans.call(listInvoices, {})).total).toBe(1)
    const next = await nextManager(kept)
    expect(await foundBy(next, kept)).toEqual(NOTHING)
  })

  test('finds nothing of an account that was deleted during the merge, with either listing', async () => {
    const [beans, { id: kept }] = [await subscriber(app), await app.supplier()]
    const own = beans.supplierId
    await leaveOwnRows(beans, own)
    // An answer of the same name has its place at the kept listing, so this one is left with the other.
    await app.context.db.insertInto('savedAnswers').values({ supplierId: kept, name: 'Weekly', offer: '{}' }).execute()
    const { id } = await olga.call(mergeSuppliers, { id: kept, otherId: own })
    await beans.call(deleteAccount, { password: beans.password, removeListing: false })
    await app.settled()
    await olga.call(undoMerge, { id })
    for (const listing of [kept, own]) expect(await foundBy(await nextManager(listing), listing)).toEqual(NOTHING)
  })
})
