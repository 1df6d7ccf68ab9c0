import { once } from 'node:events'
import { request, type ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { anyone } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'

const numbered = endpoint('GET /api/test/numbered', {
  summary: 'Waits',
  query: { n: z.coerce.number() },
  output: z.object({ n: z.number() }),
})

/** As many as a process creates at the same time, and as may wait for that. */
const MAX_PAGES = 8 + 500

const log = collectLog()
let app: TestApp
let origin: string
/** Responses are created only once the test lets them be. */
let gate: PromiseWithResolvers<void>
let created: number[]
/** Each test asks for numbers of its own, from this one. */
let first = 0

function addRoutes(serve: Serve) {
  serve.cached(numbered, anyone, async ({ n }) => {
    created.push(n - first)
    await gate.promise
    return { n }
  })
}

beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'error' }, { addRoutes, logTo: log })
  await vi.waitUntil(() => app.context.changes.isConnected(), PATIENCE_MS)
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.stop())
beforeEach(() => {
  first += 1000
  gate = Promise.withResolvers()
  created = []
})

const path = (n: number) => `/api/test/numbered?n=${first + n}`
/** Sends at once; `inject` by itself only sends what is awaited. */
const get = async (url: string) => await app.server.inject(url)
/** Begins the creation of so many responses. */
const begin = (count: number) => Array.from({ length: count }, (_, n) => get(path(n)))
const statusesOf = async (responses: Promise<{ statusCode: number }>[]) => [
  ...new Set((await Promise.all(responses)).map(({ statusCode }) => statusCode)),
]

describe('A process that is asked to create too much at once', () => {
  test('what would have to wait for too much else is a 503 that says when to try again; what is cached is not', async () => {
    await get('/')
    const underWay = begin(MAX_PAGES)
    const [list, page] = [await get(path(MAX_PAGES)), await get('/suppliers')]
    expect([list.statusCode, list.headers['retry-after'], list.json()]).toMatchObject([
      503,
      '5',
      { status: 503, detail: 'The site is very busy right now. Please try again in a few seconds.' },
    ])
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('The site is very busy right now.')
    expect((await get('/')).statusCode).toBe(200)
    expect(created).toHaveLength(8)
    gate.resolve()
    expect(await statusesOf(underWay)).toEqual([200])
    expect([(await get(path(MAX_PAGES))).statusCode, (await get('/suppliers')).statusCode]).toEqual([200, 200])
    // Refusals are no failures of the server, and must not fill its log.
    expect(log.text()).toBe('')
  })

  test('a client that goes away while it waits makes room for another, unless somebody else waits for the same', async () => {
    const waiting = begin(MAX_PAGES - 1)
    const [alone, sharing] = [await leavable(path(MAX_PAGES - 1)), await leavable(path(MAX_PAGES - 2))]
    expect((await get(path(MAX_PAGES))).statusCode).toBe(503)
    await sharing.leave()
    expect((await get(path(MAX_PAGES))).statusCode).toBe(503)
    await alone.leave()
    const next = get(path(MAX_PAGES))
    expect((await get(path(MAX_PAGES + 1))).statusCode).toBe(503)
    gate.resolve()
    expect(await statusesOf([...waiting, next])).toEqual([200])
    expect(created.toSorted((a, b) => a - b)).toEqual([...Array(MAX_PAGES - 1).keys(), MAX_PAGES])
  })
})

/** Sends a request over a connection that the test can end, and waits until it has reached the server. */
async function leavable(url: string) {
  const arrived = once(app.server.server, 'request')
  const client = request(origin + url).on('error', () => {})
  client.end()
  // The server's event has the request and its response.
  const [, reply] = (await arrived) as [unknown, ServerResponse]
  await setImmediate()
  return {
    async leave() {
      const closed = once(reply, 'close')
      client.destroy()
      await closed
    },
  }
}
