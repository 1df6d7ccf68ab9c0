import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askAssistant, askSupplierAssistant } from '#contract/assistant/assistant.ts'
import { addProduct } from '#contract/directory/showcase.ts'
import { savePriceListSettings } from '#contract/price-lists/price-list-settings.ts'
import { savePriceList } from '#contract/price-lists/price-lists.ts'
import { requestQuote } from '#contract/quotes/quotes.ts'
import { updateSupplier } from '#contract/suppliers/supplier-profile.ts'
import { SUPPLIER_TOPICS } from '#server/features/assistant/supplier/read-question.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { buyer, supplier } from '#test/people/people.ts'
import { searching } from '#test/stubs/model-chat.ts'
import { startModelServer, type ModelServer, type ModelStep } from '#test/stubs/model-server.ts'

/** A word, a code and a price that nothing else on the site has. */
const ODD = { item: 'Zubbeltang rye flour', packSize: '7 kg', priceCents: 91_827, gst: 'free' as const, code: 'XQJ77' }
const TRACES = /zubbeltang|xqj77|918[.,]?27|91827/i

let app: TestApp
let model: ModelServer
let owns: Awaited<ReturnType<typeof supplier>>
let other: Awaited<ReturnType<typeof supplier>>
beforeAll(async () => {
  model = await startModelServer()
  app = await createTestApp({ AI_BASE_URL: model.base, AI_MODEL: 'small', LOG_LEVEL: 'silent' })
  ;[owns, other] = [await supplier(app), await supplier(app)]
  for (const { supplierId: id, call } of [owns, other]) {
    await call(updateSupplier, {
      id,
      category: 'Baked Goods',
      suburb: 'Preston',
      state: 'VIC',
      description: 'We mill rye flour in Preston.',
    })
    await call(addProduct, { id, title: 'Rye flour' })
  }
  await owns.call(savePriceList, { id: owns.supplierId, rows: [ODD] })
  await owns.call(savePriceListSettings, { id: owns.supplierId, instant: { isOn: true } })
  for (const { supplierId } of [owns, other])
    await createBrowser(app).call(requestQuote, {
      supplierId,
      businessName: 'Corner Cafe',
      contactEmail: 'ann@cafe.example',
      requirements: 'Rye flour',
      lines: [
        { item: 'Zubbeltang rye flour', quantity: 7, unit: 'kg' },
        { item: 'Rye flour', quantity: 7, unit: 'kg' },
      ],
    })
})
afterAll(async () => {
  await app.stop()
  await model.stop()
})
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const ASKED = [
  'rye flour in preston',
  'what does rye flour cost',
  'who has rye flour at 918 dollars for 7 kg',
  'compare the prices of rye flour',
]
const help = async (who: typeof owns, steps: ModelStep[]) => {
  await app.context.db.deleteFrom('rateLimits').execute()
  model.next(...steps)
  const reply = await who.call(askSupplierAssistant, { message: 'help me with the open request', conversationHistory: [] })
  // Everything that the model was sent: instructions, tools, messages and what tools returned.
  return { reply, sent: JSON.stringify(model.calls), calls: model.calls.length }
}
const lookingUp = (topic: string): ModelStep => ({ calls: [{ name: 'look_up', input: { topic } }] })
const reading: ModelStep = { calls: [{ name: 'read_listing', input: {} }] }

describe('What a model is sent', () => {
  test('for a buyer or a visitor has nothing of a private price list', async () => {
    for (const who of [createBrowser(app), await buyer(app)])
      for (const message of ASKED) {
        await app.context.db.deleteFrom('rateLimits').execute()
        model.next(searching({ what: 'rye flour', place: 'preston' }), { text: 'Which of them suits you?' })
        await who.call(askAssistant, { message, conversationHistory: [] })
        const sent = JSON.stringify(model.calls)
        expect([message, model.calls.length, TRACES.exec(sent)?.[0]]).toEqual([message, 2, undefined])
        expect(sent).toContain(String(owns.supplierId))
      }
  })

  test.each(SUPPLIER_TOPICS)('for another supplier that looks up "%s" has nothing of it', async (topic) => {
    const { sent, calls } = await help(other, [lookingUp(topic), reading, { text: 'That is all.' }])
    // The words of its own request are the buyer's.
    expect([calls, TRACES.exec(sent.replace(/zubbeltang/gi, ''))?.[0]]).toEqual([3, undefined])
  })

  test('for its own supplier leaves the row to the draft, which the supplier alone reads', async () => {
    const { reply, sent } = await help(owns, [lookingUp('answer'), { text: 'One request waits.' }])
    expect(JSON.stringify(reply.suggestions)).toContain('Zubbeltang rye flour: $918.27 for 7 kg')
    expect(TRACES.exec(sent.replace(/zubbeltang/gi, ''))?.[0]).toBeUndefined()
  })
})
