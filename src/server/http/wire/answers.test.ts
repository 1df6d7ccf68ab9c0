import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { fromNewAddress } from '#test/people/new-address.ts'

let app: TestApp
let supplierId: number

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://backdock.example', API_DOCS: 'true' })
  supplierId = (await app.supplier()).id
})
afterAll(() => app.stop())

const send = (request: InjectOptions | string) => fromNewAddress(app, typeof request === 'string' ? { url: request } : request)
const entryScript = async () => /data-entry="(\/assets\/entry-client-[^"]+\.js)"/.exec((await send('/')).body)![1]!

describe('HTTP responses', () => {
  test('every response has the security headers', async () => {
    const requests: (InjectOptions | string)[] = [
      '/',
      '/nowhere',
      '/api/suppliers',
      '/api/nothing',
      `/api/suppliers/${supplierId}`,
      '/api/openapi.json',
      '/api/docs/',
      '/healthz',
      '/robots.txt',
      '/uploads/nothing.png',
      '/art/nothing.svg',
      await entryScript(),
      { method: 'POST', url: '/api/beta-signups' },
      { method: 'POST', url: `/api/suppliers/${supplierId}/view` },
    ]
    for (const request of requests)
      expect([request, (await send(request)).headers]).toEqual([
        request,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
          'referrer-policy': 'strict-origin-when-cross-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'strict-transport-security': expect.stringMatching(/^max-age=\d{7,}/),
        }),
      ])
  })

  test('a page runs only known scripts, and no other page can embed it in a frame', async () => {
    for (const url of ['/', '/nowhere', '/suppliers', '/auth', '/account', '/admin', '/saved', '/api/docs/']) {
      const policy = String((await send(url)).headers['content-security-policy'])
      const directives = Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s)))
      expect(directives['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/)
      expect(directives).toMatchObject({
        'default-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      })
    }
  })

  test('responses that are not public are never cached', async () => {
    for (const request of [
      '/api/nothing',
      '/api/suppliers/999999/reviews',
      '/api/suppliers?limit=0',
      { method: 'POST', url: '/api/beta-signups' },
      { method: 'POST', url: `/api/suppliers/${supplierId}/view` },
    ] as (InjectOptions | string)[])
      expect([request, (await send(request)).headers['cache-control']]).toEqual([request, 'private, no-store'])
  })

  test('a page or list that has not changed is a 304 without a body', async () => {
    for (const url of ['/', '/api/suppliers', '/api/categories', `/api/suppliers/${supplierId}`, `/api/suppliers/${supplierId}/reviews`]) {
      const first = await send(url)
      expect([url, first.statusCode, first.headers['cache-control']]).toEqual([url, 200, 'no-cache'])
      const again = await send({ url, headers: { 'if-none-match': String(first.headers.etag) } })
      expect([url, again.statusCode, again.body, again.headers.etag]).toEqual([url, 304, '', first.headers.etag])
    }
  })

  test('HEAD has the status and type of GET, without the body', async () => {
    for (const url of [
      '/',
      '/nowhere',
      '/api/suppliers',
      `/api/suppliers/${supplierId}`,
      '/api/nothing',
      '/healthz',
      await entryScript(),
    ]) {
      const [head, get] = [await send({ method: 'HEAD', url }), await send(url)]
      expect([url, head.statusCode, head.body, head.headers['content-type']]).toEqual([
        url,
        get.statusCode,
        '',
        get.headers['content-type'],
      ])
    }
  })

  test('a preflight request from another website is a 404 without CORS headers', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const response = await send({ method: 'OPTIONS', url: '/api/suppliers', headers })
    expect(response.statusCode).toBe(404)
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('existing pages are a 200 and unknown addresses a 404, both as HTML', async () => {
    const pages = { '/': 200, '/home': 200, '/suppliers': 200, [`/suppliers/${supplierId}`]: 200 }
    const unknown = [
      '/nowhere',
      '/suppliers/999999',
      '/suppliers/abc',
      '/suppliers/0',
      '/suppliers/01',
      '/suppliers/99999999999',
      '/%zz',
      '/suppliers/%E0%A4',
    ]
    for (const [url, status] of [...Object.entries(pages), ...unknown.map((url) => [url, 404] as const)]) {
      const response = await send(url)
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([url, status, 'text/html; charset=utf-8'])
      expect(response.body).toMatch(/<script[^>]+data-entry="\/assets\/entry-client/)
    }
  })

  test('the old address of a supplier redirects permanently', async () => {
    expect(await send('/supplier/3')).toMatchObject({ statusCode: 301, headers: { location: '/suppliers/3' } })
  })
})
