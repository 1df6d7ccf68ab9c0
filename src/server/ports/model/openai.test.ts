import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startModelServer, type ModelServer } from '#test/stubs/model-server.ts'
import { modelTool, type ModelRequest } from './model.ts'
import { openaiModel, type ModelTimes } from './openai.ts'

let server: ModelServer
beforeAll(async () => void (server = await startModelServer()))
afterAll(() => server.stop())

const SHORT: ModelTimes = { firstMs: 1_000, nextMs: 1_000, wholeMs: 5_000, restMs: 20_000 }
let time = Date.parse('2026-11-25T00:00:00Z')
const now = () => new Date(time)
const createModel = (base = server.base) => openaiModel({ base, apiKey: 'key-1', model: 'small' }, now, SHORT)

const added: unknown[] = []
const sum = modelTool({
  name: 'search_suppliers',
  description: 'Adds two numbers.',
  input: z.object({ a: z.number(), b: z.number() }),
  run: async (input) => {
    added.push(input)
    return { sum: input.a + input.b }
  },
})

function requestWith(fields: Partial<ModelRequest> = {}): ModelRequest & { used: number[] } {
  const used: number[] = []
  return {
    instructions: 'Be brief.',
    turns: [{ role: 'user', content: 'One and two?' }],
    tools: [sum],
    signal: new AbortController().signal,
    onUse: (tokens) => void used.push(tokens),
    used,
    ...fields,
  }
}

/** Returns the pieces of a reply, and why it ended early. */
async function read(pieces: AsyncGenerator<string, void>): Promise<{ text: string; count: number; why?: unknown }> {
  let [text, count] = ['', 0]
  try {
    for await (const piece of pieces) [text, count] = [text + piece, count + 1]
  } catch (error) {
    return { text, count, why: (error as { why?: string }).why ?? error }
  }
  return { text, count }
}

describe('A model with chat completions', () => {
  test('streams its text, with its key and its name, and tells the tokens', async () => {
    server.next({ text: 'One and two are three.' })
    const request = requestWith()
    const { text, count } = await read(createModel().reply(request))
    expect(text).toBe('One and two are three.')
    expect(count).toBeGreaterThan(2)
    expect(request.used).toEqual([1_000])
    expect(server.calls).toMatchObject([
      {
        path: '/v1/chat/completions',
        authorization: 'Bearer key-1',
        model: 'small',
        stream: true,
        stream_options: { include_usage: true },
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'One and two?' },
        ],
        tools: [{ type: 'function', function: { name: 'search_suppliers', parameters: { required: ['a', 'b'] } } }],
      },
    ])
  })

  test('calls tools with what fits their input, and is told what they return', async () => {
    server.next({ calls: [{ name: 'search_suppliers', input: { a: 1, b: 2 } }] }, { text: 'Three.' })
    const request = requestWith()
    expect((await read(createModel().reply(request))).text).toBe('Three.')
    expect(added.at(-1)).toEqual({ a: 1, b: 2 })
    expect(server.calls[1]?.messages.at(-1)).toMatchObject({ role: 'tool', tool_call_id: 'call_0', content: '{"sum":3}' })
    expect(request.used).toEqual([1_000, 1_000])
  })

  test.each([
    ['JSON that cannot be read', { badCall: '{"a": 1, "b"' }],
    ['input of another kind', { calls: [{ name: 'search_suppliers', input: { a: 'one' } }] }],
    ['a tool that there is not', { calls: [{ name: 'delete_everything', input: {} }] }],
  ])('a call with %s runs nothing, and the model is told', async (_, step) => {
    added.length = 0
    server.next(step, { text: 'Sorry.' })
    expect((await read(createModel().reply(requestWith()))).text).toBe('Sorry.')
    expect(added).toEqual([])
    expect(server.calls[1]?.messages.at(-1)?.role).toBe('tool')
  })

  test('an error of a tool is thrown, and not told to the model', async () => {
    const broken = { ...sum, run: () => Promise.reject(new Error('The database is away.')) }
    server.next({ calls: [{ name: 'search_suppliers', input: { a: 1, b: 2 } }] }, { text: 'Three.' })
    const { why } = await read(createModel().reply(requestWith({ tools: [broken] })))
    expect(why).toMatchObject({ message: 'The database is away.' })
  })

  test('a loop of calls has an end: the fourth call may use no tool', async () => {
    const again = { calls: [{ name: 'search_suppliers', input: { a: 1, b: 1 } }] }
    server.next(again, again, again, { text: 'Two.' }, again)
    expect((await read(createModel().reply(requestWith()))).text).toBe('Two.')
    expect(server.calls.map(({ tool_choice: choice }) => choice)).toEqual(['auto', 'auto', 'auto', 'none'])
  })

  test.each([
    ['it is told to come back later', { status: 429, headers: { 'retry-after': '60' } }, 'busy'],
    ['the endpoint fails', { status: 500 }, 'unreachable'],
    ['the key is wrong', { status: 401 }, 'unreachable'],
    ['nothing comes', { stalls: '' }, 'slow'],
    ['an event is no JSON', { data: '{"choices": [{' }, 'unreadable'],
    ['an event is something else', { data: '{"hello": "world"}' }, 'unreadable'],
    ['an event is an error', { data: '{"error": {"message": "overloaded", "type": "overloaded_error"}}' }, 'unreadable'],
    ['it would not say it', { refusal: 'I cannot help with that.' }, 'refused'],
  ])('is unavailable when %s', async (_, step, why) => {
    server.next(step)
    expect((await read(createModel().reply(requestWith()))).why).toBe(why)
  })

  test('is unavailable in the middle of a reply when nothing more comes', async () => {
    server.next({ stalls: 'One and' })
    expect(await read(createModel().reply(requestWith()))).toMatchObject({ text: 'One and', why: 'slow' })
  })

  test('is unavailable when it takes a question and says nothing at all, long before a reply had to be whole', async () => {
    const patient = openaiModel({ base: server.base, apiKey: null, model: 'small' }, now, { ...SHORT, firstMs: 200, wholeMs: 3_600_000 })
    server.next('silence')
    expect(await read(patient.reply(requestWith()))).toEqual({ text: '', count: 0, why: 'slow' })
    // Nor after a tool.
    time += SHORT.restMs + 1
    server.next({ calls: [{ name: 'search_suppliers', input: { a: 1, b: 2 } }] }, 'silence')
    expect(await read(patient.reply(requestWith()))).toEqual({ text: '', count: 0, why: 'slow' })
  })

  test('is unavailable where nothing listens, and nothing of the words or the key is in the error', async () => {
    const model = createModel('http://127.0.0.1:1/v1')
    const error = await model
      .reply(requestWith())
      .next()
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ why: 'unreachable' })
    expect(JSON.stringify([error, String((error as Error).cause), (error as Error).message])).not.toMatch(/One and two|key-1/)
  })

  test('is left alone for as long as it said, and asked again after that', async () => {
    const model = createModel()
    server.next({ status: 429, headers: { 'retry-after': '60' } }, { text: 'Three.' })
    await read(model.reply(requestWith()))
    time += 59_000
    expect((await read(model.reply(requestWith()))).why).toBe('busy')
    expect(server.calls).toHaveLength(1)
    time += 2_000
    expect((await read(model.reply(requestWith()))).text).toBe('Three.')
    expect(server.calls).toHaveLength(2)
  })

  test('what could not be read does not keep the next reply waiting', async () => {
    const model = createModel()
    server.next({ data: 'x' }, { text: 'Three.' })
    expect((await read(model.reply(requestWith()))).why).toBe('unreadable')
    expect((await read(model.reply(requestWith()))).text).toBe('Three.')
  })

  test('ends when whoever asked has gone, and is asked again by the next', async () => {
    const model = createModel()
    const gone = new AbortController()
    server.next({ stalls: 'One' }, { text: 'Three.' })
    const pieces = model.reply(requestWith({ signal: gone.signal }))
    expect((await pieces.next()).value).toBe('One')
    gone.abort()
    await expect(pieces.next()).rejects.toBeDefined()
    expect((await read(model.reply(requestWith()))).text).toBe('Three.')
  })
})
