import { describe, expect, test } from 'vitest'
import type { Turn } from '#contract/assistant/assistant.ts'
import { faultsOf } from '#test/data/assistant-facts.ts'
import { chatWithModel, searching, toolOutputIn, UNCHECKED, writing, type ToolOutput } from '#test/stubs/model-chat.ts'
import type { ModelStep } from '#test/stubs/model-server.ts'

const chat = chatWithModel()
const COFFEE = searching({ what: 'coffee beans', place: 'preston' })

const NO_REPLY = 'The language model has not answered, so the built-in assistant did.'
const CUT = 'I have left out the rest: it is not in the listings.'

async function streamed(message: string) {
  const { body } = await chat.app.server.inject({
    method: 'POST',
    url: '/api/ai/chat',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    payload: JSON.stringify({ message }),
  })
  const events = body
    .trim()
    .split('\n\n')
    .map((event) => event.split('\n').map((line) => line.replace(/^(?:event|data): /, '')))
  return {
    deltas: events.filter(([name]) => name === 'text').map(([, data]) => JSON.parse(data!).delta as string),
    done: JSON.parse(events.at(-1)![1]!) as { message: string; suppliers?: unknown[] },
  }
}

describe('POST /api/ai/chat with a model', () => {
  test('the model words the reply, the marketplace chooses the cards, their reasons and what is handed over', async () => {
    chat.model.next(
      COFFEE,
      writing(({ suppliers: [one, two] }) => `{{${two!.id}}} and {{${one!.id}}} deliver to Preston. How many kilos a week?`),
    )
    const reply = await chat.ask('need 12 kg of coffee beans a week in preston')
    const known = toolOutputIn(chat.model.calls[1]!).suppliers
    const [first, second] = reply.suppliers!.map(({ businessName }) => businessName)
    expect(reply.message).toBe(`${first} and ${second} deliver to Preston. How many kilos a week?`)
    expect(reply.question).toBe('How many kilos a week?')
    expect(reply.suppliers?.map(({ id }) => id)).toEqual([known[1]!.id, known[0]!.id])
    for (const { reason, delivers } of reply.suppliers!)
      expect([reason.startsWith('Delivers to Preston VIC 3072'), delivers]).toEqual([true, true])
    expect(reply.handOver).toMatchObject({ quantity: '12 kg a week', deliveryLocation: 'Preston VIC 3072' })
  })

  test('text streams sentence by sentence, and adds up to the whole message', async () => {
    chat.model.next(
      COFFEE,
      writing(({ suppliers: [one] }) => `{{${one!.id}}} fits best. It has ${one!.rating}.`),
    )
    const { deltas, done } = await streamed('coffee beans in preston')
    expect(deltas).toHaveLength(2)
    expect(deltas.join('')).toBe(done.message)
    expect(done.suppliers).toHaveLength(1)
  })

  test.each([
    ['a supplier that is not there', () => 'Acme Roasters is the best in Preston.'],
    ['a supplier of another id', () => '{{999999}} is the best in Preston.'],
    ['another rating', ({ suppliers: [one] }: ToolOutput) => `{{${one!.id}}} has 5.0 out of 5 from 4000 reviews.`],
    ['a price', ({ suppliers: [one] }: ToolOutput) => `{{${one!.id}}} sells beans for $9 a kilo.`],
    ['that it is the cheapest', ({ suppliers: [one] }: ToolOutput) => `{{${one!.id}}} is the cheapest one.`],
    ['a certificate that its listing does not name', ({ suppliers: [one] }: ToolOutput) => `{{${one!.id}}} is halal and kosher.`],
    ['a link', ({ suppliers: [one] }: ToolOutput) => `{{${one!.id}}} is at https://evil.example.`],
  ])('a first sentence that names %s is not shown: the built-in assistant replies, and says so', async (_, text) => {
    chat.model.next(COFFEE, writing(text))
    const reply = await chat.ask('coffee beans in preston')
    expect(reply.message).toMatch(new RegExp(`^For coffee beans in Preston VIC 3072, .+ fit best\\.\\n\\n${UNCHECKED}$`))
    expect(reply.suppliers).toHaveLength(2)
  })

  test('a later sentence that does not hold is left out with all that follows, and the reply says so', async () => {
    chat.model.next(
      COFFEE,
      writing(({ suppliers: [one] }) => `{{${one!.id}}} delivers to Preston. It gives you 30% off. Ask it today.`),
    )
    const { deltas, done } = await streamed('coffee beans in preston')
    expect(done.message).toMatch(new RegExp(`delivers to Preston\\. \\n\\n${CUT}$`))
    expect(deltas.join('')).toBe(done.message)
  })

  test('a supplier of an earlier turn has to be searched again before it is named', async () => {
    chat.model.next(
      COFFEE,
      writing(({ suppliers: [one] }) => `{{${one!.id}}} fits best.`),
    )
    const { message, suppliers } = await chat.ask('coffee beans in preston')
    chat.model.next({ text: `${suppliers![0]!.businessName} fits best.` })
    const history: Turn[] = [
      { role: 'user', content: 'coffee beans in preston' },
      { role: 'assistant', content: message },
    ]
    expect((await chat.ask('which one was it?', history)).message).toContain(UNCHECKED)
    expect(chat.model.calls[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  })

  test.each([
    ['what comes is no reply', { data: '<html>' }],
    ['it says nothing', { text: '' }],
  ])('where %s, the built-in assistant replies, and says so', async (_, step: ModelStep) => {
    chat.model.next(step)
    const { message, suppliers } = await chat.ask('coffee beans in preston')
    expect(message).toMatch(new RegExp(`fit best\\.\\n\\n${NO_REPLY}$`))
    expect(suppliers).toHaveLength(2)
  })

  test('what it refuses, the built-in assistant answers', async () => {
    chat.model.next({ refusal: 'I am sorry, but I cannot help with that.' })
    const { message } = await chat.ask('coffee beans in preston')
    expect(message).toMatch(/^For coffee beans .+\n\nThe language model would not answer this, so the built-in assistant did\.$/s)
  })

  test('greetings and questions about the marketplace take no model', async () => {
    chat.model.next({ text: 'Hello.' })
    expect((await chat.ask('hi')).message).toContain('What are you looking for')
    expect((await chat.ask('what does verified mean?')).message).toContain('checked the business details')
    expect(chat.model.calls).toEqual([])
  })

  test('where nobody has it the model is told so, and the need is listed for the owner', async () => {
    chat.model.next(
      searching({ what: 'helicopter hire' }),
      writing(({ nobody }) => `${nobody}`),
    )
    const { message, suppliers } = await chat.ask('helicopter hire')
    expect([message, suppliers]).toEqual(['Nobody is listed for this.', undefined])
    const needs = await chat.app.context.db.selectFrom('unmetNeeds').select('need').execute()
    expect(needs.map(({ need }) => need)).toContain('helicopter hire')
  })
})

describe('What holds of every reply', () => {
  const messages = [
    'coffee beans in preston',
    'compostable cups on offer',
    'halal meat sydney',
    'cheap milk in brisbane verified',
    'cleaner',
  ]

  test.each(messages)(
    'holds with a model too: two cards at most, rows of the marketplace, and reasons that are true (%s)',
    async (message) => {
      const known: number[] = []
      chat.model.next(
        searching({ what: message, onOffer: message.includes('offer') }),
        writing(({ suppliers }) => {
          known.push(...suppliers.map(({ id }) => id))
          return suppliers.length === 0 ? 'Nobody has that here.' : `${suppliers.map(({ id }) => `{{${id}}}`).join(', ')} fit.`
        }),
      )
      const reply = await chat.ask(message)
      expect(faultsOf(reply)).toEqual([])
      expect(reply.suppliers?.map(({ id }) => id) ?? []).toEqual(known.slice(0, 2))
      expect(reply.handOver?.supplierIds ?? []).toEqual(known.slice(0, 2))
    },
  )
})

describe('A model that is busy', () => {
  test('is left alone for a while, and the built-in assistant replies, and says so', async () => {
    chat.model.next({ status: 429, headers: { 'retry-after': '600' } })
    for (const message of ['coffee beans in preston', 'organic milk']) expect((await chat.ask(message)).message).toContain(NO_REPLY)
    expect(chat.model.calls).toHaveLength(1)
  })
})
