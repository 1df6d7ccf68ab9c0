import { describe, expect, test } from 'vitest'
import { stubServer } from '#test/stubs/stub-server.ts'
import { CallError, serverMessage } from '#web/api/call-error.ts'
import { fetchCsv } from './fetch-csv.ts'
import type { ServerEvent } from '#web/api/client/read-events.ts'
import { stream } from './stream.ts'

const stub = stubServer()

/** The contract has no such endpoint yet. */
const streamAny = stream as unknown as (address: string, input: object, onEvent: (event: ServerEvent) => void) => Promise<unknown>
async function speak() {
  const events: ServerEvent[] = []
  const response = await streamAny('POST /api/test/speak', { topic: 'milk' }, (event) => events.push(event)).catch(
    (error: unknown) => error,
  )
  return { events, response }
}
const EVENTS = { 'content-type': 'text/event-stream; charset=utf-8' }
const oat = { event: 'text', data: { delta: 'Öat ' } }

describe('stream', () => {
  test('events are passed on in order, however the bytes are split, and the last one is the response', async () => {
    const bytes = Buffer.from(
      'event: text\ndata: {"delta":"Öat "}\n\n: heartbeat\n\nevent: text\ndata: {"delta":"milk"}\n\nevent: done\ndata: {"message":"Öat milk"}\n\n',
    )
    stub.respond = (response) => {
      response.writeHead(200, EVENTS)
      for (const byte of bytes) response.write(Buffer.of(byte))
      response.end()
    }
    const milk = { event: 'text', data: { delta: 'milk' } }
    expect(await speak()).toEqual({ events: [oat, milk], response: { message: 'Öat milk' } })
    expect(stub.lastRequest.headers.accept).toBe('text/event-stream')
  })

  test('a plain JSON response is read as well', async () => {
    stub.respond = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"message":"Oat"}')
    expect(await speak()).toEqual({ events: [], response: { message: 'Oat' } })
  })

  test('an error is a CallError, both before the first event and in the middle', async () => {
    const problem = JSON.stringify({ type: 'about:blank', title: 'Conflict', status: 409, detail: 'Already spoken.' })
    stub.respond = (response) => response.writeHead(409, { 'content-type': 'application/problem+json' }).end(problem)
    const before = await speak()
    stub.respond = (response) =>
      response.writeHead(200, EVENTS).end(`event: text\ndata: {"delta":"Öat "}\n\nevent: error\ndata: ${problem}\n\n`)
    const after = await speak()
    expect(after.events).toEqual([oat])
    for (const { response } of [before, after]) {
      expect(response).toBeInstanceOf(CallError)
      expect([(response as CallError).status, serverMessage(response)]).toEqual([409, 'Already spoken.'])
    }
  })

  test('a stream that breaks off is a lost connection', async () => {
    stub.respond = (response) => response.writeHead(200, EVENTS).end('event: text\ndata: {"delta":"Öat "}\n\nevent: te')
    const { events, response } = await speak()
    expect(events).toEqual([oat])
    expect(serverMessage(response)).toMatch(/could not reach the server/)
  })
})

describe('fetchCsv', () => {
  test('a list is requested as CSV and returned as a file, byte by byte', async () => {
    stub.respond = (response) => response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end('\uFEFFName\r\nCafé\r\n')
    const file = await fetchCsv('GET /api/suppliers', { category: 'Coffee' })
    expect(stub.lastRequest.headers.accept).toBe('text/csv')
    expect(Buffer.from(await file.arrayBuffer()).toString()).toBe('\uFEFFName\r\nCafé\r\n')
  })
})
