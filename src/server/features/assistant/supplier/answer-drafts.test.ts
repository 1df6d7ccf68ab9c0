import { afterAll, beforeAll, expect, test } from 'vitest'
import { askSupplierAssistant } from '#contract/assistant/assistant.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { savePriceList } from '#contract/price-lists/price-lists.ts'
import { addSavedAnswer } from '#contract/quotes/saved-answers.ts'
import { DRAFTS, PRICE_LIST } from '#test/people/answer-drafts.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { supplier } from '#test/people/people.ts'

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
const list = rowsOf(PRICE_LIST).map(([item = '', packSize = '', price = '']) => ({
  item,
  packSize,
  quantity: 1,
  priceCents: Math.round(Number(price) * 100),
  gst: 'taxable' as const,
}))

let app: TestApp
let seller: Awaited<ReturnType<typeof supplier>>
beforeAll(async () => {
  app = await createTestApp()
  seller = await supplier(app)
  await seller.call(addSavedAnswer, { id: seller.supplierId, name: 'Price list', lines: list, deliveryCents: 0 })
})
afterAll(() => app.stop())

test.each(rowsOf(DRAFTS))('“%s” is answered with the prices of “%s”', async (requirements = '', priced = '', said = '') => {
  const buyer = `Cafe ${requirements.length} ${requirements.slice(0, 20)}`
  const request = { supplierId: seller.supplierId, businessName: buyer, contactEmail: 'ann@cafe.example', requirements }
  await createBrowser(app).call(requestQuote, request)
  await app.context.db.deleteFrom('rateLimits').execute()
  const { suggestions = [] } = await seller.call(askSupplierAssistant, { message: `answer ${buyer}`, conversationHistory: [] })
  const note = suggestions.flatMap((each) => (each.kind === 'answer' ? each.note : []))[0] ?? ''
  const named = list.filter(({ item }) => note.includes(`- ${item}: `)).map(({ item }) => item)
  expect(named).toEqual(priced === '' ? [] : priced.split('; '))
  expect(note).toContain(said)
})

test('each line of a request has the price of the price list that the form fills in, and a blank without one', async () => {
  const mill = await supplier(app)
  const row = (item: string, packSize: string, priceCents: number) => ({ item, packSize, priceCents, gst: 'free' as const })
  const rows = [row('Rye flour', '5 kg', 1300), row('Rye flour', '12.5 kg', 2600), row('Oats organic', '5 kg', 2000)]
  await mill.call(savePriceList, { id: mill.supplierId, rows })
  const request = { supplierId: mill.supplierId, businessName: 'Line Cafe', contactEmail: 'ann@cafe.example', requirements: 'Prices' }
  const lines = ['Rye flour', 'Oats'].map((item) => ({ item, quantity: 25, unit: 'kg' }))
  await createBrowser(app).call(requestQuote, { ...request, lines })
  await app.context.db.deleteFrom('rateLimits').execute()
  const { suggestions = [] } = await mill.call(askSupplierAssistant, { message: 'answer the request', conversationHistory: [] })
  const note = suggestions.flatMap((each) => (each.kind === 'answer' ? each.note : []))[0] ?? ''
  expect(note.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- Rye flour: $26.00 for 12.5 kg, GST-free (25 kg is 2 x 12.5 kg)',
    '- Oats, 25 kg: [your price]',
  ])
})
