import type { ServerResponse } from 'node:http'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listEndpoint } from '#contract/endpoint/endpoint.ts'
import { optional, paging, text } from '#contract/endpoint/values.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { createBrowser } from '#test/app/browser.ts'
import { collectLog } from '#test/app/log.ts'
import { buyer, owner, person } from '#test/people/people.ts'
import { anyone, owner as onlyOwner } from '#server/http/access/access.ts'
import { conflict } from '#server/http/problems.ts'
import { rowsInSteps } from '#server/http/wire/rows-in-steps.ts'
import type { Serve } from './serve.ts'

const item = z.object({ email: z.string() })
const listTestSignups = listEndpoint('GET /api/admin/test-signups', {
  summary: 'Who has signed up',
  query: { ...paging(10), search: optional(text(100)) },
  item,
})
const listMade = listEndpoint('GET /api/test/made', { summary: 'Rows that the test makes', query: {}, item })

type Signup = { email: string; createdAt: string }
let madeRows: () => AsyncIterable<{ email: string }>
let app: TestApp
let origin: string
let lastResponse: ServerResponse

function addRoutes(serve: Serve) {
  const signups = (search: string | null) =>
    app.context.db
      .selectFrom('betaSignups')
      .select(['email', 'createdAt'])
      .where('email', 'like', `%${search ?? ''}%`)
      .orderBy('email')
  serve.exportable(
    listTestSignups,
    onlyOwner,
    async ({ search, limit, offset }) => {
      const all = await signups(search).execute()
      return { items: all.slice(offset, offset + limit), total: all.length }
    },
    {
      name: "sign-ups (Bob's)",
      rows: ({ search }) =>
        rowsInSteps<Signup>((last) =>
          signups(search)
            .where('email', '>', last?.email ?? '')
            .limit(7)
            .execute(),
        ),
      columns: { Email: ({ email }) => email, 'Signed up': ({ createdAt }) => createdAt },
    },
  )
  serve.exportable(listMade, anyone, async () => ({ items: [], total: 0 }), {
    name: 'made',
    columns: { Email: ({ email }) => email },
    rows: () => madeRows(),
  })
}

const log = collectLog()

beforeAll(async () => {
  app = await createTestApp({}, { addRoutes, logTo: log })
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  app.server.server.on('request', (_, response: ServerResponse) => (lastResponse = response))
  const emails = Array.from({ length: 25 }, (_, n) => `person-${String(n).padStart(2, '0')}@cafe.example`)
  await app.context.db
    .insertInto('betaSignups')
    .values([...emails, '=cmd@cafe.example'].map((email) => ({ email })))
    .execute()
})
afterAll(() => app.stop())

const csv = { accept: 'text/csv' }
const url = '/api/admin/test-signups'
const fetchMade = (signal?: AbortSignal) => fetch(`${origin}/api/test/made`, { headers: csv, ...(signal && { signal }) })

describe('A list as CSV', () => {
  test('an owner downloads the whole filtered list as a file, regardless of paging', async () => {
    const olive = await owner(app)
    const { headers, body } = await olive.ask({ url: `${url}?search=person&limit=2&offset=5`, headers: csv })
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename=\"sign-ups (Bob's).csv\"; filename*=UTF-8''sign-ups%20%28Bob%27s%29.csv",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(body.startsWith('\uFEFF"Email","Signed up"\r\n')).toBe(true)
    const rows = parse(body, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows.map(({ Email }) => Email)).toEqual(
      Array.from({ length: 25 }, (_, n) => `person-${String(n).padStart(2, '0')}@cafe.example`),
    )
    expect(rows[0]).toMatchObject({ 'Signed up': expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  })

  test('a cell that starts like a formula is escaped', async () => {
    const olive = await owner(app)
    const { body } = await olive.ask({ url: `${url}?search=cmd`, headers: csv })
    expect(body).toContain(`\r\n"'=cmd@cafe.example",`)
  })

  test('other users and an owner without the owner token cannot download the list', async () => {
    const people = [createBrowser(app), await buyer(app), await person(app, 'supplier'), await person(app, 'owner')]
    const responses = await Promise.all(people.map((requester) => requester.ask({ url, headers: csv })))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 403])
    expect(responses.map(({ body }) => body).join()).not.toContain('cafe.example')
  })

  test('a request that does not accept CSV gets the list as JSON', async () => {
    const olive = await owner(app)
    const { items, total } = await olive.call(listTestSignups, { search: 'person', limit: 2, offset: 5 })
    expect([items, total]).toEqual([[{ email: 'person-05@cafe.example' }, { email: 'person-06@cafe.example' }], 25])
  })

  test('rows are read no faster than the client takes them, and no more once it disconnects', async () => {
    let [made, mostWaiting, isEnded] = [0, 0, false]
    madeRows = async function* () {
      try {
        for (; made < 50_000; made++) {
          mostWaiting = Math.max(mostWaiting, lastResponse.writableLength)
          yield { email: 'x'.repeat(200) }
        }
      } finally {
        isEnded = true
      }
    }
    expect((await (await fetchMade()).text()).length).toBe('\uFEFF"Email"\r\n'.length + 50_000 * 204 - 1)
    expect([mostWaiting < 100_000, isEnded]).toEqual([true, true])

    made = -50_000_000
    isEnded = false
    const client = new AbortController()
    const response = await fetchMade(client.signal)
    await response.body!.getReader().read()
    client.abort()
    await expect.poll(() => isEnded).toBe(true)
  })

  test('a failure before the first rows is a problem document, and a later one aborts the response', async () => {
    madeRows = async function* () {
      yield* await Promise.reject<[]>(conflict('Not now.'))
    }
    const failed = await fetchMade()
    expect([failed.status, failed.headers.get('content-disposition'), await failed.json()]).toMatchObject([
      409,
      null,
      { detail: 'Not now.' },
    ])
    madeRows = async function* () {
      for (let row = 0; row < 1_000; row++) yield { email: 'x'.repeat(200) }
      throw conflict('Not now.')
    }
    const broken = await fetchMade()
    expect(broken.status).toBe(200)
    await expect(broken.text()).rejects.toThrow(TypeError)
    expect(log.entries()).toMatchObject([{ level: 'warn', err: { message: 'Not now.' } }])
  })
})
