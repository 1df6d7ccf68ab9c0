import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getExport } from '#contract/accounts/accounts.ts'
import { listPrices, listPromisedPrices } from '#contract/quotes/held-prices.ts'
import { acceptQuote, answerQuote, undoAccept } from '#contract/quotes/quote-steps.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { createTestApp } from '#test/app/app.ts'
import { promisedPrices } from '#test/people/held-prices.ts'
import { buyer, csvOf } from '#test/people/people.ts'

let kit: Awaited<ReturnType<typeof promisedPrices>>
beforeAll(async () => void (kit = await promisedPrices((now) => createTestApp({}, { now }))))
afterAll(() => kit.app.stop())
beforeEach(() => kit.begin())

describe('A held price', () => {
  test('is each accepted line, for both sides, until the weeks are over', async () => {
    const id = await kit.accepted({ items: ['Flat bread', 'Rye'], hold: 2 })
    const own = { requestId: id, packSize: '5 kg', unit: 'bag', contents: { amount: 5, measure: 'kg' }, priceCents: 1000, gst: 'free' }
    const terms = { heldUntil: kit.inDays(14), noticeDays: 14, status: 'held', change: null, risePercent: null }
    const { items, total } = await kit.people.ann.call(listPrices, {})
    expect([total, items]).toMatchObject([
      2,
      ['Flat bread', 'Rye'].map((item) => ({ item, ...own, ...terms, supplier: { id: kit.people.beans.supplierId } })),
    ])
    const promised = await kit.people.beans.call(listPromisedPrices, { id: kit.people.beans.supplierId })
    expect(promised).toMatchObject({
      total: 2,
      items: [{ item: 'Flat bread', ...own, ...terms, businessName: 'Corner Cafe' }, { item: 'Rye' }],
    })
    expect(await kit.people.ann.call(listPrices, { limit: 1, offset: 1 })).toMatchObject({ total: 2, items: [{ item: 'Rye' }] })
    kit.passDays(14)
    expect(await kit.pricesOf()).toMatchObject([{ status: 'held' }, { status: 'held' }])
    kit.passDays(1)
    expect(await kit.pricesOf()).toMatchObject([{ status: 'ended' }, { status: 'ended' }])
  })

  test('has ended at once where the supplier has promised no weeks', async () => {
    await kit.accepted({ hold: null })
    expect(await kit.pricesOf()).toMatchObject([{ heldUntil: null, status: 'ended' }])
  })

  test('is gone with the acceptance that is undone, and its change with it', async () => {
    const id = await kit.accepted()
    await kit.announce([{ priceId: await kit.priceIdOf(), priceCents: 1100, from: kit.inDays(60) }])
    await kit.people.ann.call(undoAccept, { id })
    expect(await kit.pricesOf()).toEqual([])
    await kit.people.ann.call(acceptQuote, { id })
    expect(await kit.pricesOf()).toMatchObject([{ priceCents: 1000, change: null }])
  })

  test('of words only is known without a need', async () => {
    const { id } = await kit.people.ann.call(requestQuote, {
      supplierId: kit.people.beans.supplierId,
      businessName: 'Corner Cafe',
      contactEmail: kit.people.ann.email,
      requirements: 'Beans',
    })
    const line = { item: 'House blend', packSize: 'bag', unit: null, quantity: 4, priceCents: 14_500, gst: 'taxable' as const }
    await kit.people.beans.call(answerQuote, { id, holdWeeks: 1, lines: [line] })
    await kit.people.ann.call(acceptQuote, { id })
    await kit.announce([{ priceId: await kit.priceIdOf(), priceCents: 15_000, from: kit.inDays(10) }])
    expect(await kit.pricesOf()).toMatchObject([{ contents: null, change: { percent: 3.4, yearlyCents: null } }])
  })

  test('is in the CSV file, in dollars, and in the export of both sides', async () => {
    await kit.accepted()
    await kit.announce([{ priceId: await kit.priceIdOf(), priceCents: 1100, from: kit.inDays(60) }])
    const [head, row] = (await csvOf(kit.app, kit.people.ann, '/api/prices')).replaceAll('"', '').split('\r\n')
    expect(head).toContain('Item,Pack,Unit,Supplier,Price,GST,Accepted,Holds until')
    expect(row).toContain(`,changing,11,${kit.inDays(60)},10,104,no`)
    for (const who of [kit.people.ann, kit.people.beans])
      expect(await who.call(getExport, {})).toMatchObject({ heldPrices: [{ item: 'Flat bread' }], priceChanges: [{ priceCents: 1100 }] })
    expect(await (await buyer(kit.app)).call(getExport, {})).toMatchObject({ heldPrices: [], priceChanges: [] })
  })
})
