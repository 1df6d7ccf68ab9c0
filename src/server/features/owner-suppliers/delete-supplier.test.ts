import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveSupplier } from '#contract/directory/saved.ts'
import { deleteOwnerSupplier, findAlike, previewSupplierDeletion } from '#contract/owner/supplier-deletion.ts'
import { mergeSuppliers } from '#contract/owner/supplier-merges.ts'
import { claimSupplier } from '#contract/suppliers/claims.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { addReview } from '#contract/reviews/reviews.ts'
import { contactSupplier, getSupplier } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { auditOf } from '#test/people/owner/audit.ts'
import { buyer, owner, supplier, type Person } from '#test/people/people.ts'
import { sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())

describe('DELETE /api/admin/suppliers/{id}', () => {
  test('the preview counts what goes and what stays, and that is what the deletion does', async () => {
    const businessName = 'Wattle Bakery'
    const [{ id }, ann] = [await app.supplier({ businessName }), await buyer(app)]
    await ann.call(addReview, { id, rating: 4, text: 'Fresh' })
    await ann.call(saveSupplier, { supplierId: id })
    await ann.call(contactSupplier, { id, message: 'Call me' })
    const request = await sendQuoteRequest(app, id, ann)
    const counts = { products: 0, pictures: 0, venues: 0, reviews: 1, saved: 1, contacts: 1, requests: 1, openRequests: 1, merged: 0 }
    expect(await olga.call(previewSupplierDeletion, { id })).toEqual({ businessName, ...counts })
    expect((await app.call(getSupplier, { id })).businessName).toBe(businessName)
    await olga.call(deleteOwnerSupplier, { id })
    expect((await problemOf(app.call(getSupplier, { id }))).status).toBe(404)
    expect(await ann.call(getQuote, { id: request.id })).toMatchObject({ status: 'passed', supplier: { businessName } })
    expect(await auditOf(app, id)).toMatchObject([
      { action: 'supplier.delete', username: olga.username, details: { businessName, ...counts } },
    ])
    expect((await problemOf(olga.call(deleteOwnerSupplier, { id }))).status).toBe(404)
  })

  test('a listing that an account manages, and one that is part of another or claimed, are refused with a sentence and stay', async () => {
    const [beans, { id: kept }, { id: merged }] = [await supplier(app), await app.supplier(), await app.supplier()]
    await olga.call(mergeSuppliers, { id: kept, otherId: merged })
    const { id: claimed } = await app.supplier()
    await (await buyer(app)).call(claimSupplier, { id: claimed, way: 'owner' })
    for (const [id, words] of [
      [beans.supplierId, 'An account manages this listing'],
      [merged, 'is part of'],
      [claimed, 'Somebody has claimed this listing'],
    ] as const) {
      const refused = { status: 409, detail: expect.stringContaining(words) }
      expect(await problemOf(olga.call(previewSupplierDeletion, { id }))).toMatchObject(refused)
      expect(await problemOf(olga.call(deleteOwnerSupplier, { id }))).toMatchObject(refused)
    }
    expect(await app.call(getSupplier, { id: beans.supplierId })).toMatchObject({ id: beans.supplierId })
    expect(await olga.call(previewSupplierDeletion, { id: kept })).toMatchObject({ merged: 1 })
  })
})

describe('POST /api/admin/suppliers/alike', () => {
  test('listings of the same number or a like name are found, those with an account and suspended ones too, merged ones not', async () => {
    const beans = await supplier(app)
    const name = `Quokka Cordial ${beans.username.slice(-6)}`
    const [{ id }, { id: gone }] = [
      await app.supplier({ businessName: name, phone: '03 9411 7766' }),
      await app.supplier({ businessName: name }),
    ]
    await olga.call(mergeSuppliers, { id, otherId: gone })
    const ids = async (given: object) => (await olga.call(findAlike, given)).map((found) => found.id)
    expect(await ids({ businessName: `The ${name} Pty Ltd` })).toEqual([id])
    expect(await ids({ phone: '(03) 9411 7766' })).toContain(id)
    expect(await ids({ businessName: (await app.call(getSupplier, { id: beans.supplierId })).businessName })).toContain(beans.supplierId)
    expect(await ids({ businessName: 'Nothing is called like this one' })).toEqual([])
  })
})
