import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveSupplier } from '#contract/directory/saved.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import {
  addApprovedSupplier,
  changeApprovedSupplier,
  listApprovedSuppliers,
  listRegisterSuggestions,
  removeApprovedSupplier,
} from '#contract/venue/approved-suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'

let app: TestApp
let ann: Person
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())
beforeEach(async () => {
  await app.context.db.deleteFrom('rateLimits').execute()
  ann = await buyer(app)
})

const register = async () => (await ann.call(listApprovedSuppliers, {})).items

describe('A supplier of the marketplace', () => {
  test('keeps name and ABN as they were, whatever the listing or the buyer says later', async () => {
    const beans = await supplier(app)
    await beans.call(updateSupplier, { id: beans.supplierId, abn: '51 824 753 556' })
    const row = await ann.call(addApprovedSupplier, { supplierId: beans.supplierId, businessName: 'Mine', approvedBy: 'Ann' })
    expect(row).toMatchObject({ supplierId: beans.supplierId, isTyped: false, abn: '51824753556', supplies: 'Coffee', approvedBy: 'Ann' })
    expect(row.businessName).not.toBe('Mine')
    await beans.call(updateSupplier, { id: beans.supplierId, businessName: `Renamed ${Date.now()}` })
    expect(await ann.call(changeApprovedSupplier, { id: row.id, businessName: 'Mine', abn: null, supplies: 'Beans' })).toMatchObject({
      businessName: row.businessName,
      abn: '51824753556',
      supplies: 'Beans',
    })
  })

  test('is there once, and none that is not listed', async () => {
    const { supplierId } = await supplier(app)
    await ann.call(addApprovedSupplier, { supplierId })
    expect(await problemOf(ann.call(addApprovedSupplier, { supplierId }))).toMatchObject({ status: 409 })
    const { id } = await app.supplier()
    await app.context.db.updateTable('suppliers').set({ suspendedAt: new Date(), suspensionReason: 'other' }).where('id', '=', id).execute()
    expect(await problemOf(ann.call(addApprovedSupplier, { supplierId: id }))).toMatchObject({ status: 404 })
    expect(await problemOf(ann.call(addApprovedSupplier, { supplierId: 2_000_000_000 }))).toMatchObject({ status: 404 })
  })

  test('outlives its listing', async () => {
    const { id } = await app.supplier()
    const row = await ann.call(addApprovedSupplier, { supplierId: id })
    await app.context.db.deleteFrom('suppliers').where('id', '=', id).execute()
    expect(await register()).toEqual([{ ...row, supplierId: null }])
  })

  test('is suggested where prices were accepted or it is saved, until it is in the register', async () => {
    const [beans, milk, other] = [await supplier(app), await app.supplier(), await app.supplier()]
    const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
    await ann.call(saveSupplier, { supplierId: milk.id })
    const suggested = async () => (await ann.call(listRegisterSuggestions, {})).map((each) => [each.supplierId, each.isBoughtFrom])
    expect(await suggested()).toEqual([[milk.id, false]])
    await beans.call(answerQuote, { id, ...prices() })
    await ann.call(acceptQuote, { id })
    await ann.call(saveSupplier, { supplierId: beans.supplierId })
    expect(await suggested()).toEqual([
      [beans.supplierId, true],
      [milk.id, false],
    ])
    const row = await ann.call(addApprovedSupplier, { supplierId: beans.supplierId })
    await ann.call(addApprovedSupplier, { supplierId: other.id })
    expect(await suggested()).toEqual([[milk.id, false]])
    await ann.call(removeApprovedSupplier, { id: row.id })
    expect((await suggested())[0]).toEqual([beans.supplierId, true])
    expect(await (await buyer(app)).call(listRegisterSuggestions, {})).toEqual([])
  })
})
