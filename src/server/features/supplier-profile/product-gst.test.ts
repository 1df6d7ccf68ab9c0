import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, changeProduct } from '#contract/directory/showcase.ts'
import { getAnswerSuggestions, getSuggestedPrices } from '#contract/quotes/answer-suggestions.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { answerQuote } from '#contract/quotes/quote-steps.ts'
import { listProducts } from '#contract/suppliers/suppliers.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { problemOf } from '#test/app/problem.ts'
import { supplier } from '#test/people/people.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

async function bakery() {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  const product = await user.call(addProduct, { ...path, title: 'Carrot cake', price: '$48 / 2 kg', gst: 'free' })
  const ask = async (item: string) => {
    const asked = {
      supplierId: user.supplierId,
      businessName: 'Corner Cafe',
      contactEmail: 'ann@cafe.example',
      requirements: 'Cake',
      lines: [{ item, quantity: 2 }],
    }
    return (await createBrowser(app).call(requestQuote, asked)).id
  }
  return { user, path, product, ask }
}

test('a product keeps the GST that its supplier says of it, and says nothing of it where the supplier does not', async () => {
  const { user, path, product } = await bakery()
  expect(product).toMatchObject({ gst: 'free' })
  const change = (fields: object) => user.call(changeProduct, { ...path, productId: product.id, ...fields })
  expect(await change({ price: '$50 / 2 kg' })).toMatchObject({ gst: 'free' })
  expect(await change({ gst: 'taxable' })).toMatchObject({ gst: 'taxable' })
  for (const none of [null, '']) expect(await change({ gst: none })).not.toHaveProperty('gst')
  expect((await app.call(listProducts, path))[0]).not.toHaveProperty('gst')
  for (const gst of ['10%', 'Free', 1, ['free']])
    expect(await problemOf(change({ gst }))).toMatchObject({ status: 400, errors: [{ path: 'gst' }] })
})

test('an answer begins with what the item was last sent with, else with the GST of the product, else with what is usual for it', async () => {
  const { user, path, product, ask } = await bakery()
  const id = await ask('Carrot cake')
  const first = async (request: string) => {
    const [line] = (await user.call(getSuggestedPrices, { id: request })).lines
    const [suggested] = (await user.call(getAnswerSuggestions, { id: request })).lines
    return [line?.gst, suggested?.gst, suggested?.usualFor]
  }
  expect(await first(id)).toEqual(['free', 'free', undefined])
  await user.call(changeProduct, { ...path, productId: product.id, gst: null })
  expect(await first(id)).toEqual(['taxable', 'taxable', 'cakes'])
  await user.call(changeProduct, { ...path, productId: product.id, gst: 'free' })
  await user.call(answerQuote, { id, lines: [{ item: 'Carrot cake', packSize: '2 kg', quantity: 2, priceCents: 4800, gst: 'taxable' }] })
  expect((await first(await ask('Carrot cake')))[1]).toBe('taxable')
})
