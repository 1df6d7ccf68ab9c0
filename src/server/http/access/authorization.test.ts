import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { fromNewAddress } from '#test/people/new-address.ts'

const PUBLIC_URL = 'https://backdock.example'
const elsewhere = { origin: 'https://evil.example' }
let app: TestApp
let supplierId: number

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL })
  supplierId = (await app.supplier()).id
})
afterAll(() => app.stop())

const send = (request: InjectOptions) => fromNewAddress(app, request)
const view = (headers: Record<string, string>) => send({ method: 'POST', url: `/api/suppliers/${supplierId}/view`, headers })

describe('Unknown addresses and the order of checks', () => {
  test('an unknown path of the API is a 404 for every method', async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
      for (const url of ['/api', '/api/', '/api/nothing', '/api/suppliers/1/nothing', '/api/%zz', '/api/%E0%A4']) {
        const response = await send({ method, url, headers: elsewhere })
        expect([method, url, response.statusCode]).toEqual([method, url, 404])
        expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
        expect(response.headers['access-control-allow-origin']).toBeUndefined()
      }
  })

  test('a method that an address does not serve is a 404, whatever its body', async () => {
    const bodies = [{}, { payload: '{', headers: { 'content-type': 'application/json' } }, { payload: 'x'.repeat(2_000_000) }]
    for (const method of ['PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY'] as const)
      for (const url of ['/api/suppliers', '/suppliers', '/api/nothing'])
        for (const body of bodies) {
          const response = await send({ method: method as 'PUT', url, ...body })
          expect([method, url, response.statusCode, response.json().detail]).toEqual([
            method,
            url,
            404,
            'There is nothing at this address.',
          ])
        }
  })

  test('a malformed id is an unknown path', async () => {
    for (const id of [
      '0',
      '-1',
      '1.5',
      '01',
      '+1',
      '1e1',
      'abc',
      '%20',
      '1%20',
      '%00',
      '%zz',
      '2147483648',
      '99999999999',
      '1'.repeat(300),
    ]) {
      for (const action of ['', '/reviews', '/rating-stats', '/featured-products', '/client-logos', '/images']) {
        const { statusCode, ...response } = await send({ method: 'GET', url: `/api/suppliers/${id}${action}` })
        expect([id, action, statusCode, response.json().detail]).toEqual([id, action, 404, 'There is nothing at this address.'])
      }
      for (const action of ['/view', '/contact']) {
        const response = await send({ method: 'POST', url: `/api/suppliers/${id}${action}` })
        expect([id, action, response.body]).toEqual([id, action, expect.stringContaining('There is nothing at this address.')])
      }
    }
  })

  test('the path is checked first, then the origin, then the resource, then the body', async () => {
    const contact = (id: string | number, headers: Record<string, string>, payload = '{') =>
      send({ method: 'POST', url: `/api/suppliers/${id}/contact`, headers, payload })
    const outcomes = [
      await contact('01', elsewhere),
      await contact(999_999, elsewhere),
      await contact(999_999, { 'content-type': 'text/plain' }),
      await contact(999_999, { 'content-type': 'application/json' }, `"${'x'.repeat(2_000_000)}"`),
      await contact(supplierId, { 'content-type': 'application/json' }, `"${'x'.repeat(2_000_000)}"`),
      await contact(supplierId, { 'content-type': 'text/plain' }),
      await contact(supplierId, { 'content-type': 'application/json' }),
    ]
    expect(outcomes.map(({ statusCode }) => statusCode)).toEqual([404, 403, 404, 404, 413, 415, 400])
    expect(outcomes[0]?.json().detail).toBe('There is nothing at this address.')
    expect(outcomes[2]?.json().detail).toBe("This supplier doesn't exist or has been removed.")
  })

  test('a resource that does not exist is a 404 before the query is checked', async () => {
    const outcomes = await Promise.all([999_999, supplierId].map((id) => send({ url: `/api/suppliers/${id}/reviews?limit=0` })))
    expect(outcomes.map(({ statusCode }) => statusCode)).toEqual([404, 400])
    expect(outcomes[1]?.json().errors).toEqual([{ path: 'limit', message: 'limit is a whole number from 1 to 100.' }])
  })

  test('a supplier that is named in a body is looked up after the body is checked', async () => {
    const named = { supplierId: 999_999, businessName: 'Corner Café', contactEmail: 'ann@cafe.example', requirements: 'Beans' }
    const responses = await Promise.all([
      send({ method: 'POST', url: '/api/quotes/request', payload: { ...named, contactEmail: 'ann' } }),
      send({ method: 'POST', url: '/api/quotes/request', payload: named }),
    ])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 404])
  })
})

describe('Requests of other origins', () => {
  test('another website cannot change anything', async () => {
    for (const headers of [
      elsewhere,
      { origin: 'null' },
      { origin: 'http://backdock.example' },
      { origin: `${PUBLIC_URL}:8443` },
      { 'sec-fetch-site': 'cross-site' },
      { origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect([headers, (await view(headers)).statusCode]).toEqual([headers, 403])
  })

  test('our own pages and programs can write', async () => {
    for (const headers of [
      {},
      { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' },
      { origin: 'http://10.1.2.3:3000', host: '10.1.2.3:3000', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ] as Record<string, string>[])
      expect([headers, (await view(headers)).statusCode]).toEqual([headers, 204])
  })

  test('another website can read what everyone can read', async () => {
    expect(
      (await send({ method: 'GET', url: '/api/suppliers', headers: { ...elsewhere, 'sec-fetch-site': 'cross-site' } })).statusCode,
    ).toBe(200)
  })
})
