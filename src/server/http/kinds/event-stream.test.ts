import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { streamEndpoint } from '#contract/endpoint/stream-endpoint.ts'
import { ownListing } from '#server/features/suppliers/queries.ts'
import { PathId } from '#contract/endpoint/values.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allEvents, openEventStream } from '#test/app/event-stream.ts'
import { collectLog } from '#test/app/log.ts'
import { buyer, supplier as newSupplier } from '#test/people/people.ts'
import { readEvents } from '#web/api/client/read-events.ts'
import { anyone, supplier } from '#server/http/access/access.ts'
import type { StreamingHandler } from './event-stream.ts'
import { conflict } from '#server/http/problems.ts'
import type { Requester } from '#server/http/access/requester.ts'
import type { Serve } from './serve.ts'

const kind = {
  summary: 'Speaks word by word',
  events: { text: z.object({ delta: z.string() }) },
  output: z.object({ message: z.string() }),
}
const speak = streamEndpoint('POST /api/test/speak', { ...kind, body: { topic: z.string().check(z.minLength(2)) } })
const speakOften = streamEndpoint('GET /api/test/speak-often', kind)
const speakOfListing = streamEndpoint('GET /api/test/suppliers/:id/speak', { ...kind, params: { id: PathId } })
type Speaker = StreamingHandler<typeof speak, Requester, undefined>
let speaker: Speaker
async function* fewWords() {
  yield { event: 'text' as const, data: { delta: 'Oat ', secret: 1 } }
  yield { event: 'text' as const, data: { delta: 'milk' } }
  return { message: 'Oat milk', secret: 1 }
}
const gate = () => Promise.withResolvers<void>()
function addRoutes(serve: Serve) {
  serve.stream(speak, anyone, (...call) => speaker(...call), { heartbeatMs: 5 })
  serve.stream(speakOften, anyone, fewWords, { limit: { name: 'test-speak', points: 1, seconds: 3600 } })
  serve.stream(speakOfListing, supplier.ofSupplier(ownListing), fewWords)
}

let app: TestApp
let origin: string
let lastResponse: ServerResponse
const log = collectLog()
async function start() {
  app = await createTestApp({}, { addRoutes, logTo: log })
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  app.server.server.on('request', (_, response: ServerResponse) => (lastResponse = response))
}
beforeAll(start)
afterAll(() => app.stop())

const open = (by: Speaker, signal?: AbortSignal) => {
  speaker = by
  return openEventStream(origin, speak, { topic: 'milk' }, { signal })
}

describe('An event stream', () => {
  test('a client reads each event as it is made, uncompressed and cut to its schema, and the whole response last', async () => {
    const isRead = gate()
    const response = await open(async function* () {
      yield { event: 'text', data: { delta: 'Oat ' } }
      await isRead.promise
      return yield* fewWords()
    })
    expect({ status: response.status, 'content-encoding': null, ...Object.fromEntries(response.headers) }).toMatchObject({
      status: 200,
      'content-encoding': null,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-content-type-options': 'nosniff',
    })
    const events = readEvents(response.body!)
    expect((await events.next()).value).toEqual({ event: 'text', data: { delta: 'Oat ' } })
    isRead.resolve()
    expect(await Array.fromAsync(events)).toEqual([
      { event: 'text', data: { delta: 'Oat ' } },
      { event: 'text', data: { delta: 'milk' } },
      { event: 'done', data: { message: 'Oat milk' } },
    ])
  })

  test('a client that does not accept events gets the whole response as JSON', async () => {
    speaker = fewWords
    expect(await app.call(speak, { topic: 'milk' })).toEqual({ message: 'Oat milk' })
  })

  test('requests that fail the checks of access, limit or input are rejected with a problem document', async () => {
    const [ann, beans, milk] = [await buyer(app), await newSupplier(app), await newSupplier(app)]
    const accept = { accept: 'text/event-stream' }
    const url = `/api/test/suppliers/${beans.supplierId}/speak`
    const responses = [await app.server.inject({ url, headers: accept })]
    for (const requester of [ann, milk, beans]) responses.push(await requester.ask({ url, headers: accept }))
    responses.push(await beans.ask({ url: '/api/test/suppliers/999999/speak', headers: accept }))
    responses.push(await beans.ask({ method: 'POST', url: '/api/test/speak', headers: accept, payload: { topic: '' } }))
    for (let times = 0; times < 2; times++) responses.push(await beans.ask({ url: '/api/test/speak-often', headers: accept }))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 200, 404, 400, 200, 429])
    for (const { statusCode, headers } of responses)
      expect(headers['content-type']).toMatch(statusCode === 200 ? 'text/event-stream' : 'application/problem+json')
  })

  test('an error before the first event is sent as its status and problem document', async () => {
    const response = await open(async function* () {
      yield* await Promise.reject<[]>(conflict('Already spoken.'))
      return { message: '' }
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([409, 'application/problem+json; charset=utf-8'])
    expect(await response.json()).toMatchObject({ status: 409, detail: 'Already spoken.' })
  })

  test('a later error becomes the last event, without internal details', async () => {
    for (const [error, problem] of [
      [conflict('Already spoken.'), { status: 409, detail: 'Already spoken.' }],
      [new Error('password authentication failed'), { status: 500, detail: expect.stringMatching(/^Something went wrong on our side/) }],
    ] as const) {
      const response = await open(async function* () {
        yield { event: 'text', data: { delta: 'Oat ' } }
        throw error
      })
      const events = await allEvents(response)
      expect(events).toEqual([expect.anything(), { event: 'error', data: expect.objectContaining(problem) }])
      expect(JSON.stringify(events)).not.toContain('password')
    }
    expect(log.entries()).toMatchObject([{ level: 'error', err: { message: 'password authentication failed' } }])
  })

  test('a silent stream is kept alive with comments', async () => {
    const isAlive = gate()
    const response = await open(async function* () {
      yield { event: 'text', data: { delta: 'Oat ' } }
      await isAlive.promise
      return { message: 'Oat' }
    })
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      if (text.split('\n: heartbeat\n').length > 2) isAlive.resolve()
    }
    expect(text).toMatch(/^event: text\n.*\n\n(: heartbeat\n\n){2,}event: done\n/)
  })

  test('a client that disconnects aborts the handler, before the first event and after', async () => {
    for (const hasBegun of [false, true]) {
      const [isStarted, isEnded, client] = [gate(), gate(), new AbortController()]
      const opened = open(async function* (_input, _requester, _resource, signal) {
        try {
          if (hasBegun) yield { event: 'text', data: { delta: 'Oat ' } }
          isStarted.resolve()
          await once(signal, 'abort')
        } finally {
          isEnded.resolve()
        }
        return { message: '' }
      }, client.signal)
      const outcome = Promise.allSettled([opened])
      await isStarted.promise
      if (hasBegun) await outcome
      client.abort()
      await isEnded.promise
      expect((await outcome)[0].status).toBe(hasBegun ? 'fulfilled' : 'rejected')
    }
  })

  test('events are made no faster than the client reads them', async () => {
    const [delta, count] = ['x'.repeat(100_000), 200]
    let mostWaiting = 0
    const response = await open(async function* () {
      for (let made = 0; made < count; made++) {
        mostWaiting = Math.max(mostWaiting, lastResponse.writableLength)
        yield { event: 'text', data: { delta } }
      }
      return { message: '' }
    })
    expect(await allEvents(response)).toHaveLength(count + 1)
    expect(mostWaiting).toBeLessThan(3 * delta.length)
  })

  test('the API document shows the events beside the whole response', async () => {
    const { paths } = (await app.server.inject('/api/openapi.json')).json()
    const { content } = paths['/api/test/speak'].post.responses['200']
    expect(Object.keys(content)).toEqual(['application/json', 'text/event-stream'])
    const names = content['text/event-stream'].schema.anyOf.map(
      (one: { properties: { event: { enum: string[] } } }) => one.properties.event.enum[0],
    )
    expect(names).toEqual(['text', 'done', 'error'])
  })

  test('a shutdown ends open streams with a 503 event, and does not wait for handlers that ignore it', async () => {
    const neverEnding = await open(async function* () {
      yield { event: 'text', data: { delta: 'Oat ' } }
      await new Promise(() => {})
      return { message: '' }
    })
    const events = readEvents(neverEnding.body!)
    await events.next()
    const [rest] = await Promise.all([Array.fromAsync(events), app.stop()])
    expect(rest).toEqual([{ event: 'error', data: expect.objectContaining({ status: 503 }) }])
    await start()
  })
})
