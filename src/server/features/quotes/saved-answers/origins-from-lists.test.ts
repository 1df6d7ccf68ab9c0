import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askSupplierAssistant } from '#contract/assistant/assistant.ts'
import { getSuggestedPrices } from '#contract/quotes/answer-suggestions.ts'
import { listPrices } from '#contract/quotes/held-prices.ts'
import { acceptQuote, answerQuote } from '#contract/quotes/quote-steps.ts'
import { getQuote } from '#contract/quotes/quotes.ts'
import { listSeafood } from '#contract/seafood/seafood.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { answeringSupplier, askAndLook, cafe, latestAnswer, row } from '#test/people/answering-lists.ts'
import type { Person } from '#test/people/people.ts'
import { emailsAbout } from '#test/people/quotes.ts'
import { originInWords } from '#shared/seafood/origin-words.ts'

let app: TestApp
let ann: Person
beforeAll(async () => {
  app = await createTestApp()
  ann = await cafe(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const ITEMS = ['Barramundi', 'Prawns', 'Lemons']
const ROWS = [row('Barramundi', 9000, { origin: 'australian' }), row('Prawns', 8000), row('Lemons', 1000, { origin: 'imported' })]
const fishmonger = (isOn: boolean) => answeringSupplier(app, ROWS, { isOn })
const asked = async (isOn: boolean) => {
  const fish = await fishmonger(isOn)
  const { id } = await askAndLook(app, ann, fish.supplierId, ITEMS)
  return { fish, id }
}
const words = async (id: string) => (await latestAnswer(ann, id))?.lines.map((line) => [line.item, originInWords(line)])

describe('The origin of a row of the price list', () => {
  test('is suggested with the row, and the answer that takes it says it in the thread', async () => {
    const { fish, id } = await asked(false)
    const { lines } = await fish.call(getSuggestedPrices, { id })
    expect(lines.map(({ item, from, origin, isSeafood }) => [item, from, origin, isSeafood])).toEqual([
      ['Barramundi', 'price-list', 'australian', true],
      ['Prawns', 'price-list', null, true],
      ['Lemons', 'price-list', 'imported', false],
    ])
    const prices = lines.map(({ requestLineId, item, packSize, priceCents, origin }) => ({
      requestLineId,
      item,
      packSize: packSize ?? '',
      priceCents: priceCents ?? 0,
      gst: 'free' as const,
      origin,
    }))
    await fish.call(answerQuote, { id, lines: prices })
    expect(await words(id)).toEqual([
      ['Barramundi', 'Australian'],
      ['Prawns', 'Origin not said'],
      ['Lemons', 'Imported'],
    ])
  })

  test('is in an answer at once, its email, the price that holds and the record of the venue', async () => {
    const { id } = await asked(true)
    expect(await words(id)).toEqual([
      ['Barramundi', 'Australian'],
      ['Prawns', 'Origin not said'],
      ['Lemons', 'Imported'],
    ])
    const [email] = await emailsAbout(app, id, 'quote-step')
    expect(JSON.stringify(email)).toContain('"origin":"australian"')
    await ann.call(acceptQuote, { id })
    const held = (await ann.call(listPrices, {})).items.filter(({ item }) => item === 'Barramundi')
    expect(held).toMatchObject([{ origin: 'australian' }])
    const record = (await ann.call(listSeafood, {})).items.filter(({ requestId }) => requestId === id)
    expect(record.map(({ item, origin }) => [item, origin]).toSorted()).toEqual([
      ['Barramundi', 'australian'],
      ['Prawns', null],
    ])
  })

  test('stands in the note that the assistant drafts', async () => {
    const { fish } = await asked(false)
    const { suggestions = [] } = await fish.call(askSupplierAssistant, { message: 'answer the request', conversationHistory: [] })
    const note = suggestions.flatMap((each) => (each.kind === 'answer' ? each.note : []))[0] ?? ''
    expect(note.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      '- Barramundi: $90.00 for 5 kg, GST-free, Australian (10 kg is 2 x 5 kg)',
      '- Prawns: $80.00 for 5 kg, GST-free (10 kg is 2 x 5 kg)',
      '- Lemons: $10.00 for 5 kg, GST-free, Imported (10 kg is 2 x 5 kg)',
    ])
  })

  test('is that of the row as it is now, not of the last answer', async () => {
    const { fish, id } = await asked(true)
    expect((await fish.call(getQuote, { id })).offer?.lines[0]).toMatchObject({ origin: 'australian' })
    await fish.list(row('Barramundi', 9000, { origin: 'imported' }))
    const again = await askAndLook(app, ann, fish.supplierId, ['Barramundi'])
    expect(await words(again.id)).toEqual([['Barramundi', 'Imported']])
  })
})
