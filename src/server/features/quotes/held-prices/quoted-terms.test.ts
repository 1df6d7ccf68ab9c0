import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getQuotedTerms, listPrices, MAX_PRICES_OF_TERMS } from '#contract/quotes/held-prices.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { createTestApp } from '#test/app/app.ts'
import { promisedPrices } from '#test/people/held-prices.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let site: Awaited<ReturnType<typeof promisedPrices>>
beforeAll(async () => void (site = await promisedPrices((now) => createTestApp({}, { now }))))
afterAll(() => site.app.stop())
beforeEach(() => site.begin())

const termsFor = (who: Person, supplierId = site.people.beans.supplierId) => who.call(getQuotedTerms, { supplierId })

async function quoted(who: Person, deliveryCents: number, freeDeliveryFromCents: number | null = null) {
  const { beans } = site.people
  const { id } = await who.call(requestQuote, {
    supplierId: beans.supplierId,
    businessName: 'Corner Cafe',
    contactEmail: who.email,
    requirements: 'Beans',
  })
  const lines = [{ item: 'Beans', packSize: '1 kg', quantity: 1, priceCents: 3000, gst: 'free' as const }]
  await beans.call(answerQuote, { id, lines, deliveryCents, freeDeliveryFromCents })
  return id
}

describe('GET /api/prices/terms', () => {
  test('what was never quoted is not known', async () => {
    expect(await termsFor(site.people.ann)).toEqual({ delivery: null, prices: [], priceCount: 0 })
    expect(await termsFor(site.people.ann, 2_000_000_000)).toEqual({ delivery: null, prices: [], priceCount: 0 })
  })

  test('the delivery is that of the last answer, and nobody else is told of it', async () => {
    const { ann } = site.people
    await quoted(ann, 1500)
    site.passDays(1)
    const last = await quoted(ann, 900, 30_000)
    expect((await termsFor(ann)).delivery).toMatchObject({ requestId: last, deliveryCents: 900, freeDeliveryFromCents: 30_000 })
    expect(await termsFor(await buyer(site.app))).toEqual({ delivery: null, prices: [], priceCount: 0 })
    expect((await termsFor(ann, (await supplier(site.app)).supplierId)).delivery).toBeNull()
  })

  test('prices are those that the list of prices has of this supplier, the first of them', async () => {
    const { ann } = site.people
    await site.accepted({ items: ['Flat bread', 'Rye', 'Rolls', 'Buns', 'Bagels', 'Wraps'] })
    const { items } = await ann.call(listPrices, { limit: 100 })
    const { prices, priceCount } = await termsFor(ann)
    expect(priceCount).toBe(6)
    expect(prices).toEqual(items.slice(0, MAX_PRICES_OF_TERMS))
  })

  test('it is for buyers, about one supplier', async () => {
    expect(await problemOf(site.people.beans.call(getQuotedTerms, { supplierId: 1 }))).toMatchObject({ status: 403 })
    for (const query of ['', 'supplierId=', 'supplierId=0', 'supplierId=x', 'supplierId=1.5', 'supplierId=2147483648'])
      expect((await site.people.ann.ask({ method: 'GET', url: `/api/prices/terms?${query}` })).statusCode).toBe(400)
  })
})
