import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/api.ts'
import { createLog } from '#server/log.ts'
import { collectLog } from '#test/app/log.ts'
import { SUPPLIER_ROW } from '#test/people/supplier-row.ts'
import { unlimited } from '#test/app/unlimited.ts'
import { createPageCache, type PageCache } from '#server/http/cache/page-cache.ts'
import { assetRoutes, crawlerRoutes, pageRoutes } from './pages.ts'
import { notFound } from '#server/http/problems.ts'
import { RequestLog } from '#server/http/request-log.ts'
import { loadWeb } from './web-files.ts'
import { UNCHANGED } from '#test/app/site.ts'

const HOSTILE = '</script><script>alert(1)</script>'
const publicUrl = 'https://backdock.example'
let app: FastifyInstance
const logged = collectLog()
const log = createLog({ logLevel: 'warn' }, logged)
let cache: PageCache
let read: (path: string) => unknown
let reads = 0

beforeAll(async () => {
  const web = await loadWeb('dist')
  cache = createPageCache({ maxBytes: 1_000_000 })
  const call: Call = async (address) => (reads++, read(address)) as never
  app = Fastify({ loggerInstance: log, logController: new RequestLog(log), genReqId: () => 'the-request-of-this-test' }) as never
  pageRoutes(app, {
    ...web,
    calls: () => call,
    cache,
    limits: unlimited,
    publicUrl,
    site: () => ({ publicUrl, isDemo: false, proof: [], ...UNCHANGED }),
  })
  crawlerRoutes(app, { bundle: web.bundle, publicUrl, supplierIds: async () => [7], resourceIds: async () => ['supplier-scorecard'] })
  await assetRoutes(app, web.assetsFolder)
})
afterAll(() => app.close())

const categories = [{ id: 1, name: 'Coffee', supplierCount: 12 }]
const readsWith = (featured: () => unknown) => (path: string) => (path.endsWith('featured') ? featured() : categories)
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('The server-rendered pages', () => {
  test('a page has its content, its head and its scripts', async () => {
    read = readsWith(() => [])
    const { statusCode, body, headers } = await get('/')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toMatch(/<html lang="en-AU"/)
    expect(body).toContain('/suppliers?category=Coffee')
    expect(body).toContain(`<link rel="canonical" href="${publicUrl}/"/>`)
    expect(body).toMatch(/<meta property="og:image" content="https:\/\/backdock\.example\/art\/share\/home\.png/)
    expect(body).toMatch(/data-preloads="[^"]*\/assets\/home-[^"]+\.js/)
  })

  test('the policy allows exactly the inline scripts of the page', async () => {
    cache.evict()
    read = readsWith(() => [{ ...SUPPLIER_ROW, businessName: HOSTILE }])
    const { body, headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    const scripts = [...body.matchAll(/<script(?! type="application\/)[^>]*>(.*?)<\/script>/gs)].map(([, source]) => source!)
    expect(scripts).toHaveLength(2)
    for (const source of scripts) expect(policy).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
    expect(policy.match(/sha256-/g)).toHaveLength(2)
    expect(body).not.toContain(HOSTILE)
  })

  test('half of a surrogate pair is replaced without breaking the page', async () => {
    cache.evict()
    read = readsWith(() => [{ ...SUPPLIER_ROW, businessName: 'Tin Shed 🫘 Coffee \ud83e' }])
    const { statusCode, body } = await get('/')
    expect(statusCode).toBe(200)
    expect(body).toContain('Tin Shed 🫘 Coffee \ufffd')
  })

  test('every unknown path is the same Page Not Found with status 404', async () => {
    const [one, two] = [await get('/nowhere'), await get('/no/such/page?x=1')]
    expect([one.statusCode, two.statusCode]).toEqual([404, 404])
    expect(one.body).toContain('Page Not Found | Backdock')
    expect(one.body).toContain('content="noindex"')
    expect(two.headers.etag).toBe(one.headers.etag)
  })

  test('addresses of the API and of files are never pages', async () => {
    for (const url of ['/api/nothing', '/art/nothing.svg', '/assets/nothing.js', '/uploads/nothing.png', '/api'])
      expect((await get(url)).body).not.toContain('<html')
  })

  test('the old address of a supplier and a trailing slash redirect permanently', async () => {
    expect(await get('/supplier/7')).toMatchObject({ statusCode: 301, headers: { location: '/suppliers/7' } })
    expect(await get('/home/')).toMatchObject({ statusCode: 308, headers: { location: '/home' } })
  })

  test('a page is rendered once for all addresses that show it, until the cache is cleared', async () => {
    cache.evict()
    read = readsWith(() => [])
    reads = 0
    for (const url of ['/', '/?utm_source=email', '/']) await get(url)
    expect(reads).toBe(2)
    cache.evict()
    await get('/')
    expect(reads).toBe(4)
  })

  test('a read of a resource that does not exist makes the page a 404 with its message', async () => {
    cache.evict()
    read = readsWith(() => {
      throw notFound('This supplier')
    })
    const { statusCode, body } = await get('/')
    expect(statusCode).toBe(404)
    expect(body).toContain("This supplier doesn't exist or has been removed.")
  })

  test('a read that fails makes the page a 503 without internal details, and the page is not cached', async () => {
    cache.evict()
    read = readsWith(() => {
      throw new Error('password authentication failed for user "backdock"')
    })
    const { statusCode, body, headers } = await get('/')
    expect(statusCode).toBe(503)
    expect(body).not.toContain('password')
    expect(headers['cache-control']).toBe('no-store')
    read = readsWith(() => [])
    expect((await get('/')).statusCode).toBe(200)
  })

  test('a page that cannot be rendered is logged, and the visitor gets an error page', async () => {
    cache.evict()
    read = () => 'not a list'
    const { statusCode, body } = await get('/')
    expect([statusCode, body]).toEqual([500, expect.stringMatching(/Something went wrong.*give this number: the-request-of-this-test/)])
    expect(body).not.toContain('is not a function')
    expect(logged.entries()).toMatchObject([{ requestId: 'the-request-of-this-test', path: '/', msg: 'A page could not be rendered' }])
  })

  test('a page is sent in the encoding that the client accepts, and an unchanged page is a 304', async () => {
    cache.evict()
    read = readsWith(() => [])
    const plain = await get('/')
    expect(brotliDecompressSync((await get('/', { 'accept-encoding': 'br' })).rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync((await get('/', { 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(plain.body)
    const again = await get('/', { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  })

  test('HEAD has the headers of GET', async () => {
    const [head, page] = [await app.inject({ method: 'HEAD', url: '/' }), await get('/')]
    expect([head.statusCode, head.headers['content-length'], head.headers.etag]).toEqual([
      200,
      page.headers['content-length'],
      page.headers.etag,
    ])
  })

  test('built files are immutable for a year and compressed', async () => {
    const entry = /data-entry="(\/assets\/entry-client-[^"]+\.js)"/.exec((await get('/')).body)![1]!
    const { headers, rawPayload } = await get(entry, { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(brotliDecompressSync(rawPayload).toString()).toBe((await get(entry)).body)
  })

  test('the sitemap lists every supplier and every resource', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    for (const path of ['/suppliers/7', '/resources', '/resource/supplier-scorecard'])
      expect((await get('/sitemap.xml')).body).toContain(`<loc>${publicUrl}${path}</loc>`)
    expect((await get('/sitemap-9.xml')).statusCode).toBe(404)
  })
})
