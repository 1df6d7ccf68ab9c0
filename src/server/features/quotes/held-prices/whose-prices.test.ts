import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { suspendSupplier } from '#contract/owner/owner-supplier-actions.ts'
import { mergeSuppliers, undoMerge } from '#contract/owner/supplier-merges.ts'
import { announcePriceChanges, listPromisedPrices, respondToPriceChange } from '#contract/quotes/held-prices.ts'
import { createTestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { promisedPrices } from '#test/people/held-prices.ts'
import { enterprise, member } from '#test/people/members.ts'
import { owner } from '#test/people/people.ts'

let kit: Awaited<ReturnType<typeof promisedPrices>>
beforeAll(async () => void (kit = await promisedPrices((now) => createTestApp({}, { now }))))
afterAll(() => kit.app.stop())
beforeEach(() => kit.begin())

const change = async () => ({ priceId: await kit.priceIdOf(), priceCents: 1100, from: kit.inDays(60) })

describe('A promise', () => {
  test('is kept by the listing that the one which made it is merged into, and goes back with it', async () => {
    const { beans, ann } = kit.people
    const olga = await owner(kit.app)
    const { id } = await kit.app.supplier({ businessName: 'Bean and Barrow' })
    const kept = Number(id)
    await kit.accepted()
    await kit.announce([await change()])
    const merged = await olga.call(mergeSuppliers, { id: kept, otherId: beans.supplierId })
    expect(await kit.pricesOf()).toMatchObject([{ supplier: { id: kept, businessName: 'Bean and Barrow' }, status: 'changing' }])
    expect(await beans.call(listPromisedPrices, { id: kept })).toMatchObject({ total: 1, items: [{ change: { priceCents: 1100 } }] })
    const changes = [{ ...(await change()), priceCents: 1200 }]
    expect(await beans.call(announcePriceChanges, { id: kept, changes })).toMatchObject({ prices: [{ change: { priceCents: 1200 } }] })
    await ann.call(respondToPriceChange, { id: await kit.priceIdOf(), to: 'accept' })
    await olga.call(undoMerge, { id: merged.id })
    expect(await kit.pricesOf()).toMatchObject([{ supplier: { id: beans.supplierId }, change: { priceCents: 1200, answer: 'accept' } }])
  })

  test('of a suspended listing holds, and may still be changed', async () => {
    const olga = await owner(kit.app)
    await kit.accepted()
    await olga.call(suspendSupplier, { id: kit.people.beans.supplierId, reason: 'The ABN is cancelled.' })
    expect(await kit.pricesOf()).toMatchObject([{ status: 'held' }])
    expect(await kit.announce([await change()])).toMatchObject({ prices: [{ status: 'changing' }] })
    expect(await kit.emailsTo(kit.people.ann)).toHaveLength(1)
  })

  test('of a deleted listing stays with its buyer, under its name', async () => {
    const { beans } = kit.people
    await kit.accepted()
    const [before] = await kit.pricesOf()
    await beans.call(deleteAccount, { password: beans.password, removeListing: true })
    expect(await kit.pricesOf()).toEqual([{ ...before, supplier: { id: null, businessName: before?.supplier.businessName } }])
  })

  test('is read by all who work on the listing, and changed by those who may edit it', async () => {
    const manager = await enterprise(kit.app)
    kit.people.beans = manager
    await kit.accepted()
    const [viewer, editor] = [await member(kit.app, manager, 'viewer'), await member(kit.app, manager, 'editor')]
    for (const { call } of [viewer, editor]) expect(await call(listPromisedPrices, manager.path)).toMatchObject({ total: 1 })
    const changes = [await change()]
    expect(await problemOf(viewer.call(announcePriceChanges, { ...manager.path, changes }))).toMatchObject({ status: 403 })
    expect(await editor.call(announcePriceChanges, { ...manager.path, changes })).toMatchObject({ prices: [{ status: 'changing' }] })
  })
})
