import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startModelServer, type ModelServer } from '#test/stubs/model-server.ts'
import { modelTool } from './model.ts'
import { openaiModel } from './openai.ts'

let server: ModelServer
beforeAll(async () => void (server = await startModelServer()))
afterAll(() => server.stop())

let runs = 0
const tool = modelTool({
  name: 'search_suppliers',
  description: 'Counts its calls.',
  input: z.object({}),
  run: async () => ++runs,
})

/** Reads a reply; returns its text, why it ended early, and the tokens that it took. */
async function read(): Promise<{ text: string; used: number[]; why?: string | undefined }> {
  const times = { firstMs: 4_000, nextMs: 4_000, wholeMs: 5_000, restMs: 20_000 }
  const model = openaiModel({ base: server.base, apiKey: 'key-1', model: 'small' }, () => new Date(), times)
  const used: number[] = []
  const request = { instructions: 'Be brief.', turns: [{ role: 'user' as const, content: 'One and two?' }], tools: [tool] }
  let text = ''
  try {
    for await (const piece of model.reply({ ...request, signal: new AbortController().signal, onUse: (tokens) => void used.push(tokens) }))
      text += piece
  } catch (error) {
    return { text, used, why: (error as { why?: string }).why }
  }
  return { text, used }
}

const words = (content: string) =>
  `data: {"id":"1","object":"chat.completion.chunk","created":1,"model":"m","choices":[{"index":0,"delta":${content}}]}\n\n`

describe('A model’s server that is broken or hostile', () => {
  test.each([
    ['a line has no end', 'data: {"id": "'.repeat(1_000)],
    ['thoughts have no end', words('{"reasoning_content":"hm "}')],
    ['empty pieces have no end', words('{"content":""}')],
    ['comments have no end', ': keep alive\n\n'],
    ['nothing but nesting comes', `data: ${'['.repeat(40_000)}\n\n`],
  ])('what it sends is cut off where %s', async (_, endless) => {
    server.next({ endless })
    expect(await read()).toMatchObject({ why: 'unreadable', text: '' })
  })

  test('is not followed to another address, which would get the words and the key', async () => {
    const other = await startModelServer()
    server.next({ status: 307, headers: { location: `${other.base}/chat/completions` } })
    other.next({ text: 'Three.' })
    expect(await read()).toMatchObject({ why: 'unreachable', text: '' })
    expect(other.calls).toEqual([])
    await other.stop()
  })

  test('runs no more tools than a reply needs, however many it calls at once', async () => {
    runs = 0
    server.next({ calls: Array.from({ length: 300 }, () => ({ name: 'search_suppliers', input: {} })) }, { text: 'Three.' })
    expect((await read()).why).toBe('unreadable')
    expect(runs).toBeLessThanOrEqual(12)
  })

  test.each([-5_000, 0, 1e300])('tokens that cannot be are estimated or capped: %s', async (tokens) => {
    server.next({ text: 'Three.', tokens })
    expect((await read()).used).toEqual([tokens > 0 ? 1_000_000 : Math.ceil('Be brief.One and two?Three.'.length / 3)])
  })
})
