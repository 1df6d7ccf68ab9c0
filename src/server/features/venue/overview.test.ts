import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptBulk } from '#contract/quotes/bulk-acceptance.ts'
import { listPrices } from '#contract/quotes/held-prices.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { getVenueOverview } from '#contract/venue/venue.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { contents, line, need, offer, price } from '#test/data/compared-offers.ts'
import { answeredBulk } from '#test/people/answered-bulk.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { prices, sendQuoteRequest } from '#test/people/quotes.ts'

const DAY_MS = 86_400_000
let clock = new Date()
let app: TestApp
beforeAll(async () => void (app = await createTestApp({}, { now: () => clock })))
afterAll(() => app.stop())
const pass = (days: number) => void (clock = new Date(clock.getTime() + days * DAY_MS))

const kg = (amount: number) => contents(amount, 'kg')
const paid = (cents: number, amount: number) => ({ paid: { cents, ...kg(amount) } })

/** Flour 25 kg a week for $50 a sack of 25 kg, sugar 10 kg a month for $2 a kg, salt 5 kg a week without a price paid, yeast once. */
const LINES = [
  { ...line('flour', 25, need(25, 'kg')), ...paid(5000, 25), every: 'week' as const },
  { ...line('sugar', 10, need(10, 'kg')), ...paid(200, 1), every: 'month' as const },
  line('salt', 5, need(5, 'kg')),
  { ...line('yeast', 2, need(2, 'kg')), ...paid(1000, 1), every: 'once' as const },
]
const QUOTES = [
  // Flour at $1.80 a kg instead of $2.00, yeast at $11.00 instead of $10.00.
  {
    ...offer('a', [price('flour', 2250, kg(12.5)), price('yeast', 1100, kg(1)), price('salt', 100, kg(1))], { deliveryCents: 1000 }),
    holdWeeks: 2,
  },
  // Sugar at $1.50 a kg instead of $2.00.
  { ...offer('b', [price('sugar', 750, kg(5))]), holdWeeks: 8 },
]

test('what a venue spent and saved is what it has accepted, and opens what it is the sum of', async () => {
  const [ann, ben] = [await buyer(app), await buyer(app)]
  const suppliers = [await supplier(app), await supplier(app)]
  const bulk = await answeredBulk(ann, suppliers, { lines: LINES, offers: QUOTES })
  const [a, b] = ['a', 'b'].map((id) => bulk.requestIds.get(id) ?? '')
  const empty = { orders: [], spend: [], savings: { cents: 0, from: [] } }
  expect(await ann.call(getVenueOverview, {})).toMatchObject(empty)
  await ann.call(acceptBulk, { id: bulk.bulkId, orders: [{ requestId: a ?? '' }, { requestId: b ?? '' }] })

  const { spend, savings, orders, needsYou } = await ann.call(getVenueOverview, {})
  expect(needsYou).toEqual([])
  // a: flour 2 x 22.50, yeast 2 x 11.00, salt 5 x 1.00, delivery 10.00; b: sugar 2 x 7.50.
  expect(orders.map(({ requestId, exGstCents }) => [requestId, exGstCents]).toSorted()).toEqual(
    [
      [a, 8200],
      [b, 1500],
    ].toSorted(),
  )
  expect(spend.reduce((sum, { cents }) => sum + cents, 0)).toBe(9700)
  expect(spend.flatMap(({ from }) => from).toSorted()).toEqual([a, b].toSorted())
  // Flour (200 - 180) x 25 x 1; sugar (200 - 150) x 10 x 12/52 x 1 = 115.38; yeast (1000 - 1100) x 2, once. Nothing was paid for salt.
  const named = (rows: typeof savings) => Object.fromEntries(rows.from.map(({ item, weeks, cents }) => [item, [weeks, cents]]))
  const item = (id: string) => LINES.find((one) => one.id === id)?.item ?? ''
  expect(named(savings)).toEqual({ [item('flour')]: [1, 500], [item('sugar')]: [1, 115], [item('yeast')]: [1, -200] })
  expect(savings.cents).toBe(415)
  const held = (await ann.call(listPrices, {})).items
  expect(Object.fromEntries(savings.from.map(({ item, priceId }) => [priceId, item]))).toEqual(
    Object.fromEntries(held.filter(({ item: one }) => one !== item('salt')).map(({ id, item: one }) => [id, one])),
  )

  pass(21)
  // In the fourth week flour has held for two, sugar for four, and yeast is counted once.
  const later = (await ann.call(getVenueOverview, {})).savings
  expect(named(later)).toEqual({ [item('flour')]: [2, 1000], [item('sugar')]: [4, 462], [item('yeast')]: [1, -200] })
  expect(later.cents).toBe(1262)
  expect(await ben.call(getVenueOverview, {})).toMatchObject(empty)
})

test('an order is spent for twelve months, by the category of its supplier', async () => {
  const [ann, beans] = [await buyer(app), await supplier(app)]
  const { id } = await sendQuoteRequest(app, beans.supplierId, ann)
  await beans.call(answerQuote, { id, ...prices() })
  await ann.call(acceptQuote, { id })
  // 4 bags at 145.00 and delivery at 15.00.
  expect((await ann.call(getVenueOverview, {})).spend).toMatchObject([{ cents: 59_500, from: [id] }])
  const since = async (days: number) => {
    const statusAt = new Date(clock.getTime() - days * DAY_MS)
    await app.context.db.updateTable('quoteRequests').set({ statusAt }).where('id', '=', id).execute()
    return ann.call(getVenueOverview, {})
  }
  expect((await since(364)).spend).toHaveLength(1)
  expect(await since(367)).toMatchObject({ spend: [], orders: [] })
})
