import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSuggestedPrices } from '#contract/quotes/answer-suggestions.ts'
import { getQuote, requestQuote } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { addProduct } from '#contract/directory/showcase.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  ann = await buyer(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const fields = { businessName: 'Corner Cafe', contactEmail: 'bo@cafe.example', requirements: 'Prices' }
const ask = async (who: Browser, supplierId: number, ...items: string[]) =>
  (await who.call(requestQuote, { supplierId, ...fields, lines: items.map((item) => ({ item, quantity: 10, unit: 'kg' })) })).id
async function shop(...products: [title: string, price: string | null][]) {
  const user = await supplier(app)
  for (const [title, price] of products) await user.call(addProduct, { id: user.supplierId, title, description: '', price })
  const suggested = async (id: string) =>
    (await user.call(getSuggestedPrices, { id })).lines.map(({ item, packSize, priceCents, from }) => [item, packSize, priceCents, from])
  const quote = async (id: string, ...lines: [at: number, item: string, priceCents: number, isSubstitute?: boolean][]) => {
    const asked = (await user.call(getQuote, { id })).lines
    const given = lines.map(([at, item, priceCents, isSubstitute = false]) => ({
      requestLineId: asked[at]!.id,
      item,
      packSize: '5 kg',
      priceCents,
      gst: 'free' as const,
      isSubstitute,
    }))
    return user.call(answerQuote, { id, lines: given })
  }
  return { user, suggested, quote }
}

describe('GET /api/quotes/:id/answer-suggestions', () => {
  test('each line has one, in their order: the last price for this buyer, for anyone, the product, or nothing', async () => {
    const { user, suggested, quote } = await shop(['Rye flour', '$12.50 / kg'], ['Yeast', 'ask us'])
    await user.call(updateSupplier, { id: user.supplierId, minimumOrderCents: 9000 })
    await quote(await ask(createBrowser(app), user.supplierId, 'Salt', 'Sugar'), [0, 'Sea salt', 700], [1, 'Sugar', 900])
    await quote(await ask(ann, user.supplierId, 'Salt', 'Oil'), [0, 'Sea salt', 650], [1, 'Olive oil', 4000, true])
    const id = await ask(ann, user.supplierId, 'Rye Flour', 'salts', 'Sugar', 'Oil', 'Yeast', 'Saffron')
    expect(await suggested(id)).toEqual([
      ['Rye flour', '1 kg', 1250, 'product'],
      ['Sea salt', '5 kg', 650, 'buyer'],
      ['Sugar', '5 kg', 900, 'anyone'],
      ['Oil', null, null, null],
      ['Yeast', null, null, 'product'],
      ['Saffron', null, null, null],
    ])
    const { lines, minimumCents } = await user.call(getSuggestedPrices, { id })
    expect(lines.map(({ requestLineId }) => requestLineId)).toEqual((await user.call(getQuote, { id })).lines.map((line) => line.id))
    expect([minimumCents, lines[0]?.at, lines[1]?.at]).toEqual([9000, null, expect.stringMatching(/^\d{4}-.*Z$/)])
  })

  test('a last price and a product of one name are both suggested, the price first and the newest of them', async () => {
    const { user, suggested, quote } = await shop(['Flour', '$9.00 / kg'])
    for (const cents of [4100, 4200]) await quote(await ask(ann, user.supplierId, 'Flour'), [0, 'Flour', cents])
    expect(await suggested(await ask(ann, user.supplierId, 'Flour'))).toEqual([
      ['Flour', '5 kg', 4200, 'buyer'],
      ['Flour', '1 kg', 900, 'product'],
    ])
  })

  test('only the supplier that was asked reads them, nothing is of another supplier, and a request without lines has none', async () => {
    const [one, other] = [await shop(), await shop()]
    await other.quote(await ask(ann, other.user.supplierId, 'Flour'), [0, 'Flour', 4100])
    const id = await ask(ann, one.user.supplierId, 'Flour')
    expect(await one.suggested(id)).toEqual([['Flour', null, null, null]])
    expect(await one.suggested(await ask(ann, one.user.supplierId))).toEqual([])
    for (const who of [other.user, ann]) expect(await problemOf(who.call(getSuggestedPrices, { id }))).toMatchObject({ status: 403 })
  })
})
