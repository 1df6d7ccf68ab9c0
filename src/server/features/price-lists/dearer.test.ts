import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listPrices } from '#contract/quotes/held-prices.ts'
import { readPriceList } from '#contract/price-lists/price-lists.ts'
import { createTestApp } from '#test/app/app.ts'
import { promisedPrices } from '#test/people/held-prices.ts'

let kit: Awaited<ReturnType<typeof promisedPrices>>
beforeAll(async () => void (kit = await promisedPrices((now) => createTestApp({}, { now }))))
afterAll(() => kit.app.stop())
beforeEach(() => kit.begin())

const row = (item: string, priceCents: number) => ({ item, packSize: '5 kg', priceCents, gst: 'free' as const })
/** Puts a price list in place, and returns what it says is dearer than what was promised. */
const dearerOf = async (...rows: object[]) => {
  const { beans } = kit.people
  const saved = await beans.ask({ method: 'PUT', url: `/api/suppliers/${beans.supplierId}/price-list`, payload: { rows } })
  expect(saved.statusCode).toBe(200)
  return saved.json().dearer as { priceId: string; item: string; fromCents: number; priceCents: number; businessName: string }[]
}

describe('Rows of a price list that are dearer than what was promised', () => {
  test('those of the same item and pack whose price still holds, and no others', async () => {
    await kit.accepted({ items: ['Flat bread', 'Rye', 'Bagels'], hold: 2 })
    const { items } = await kit.people.ann.call(listPrices, {})
    const flat = items.find(({ item }) => item === 'Flat bread')
    const dearer = await dearerOf(row('FLAT bread', 1100), row('Rye', 1000), row('Bagels', 900), row('Scones', 5000))
    expect(dearer).toEqual([{ priceId: flat?.id, item: 'FLAT bread', fromCents: 1000, priceCents: 1100, businessName: 'Corner Cafe' }])
    const text = 'Item\tPack size\tPrice\nFlat bread\t5 kg\t12.00'
    const { beans } = kit.people
    expect(await beans.call(readPriceList, { id: String(beans.supplierId), text })).toMatchObject({
      dearer: [{ priceId: flat?.id, priceCents: 1200 }],
    })
  })

  test('nothing of a price that has ended; of one that is about to change what still holds', async () => {
    await kit.accepted({ items: ['Flat bread'], hold: 1 })
    await kit.accepted({ items: ['Rye'], hold: 8 })
    const rye = (await kit.pricesOf()).find(({ item }) => item === 'Rye')
    await kit.announce([{ priceId: rye?.id ?? '', priceCents: 1300, from: kit.inDays(30) }])
    kit.passDays(8)
    const dearer = await dearerOf(row('Flat bread', 2000), row('Rye', 1200))
    expect(dearer.map(({ item, fromCents }) => [item, fromCents])).toEqual([['Rye', 1000]])
  })
})
