import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProduct } from '#contract/directory/showcase.ts'
import { listPriceList, savePriceList } from '#contract/price-lists/price-lists.ts'
import { getSuggestedPrices } from '#contract/quotes/answer-suggestions.ts'
import { answerQuote, acceptQuote } from '#contract/quotes/quote-steps.ts'
import { getQuote, requestQuote } from '#contract/quotes/quotes.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const ask = async (who: Browser, supplierId: number, ...items: string[]) =>
  (
    await who.call(requestQuote, {
      supplierId,
      businessName: 'Corner Cafe',
      contactEmail: 'ann@cafe.example',
      requirements: 'Prices',
      lines: items.map((item) => ({ item, quantity: item === 'Oats' ? null : 10, unit: 'kg' })),
    })
  ).id
const row = (item: string, priceCents: number | null, more = {}) => ({ item, packSize: '5 kg', priceCents, gst: 'free' as const, ...more })

async function mill() {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  const answer = async (id: string, priceCents: number) => {
    const [line] = (await user.call(getQuote, { id })).lines
    await user.call(answerQuote, {
      id,
      holdWeeks: 4,
      lines: [{ requestLineId: line?.id ?? null, item: 'Rye flour', packSize: '10 kg', priceCents, gst: 'free' as const }],
    })
  }
  const suggested = async (id: string) =>
    (await user.call(getSuggestedPrices, { id })).lines.map(({ item, packSize, priceCents, from, isAlike }) =>
      [item, packSize, priceCents, from, ...(isAlike ? ['alike'] : [])].join(', '),
    )
  return { user, path, answer, suggested, list: (...rows: ReturnType<typeof row>[]) => user.call(savePriceList, { ...path, rows }) }
}

describe('Prices that an answer starts with', () => {
  test('are the one that holds, then rows of the price list, then what was quoted and the product', async () => {
    const { user, path, answer, suggested, list } = await mill()
    await user.call(addProduct, { ...path, title: 'Rye flour', description: '', price: '$9.00 / kg' })
    await list(row('Rye flour', 3000), row('Rye flour organic', 3900), row('Rye flour', 2500, { packSize: '4 kg' }), row('Sugar', null))
    const first = await ask(ann, user.supplierId, 'Rye flour')
    await answer(first, 5500)
    await ann.call(acceptQuote, { id: first })
    const id = await ask(ann, user.supplierId, 'Rye flour', 'Sugar')
    expect(await suggested(id)).toEqual([
      'Rye flour, 10 kg, 5500, held',
      'Rye flour, 5 kg, 3000, price-list',
      'Rye flour, 4 kg, 2500, price-list',
      'Rye flour organic, 5 kg, 3900, price-list, alike',
      'Rye flour, 10 kg, 5500, buyer',
      'Rye flour, 1 kg, 900, product',
      'Sugar, , , ',
    ])
    const [held, listed] = (await user.call(getSuggestedPrices, { id })).lines
    const { items } = await user.call(listPriceList, path)
    expect(held).toMatchObject({ rowId: null, heldUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string })
    expect(listed).toMatchObject({ rowId: items[0]?.id, at: items[0]?.changedAt, heldUntil: null })
    // What holds for one buyer is none of another's.
    expect((await suggested(await ask(createBrowser(app), user.supplierId, 'Rye flour')))[0]).toBe('Rye flour, 5 kg, 3000, price-list')
  })

  test('are only alike where nobody has said how much is needed, and leave out what is not available', async () => {
    const { user, suggested, list } = await mill()
    await list(row('Oats', 3000), row('Flour', 1000, { isAvailable: false }))
    expect(await suggested(await ask(ann, user.supplierId, 'Oats', 'Flour'))).toEqual([
      'Oats, 5 kg, 3000, price-list, alike',
      'Flour, , , ',
    ])
  })
})
