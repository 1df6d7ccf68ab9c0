import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { fromNewAddress } from '#test/people/new-address.ts'

const KiB = 1024
const json = { 'content-type': 'application/json' }
let app: TestApp
let supplierId: number
let writes: string[]

beforeAll(async () => {
  app = await createTestApp()
  supplierId = (await app.supplier()).id
  writes = ['/api/beta-signups', '/api/newsletter', '/api/quotes/request', '/api/quotes/bulk', `/api/suppliers/${supplierId}/contact`]
})
afterAll(() => app.stop())

const send = (request: InjectOptions) => fromNewAddress(app, request)
const get = (url: string) => send({ method: 'GET', url })
const post = (url: string, payload: unknown, headers: Record<string, string> = json) =>
  send({ method: 'POST', url, headers, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) })
const pathsOf = (response: { json(): { errors: { path: string }[] } }) => response.json().errors.map(({ path }) => path)

describe('Request bodies', () => {
  test('an invalid body is rejected with a problem document', async () => {
    const response = await post('/api/beta-signups', { email: 'ann' })
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const message = 'Please enter an email address like name@cafe.com.au.'
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: message,
      errors: [{ path: 'email', message }],
      requestId: expect.any(String),
    })
  })

  test('a body that is not a JSON object is a 400 without field errors', async () => {
    for (const url of writes)
      for (const body of ['{', 'hello', '{"email":', '[]', '"ann"', '5', 'true']) {
        const { statusCode, ...response } = await post(url, body)
        expect([url, body, statusCode, response.json().errors]).toEqual([url, body, 400, []])
      }
  })

  test('a body of another content type, or of none, is a 415', async () => {
    for (const url of writes)
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense', '']) {
        const { statusCode, ...response } = await post(url, '{"email":"ann@cafe.example"}', { 'content-type': type })
        expect([url, type, statusCode, response.json().status]).toEqual([url, type, 415, 415])
      }
  })

  test('a body over 1 MiB is a 413, and one of exactly 1 MiB is read', async () => {
    const ofSize = (bytes: number) => JSON.stringify({ email: 'ann@cafe.example', more: 'x'.repeat(bytes - 40) }).padEnd(bytes)
    for (const url of writes) expect((await post(url, ofSize(1024 * KiB + 1))).statusCode).toBe(413)
    expect((await post('/api/beta-signups', ofSize(1024 * KiB))).statusCode).toBe(202)
  })

  test('a missing or empty body gets an error for each required field', async () => {
    for (const headers of [json, {}] as Record<string, string>[]) {
      const response = await send({ method: 'POST', url: '/api/quotes/request', headers })
      expect(pathsOf(response)).toEqual(['supplierId', 'businessName', 'contactEmail', 'requirements'])
    }
    expect((await send({ method: 'POST', url: `/api/suppliers/${supplierId}/view`, headers: json })).statusCode).toBe(204)
  })

  test('an endpoint with an optional body accepts no body, an empty body and an empty object', async () => {
    const calls = [
      ['/api/logout', 204],
      [`/api/suppliers/${supplierId}/view`, 204],
      [`/api/suppliers/${supplierId}/contact`, 202],
    ] as const
    for (const [url, status] of calls)
      for (const sent of [{}, { headers: json }, { headers: json, payload: '{}' }])
        expect([url, sent, (await send({ method: 'POST', url, ...sent })).statusCode]).toEqual([url, sent, status])
  })

  test('the path of an error is dotted, down to the index in a list', async () => {
    const response = await post('/api/quotes/bulk', { supplierIds: [1, 2, 3, 'four'], message: 'Hello', contactEmail: 'ann@cafe.example' })
    expect(pathsOf(response)).toEqual(['supplierIds.3'])
  })

  test('every error of a field has a full sentence as its message', async () => {
    const fields = [
      'supplierId',
      'businessName',
      'contactEmail',
      'contactPhone',
      'category',
      'requirements',
      'timeline',
      'quantity',
      'venueType',
    ]
    for (const wrong of [17, {}, [], true, '\u0000', 'x'.repeat(6_000)]) {
      const { errors } = (await post('/api/quotes/request', Object.fromEntries(fields.map((name) => [name, wrong])))).json()
      for (const { message } of errors) expect(message).toMatch(/^(Please|An id|No id|This|What).*\.$/)
    }
  })

  test('unknown body fields and query parameters are ignored', async () => {
    const more = '{"email":"bo@cafe.example","admin":true,"__proto__":{"a":1},"constructor":{"prototype":{}}}'
    expect((await post('/api/beta-signups?utm_source=x', more)).statusCode).toBe(202)
    expect((await get('/api/suppliers?utm_source=x&id=7&__proto__=1')).statusCode).toBe(200)
  })

  test('texts are trimmed, and a required text of blanks is missing', async () => {
    const request = { supplierId, businessName: ' \t\n ', contactEmail: ' ann@cafe.example ', requirements: '  Beans,\r\n\ttwo kilos  ' }
    expect(pathsOf(await post('/api/quotes/request', request))).toEqual(['businessName'])
    const { id } = (await post('/api/quotes/request', { ...request, businessName: ' Corner Café ' })).json()
    const row = await app.context.db.selectFrom('quoteRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ businessName: 'Corner Café', contactEmail: 'ann@cafe.example', requirements: 'Beans,\n\ttwo kilos' })
  })

  test('control characters are rejected in every text', async () => {
    for (const code of [0, 1, 8, 13, 14, 27, 31, 127, 0x80, 0x86, 0x9f]) {
      const hidden = `a${String.fromCharCode(code)}b`
      const request = { supplierId, businessName: hidden, contactEmail: 'ann@cafe.example', requirements: hidden, quantity: hidden }
      expect(pathsOf(await post('/api/quotes/request', request))).toEqual(['businessName', 'requirements', 'quantity'])
      for (const name of ['search', 'category', 'state', 'location'])
        expect(pathsOf(await get(`/api/suppliers?${name}=${encodeURIComponent(hidden)}`))).toEqual([name])
    }
  })
})

describe('Query parameters and lists', () => {
  test('a query parameter with a bad value is a 400 that names it', async () => {
    for (const [name, value] of [
      ...['0', '101', '-1', '1.5', 'ten', '1e1', ' '].map((bad) => ['limit', encodeURIComponent(bad)]),
      ...['-1', '0.5', 'x', '99999999999'].map((bad) => ['offset', bad]),
      ['sort', 'price'],
    ])
      expect([name, value, pathsOf(await get(`/api/suppliers?${name}=${value}`))]).toEqual([name, value, [name]])
  })

  test('a query parameter that occurs twice is a 400 that names it', async () => {
    for (const name of ['limit', 'offset', 'sort', 'search', 'category', 'location']) {
      const response = await get(`/api/suppliers?${name}=1&${name}=2`)
      expect([response.statusCode, pathsOf(response)]).toEqual([400, [name]])
      expect(response.json().detail).toMatch(/\.$/)
    }
  })

  test('an empty query parameter counts as absent', async () => {
    const response = await get('/api/suppliers?limit=&offset=&sort=&search=&category=&state=&location=')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual((await get('/api/suppliers')).json())
    expect(response.json()).not.toEqual([])
  })

  test('a filter that matches nothing returns an empty list', async () => {
    for (const query of ['category=Fireworks', 'state=XX', 'location=Atlantis', 'search=zzzzqqqq']) {
      const response = await get(`/api/suppliers?${query}`)
      expect([query, response.statusCode, response.json(), response.headers['x-total-count']]).toEqual([query, 200, [], '0'])
    }
  })

  test('a search is cut at 200 characters', async () => {
    const { businessName } = (await app.context.db.selectFrom('suppliers').select('businessName').executeTakeFirst())!
    const found = await get(`/api/suppliers?search=${encodeURIComponent(businessName.padEnd(200))}zzzzqqqq`)
    expect(found.json()).toHaveLength(1)
  })

  test('a list is a plain array with its total length in a header', async () => {
    await Promise.all(Array.from({ length: 3 }, () => app.supplier({ category: 'Uniforms' })))
    const response = await get('/api/suppliers?category=Uniforms&limit=2&offset=2')
    expect([response.json().length, response.headers['x-total-count']]).toEqual([1, '3'])
  })
})
