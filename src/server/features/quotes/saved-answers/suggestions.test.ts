import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAnswerSuggestions, MAX_SUGGESTED } from '#contract/quotes/answer-suggestions.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { addProduct } from '#contract/directory/showcase.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser, type Browser } from '#test/app/browser.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { problemOf } from '#test/app/problem.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

async function newSupplier(...products: [title: string, price: string | null][]) {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  for (const [title, price] of products) await user.call(addProduct, { ...path, title, description: '', price })
  return {
    ...user,
    path,
    quote: (id: string, ...lines: ReturnType<typeof line>[]) => user.call(answerQuote, { id, lines }),
    suggestions: (id: string) => user.call(getAnswerSuggestions, { id }),
    items: async (id: string) => (await user.call(getAnswerSuggestions, { id })).lines.map(({ item }) => item),
  }
}
const line = (item: string, priceCents: number) => ({
  item,
  packSize: '1 kg',
  unit: 'bag',
  quantity: 4,
  priceCents,
  gst: 'free' as const,
})
const ask = async (who: Browser, supplierId: number, contactEmail = 'ann@cafe.example') =>
  (await who.call(requestQuote, { supplierId, businessName: 'Corner Cafe', contactEmail, requirements: 'Beans' })).id

describe('GET /api/quotes/:id/suggestions', () => {
  test('a first answer can start with the products, whose price is taken only where its text leaves no doubt, and the minimum order', async () => {
    const beans = await newSupplier(['Shed Blend', '$31.50 / kg'], ['Decaf', 'From $36 / kg'], ['Training', null])
    await beans.call(updateSupplier, { ...beans.path, minimumOrderCents: 12_000 })
    const known = { unit: null, gst: 'free', usualFor: 'suppliers of coffee', quoted: null }
    expect(await beans.suggestions(await ask(createBrowser(app), beans.supplierId))).toEqual({
      lines: [
        { ...known, item: 'Shed Blend', packSize: '1 kg', priceCents: 3150, priceText: '$31.50 / kg' },
        { ...known, usualFor: 'coffee beans', item: 'Decaf', packSize: null, priceCents: null, priceText: 'From $36 / kg' },
        { ...known, item: 'Training', packSize: null, priceCents: null, priceText: null },
      ],
      minimumCents: 12_000,
    })
  })

  test('the price that was quoted last for a product is suggested instead of its own, with the time and not with the quantity', async () => {
    const beans = await newSupplier(['Shed Blend', '$31.50 / kg'])
    const first = await ask(createBrowser(app), beans.supplierId, 'bo@cafe.example')
    await beans.quote(first, line('shed blend ', 2900), line('Something else', 100))
    const { offer: quote } = await beans.quote(first, line('shed blend ', 2800), line('Something else', 100))
    const { lines } = await beans.suggestions(await ask(createBrowser(app), beans.supplierId))
    expect(lines).toEqual([
      {
        item: 'shed blend',
        packSize: '1 kg',
        unit: 'bag',
        priceCents: 2800,
        gst: 'free',
        priceText: '$31.50 / kg',
        quoted: { at: quote!.createdAt, toThisBuyer: false },
      },
    ])
  })

  test("this buyer's own last lines come first, also those of no product, and each item once", async () => {
    const beans = await newSupplier(['Decaf', null], ['Shed Blend', null])
    const ann = await buyer(app)
    await beans.quote(await ask(ann, beans.supplierId), line('Shed Blend', 2700), line('Cups', 900))
    await beans.quote(await ask(createBrowser(app), beans.supplierId, 'bo@cafe.example'), line('Shed Blend', 3100))
    const { lines } = await beans.suggestions(await ask(ann, beans.supplierId))
    expect(lines.map(({ item, priceCents, quoted }) => [item, priceCents, quoted?.toThisBuyer])).toEqual([
      ['Shed Blend', 2700, true],
      ['Cups', 900, true],
      ['Decaf', null, undefined],
    ])
  })

  test('a visitor is the same buyer by email, and somebody who types the email of an account is not that account', async () => {
    const beans = await newSupplier()
    const ann = await buyer(app)
    const visitor = createBrowser(app)
    await beans.quote(await ask(visitor, beans.supplierId, 'cook@cafe.example'), line('Beans', 1000))
    await beans.quote(await ask(ann, beans.supplierId, ann.email), line('Cups', 900))
    expect(await beans.items(await ask(createBrowser(app), beans.supplierId, 'Cook@cafe.example'))).toEqual(['Beans'])
    expect(await beans.items(await ask(createBrowser(app), beans.supplierId, ann.email))).toEqual([])
  })

  test(`at most ${MAX_SUGGESTED} lines are suggested, none of another supplier's, and only to the supplier that was asked`, async () => {
    const ann = await buyer(app)
    const names = Array.from({ length: MAX_SUGGESTED + 2 }, (_, at) => `Blend ${at}`)
    const beans = await newSupplier(...names.map((name): [string, null] => [name, null]))
    const milk = await newSupplier()
    await milk.quote(await ask(ann, milk.supplierId), line('Milk', 200))
    const id = await ask(ann, beans.supplierId)
    expect(await beans.items(id)).toEqual(names.slice(0, MAX_SUGGESTED))
    expect(await problemOf(milk.suggestions(id))).toMatchObject({ status: 403 })
    expect(await problemOf(ann.call(getAnswerSuggestions, { id }))).toMatchObject({ status: 403 })
  })
})
