import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSuggestedPrices } from '#contract/quotes/answer-suggestions.ts'
import { listPrices, listPromisedPrices } from '#contract/quotes/held-prices.ts'
import { orderFile } from '#contract/quotes/order-files.ts'
import type { Origin } from '#contract/quotes/origins.ts'
import { getQuote, requestQuote } from '#contract/quotes/quotes.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { buyer, supplier, type Person } from '#test/people/people.ts'
import { emailsAbout } from '#test/people/quotes.ts'

let app: TestApp
let ann: Person
let fish: Person & { supplierId: number }
beforeAll(async () => {
  app = await createTestApp()
  ;[ann, fish] = [await buyer(app), await supplier(app)]
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

async function ask(...items: string[]) {
  const { id } = await ann.call(requestQuote, {
    supplierId: fish.supplierId,
    businessName: 'Corner Cafe',
    contactEmail: 'ann@cafe.example',
    requirements: 'Prices',
    lines: items.map((item) => ({ item, quantity: 5, unit: 'kg' })),
  })
  return { id, lines: (await fish.call(getQuote, { id })).lines }
}
type Given = { item?: string; origin?: Origin | null; isSubstitute?: boolean }
async function answer(items: string[], given: Given[]) {
  const { id, lines } = await ask(...items)
  const prices = lines.map((line, n) => ({
    item: line.item,
    packSize: '1 kg',
    priceCents: 3000,
    gst: 'free' as const,
    requestLineId: line.id,
    ...given[n],
  }))
  await fish.call(answerQuote, { id, lines: prices })
  return id
}
const origins = async (id: string) => (await ann.call(getQuote, { id })).offer?.lines.map(({ origin, isSeafood }) => [origin, isSeafood])

describe('The origin of seafood in an answer', () => {
  test('both sides read what was found and where it is from, on other goods as it was given', async () => {
    const id = await answer(['Barramundi', 'Prawns', 'Lemons', 'Milk'], [{ origin: 'australian' }, {}, { origin: 'imported' }, {}])
    expect(await origins(id)).toEqual([
      ['australian', true],
      [null, true],
      ['imported', false],
      [null, false],
    ])
    for (const who of [ann, fish])
      expect((await who.call(getQuote, { id })).lines.map(({ isSeafood }) => isSeafood)).toEqual([true, true, false, false])
  })

  test('of a substitute the item that is offered is judged', async () => {
    const given = [
      { item: 'Vegan prawns', isSubstitute: true },
      { item: 'Barramundi', isSubstitute: true },
    ]
    expect(await origins(await answer(['Prawns', 'Chicken breast'], given))).toEqual([
      [null, false],
      [null, true],
    ])
  })

  test.each(['Australian', 'local', 7, {}, ['australian']])('%j is no origin', async (origin) => {
    const { id, lines } = await ask('Barramundi')
    const line = { item: 'Barramundi', packSize: '1 kg', priceCents: 3000, gst: 'free', requestLineId: lines[0]?.id, origin }
    const { status, errors } = await problemOf(fish.call(answerQuote, { id, lines: [line] } as never))
    expect([status, errors?.map(({ path }) => path)]).toEqual([400, ['lines.0.origin']])
  })

  test('it is suggested the next time, with whether a line is seafood', async () => {
    await answer(['Snapper'], [{ origin: 'mixed' }])
    const { id } = await ask('Snapper', 'Napkins')
    const { lines } = await fish.call(getSuggestedPrices, { id })
    expect(lines.map(({ origin, isSeafood }) => [origin, isSeafood])).toEqual([
      ['mixed', true],
      [null, false],
    ])
  })

  test('the email and the files of the order say it, and that it is not said', async () => {
    const id = await answer(['Barramundi', 'Prawns', 'Milk'], [{ origin: 'imported' }, {}, {}])
    await ann.call(acceptQuote, { id })
    const csv = (await ann.ask({ url: orderFile(id, 'csv') })).body
    expect(csv).toMatch(/"Item","Origin"/)
    expect(csv).toMatch(/Barramundi.*Imported/)
    expect(csv).toMatch(/Prawns.*Origin not said/)
    const xml = (await ann.ask({ url: orderFile(id, 'xml') })).body
    expect(xml.match(/<cbc:Note>[^<]*/g)).toEqual(['<cbc:Note>Imported', '<cbc:Note>Origin not said'])
    const emails = JSON.stringify(await emailsAbout(app, id, 'quote-accepted'))
    for (const origin of ['"origin":"imported"', '"isSeafood":true']) expect(emails).toContain(origin)
  })

  test('the price that holds keeps it, for both sides and in the file', async () => {
    const id = await answer(['Barramundi', 'Prawns', 'Milk'], [{ origin: 'mixed' }, {}, {}])
    await ann.call(acceptQuote, { id })
    const bought = (await ann.call(listPrices, {})).items.filter(({ requestId }) => requestId === id)
    const sold = (await fish.call(listPromisedPrices, { id: fish.supplierId })).items.filter(({ requestId }) => requestId === id)
    for (const prices of [bought, sold])
      expect(prices.map(({ item, origin, isSeafood }) => [item, origin, isSeafood])).toEqual([
        ['Barramundi', 'mixed', true],
        ['Prawns', null, true],
        ['Milk', null, false],
      ])
    const { body } = await ann.ask({ url: '/api/prices', headers: { accept: 'text/csv' } })
    expect(body).toMatch(/Barramundi.*Mixed origin/)
    expect(body).toMatch(/Prawns.*Origin not said/)
  })

  test('an order without seafood has no column for it', async () => {
    const id = await answer(['Milk'], [{}])
    await ann.call(acceptQuote, { id })
    expect((await ann.ask({ url: orderFile(id, 'csv') })).body).not.toContain('Origin')
  })
})
