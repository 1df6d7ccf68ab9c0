import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'
import { anyone } from '#server/http/access/access.ts'
import { conflict } from '#server/http/problems.ts'

const getMade = endpoint('GET /api/test/made', { summary: 'What the test makes', output: z.record(z.string(), z.unknown()) })
const ROWS = 200_000

let members: () => Record<string, object | string>
let call: (address: string, input: object) => Promise<unknown>
let app: TestApp
let origin: string
let lastResponse: ServerResponse

const log = collectLog()

beforeAll(async () => {
  app = await createTestApp(
    {},
    {
      logTo: log,
      addRoutes: (serve) => {
        serve.chunked(getMade, anyone, async () => members())
        // The test's own address is not one of the API's.
        call = serve.calls() as never
      },
    },
  )
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  app.server.server.on('request', (_, response: ServerResponse) => (lastResponse = response))
})
afterAll(() => app.stop())

const fetchMade = (signal?: AbortSignal) => fetch(`${origin}/api/test/made`, { ...(signal && { signal }) })
async function* rowsOf(...rows: object[]) {
  yield* rows
}

describe('A chunked object', () => {
  test('it is one JSON document, the same for a call within the process', async () => {
    const made = { 'a "name"': 'text\n', object: { a: [1, null] }, none: [], two: [{ n: 1 }, { n: 'ü' }] }
    members = () => ({ ...made, none: rowsOf(), two: rowsOf(...made.two) })
    const response = await fetchMade()
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'private, no-store',
    ])
    expect(await response.json()).toEqual(made)
    expect(await call(getMade.address, {})).toEqual(made)
    members = () => ({})
    expect(await (await fetchMade()).json()).toEqual({})
  })

  test('rows are read no faster than the client takes them, and no more once it disconnects', async () => {
    let [made, mostWaiting, isEnded] = [0, 0, false]
    async function* manyRows() {
      try {
        for (; made < ROWS; made++) {
          mostWaiting = Math.max(mostWaiting, lastResponse.writableLength)
          yield { text: 'x'.repeat(200) }
        }
      } finally {
        isEnded = true
      }
    }
    members = () => ({ rows: manyRows() })
    const client = new AbortController()
    const response = await fetchMade(client.signal)
    await response.body!.getReader().read()
    client.abort()
    await expect.poll(() => isEnded).toBe(true)
    expect([made < ROWS, mostWaiting < 100_000]).toEqual([true, true])
  })

  test('a failure before the first rows is a problem document, and a later one aborts the response', async () => {
    async function* failing(rows: number) {
      for (let row = 0; row < rows; row++) yield { text: 'x'.repeat(200) }
      throw conflict('Not now.')
    }
    members = () => ({ rows: failing(1), more: [] })
    expect(await (await fetchMade()).json()).toMatchObject({ status: 409, detail: 'Not now.' })
    members = () => ({ rows: failing(1000), more: [] })
    const broken = await fetchMade()
    expect(broken.status).toBe(200)
    await expect(broken.text()).rejects.toThrow(TypeError)
    expect(log.entries()).toMatchObject([{ level: 'warn', err: { message: 'Not now.' } }])
  })
})
