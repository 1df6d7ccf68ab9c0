import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/api.ts'
import { unlimited } from '#test/app/unlimited.ts'
import { createPageCache, type PageCache } from '#server/http/cache/page-cache.ts'
import { pageRoutes } from './pages.ts'
import { notFound } from '#server/http/problems.ts'
import { loadWeb } from './web-files.ts'
import { UNCHANGED } from '#test/app/site.ts'

const publicUrl = 'https://backdock.example'
/** The bytes of two pages. */
const TWO_PAGES = 400_000
const MANY = 400

let app: FastifyInstance
let cache: PageCache

/** No supplier exists. */
const read = async (address: string) => {
  if (address.includes(':id')) throw notFound('This supplier')
  return []
}

beforeAll(async () => {
  const web = await loadWeb('dist')
  cache = createPageCache({ maxBytes: TWO_PAGES })
  app = Fastify()
  const site = () => ({ publicUrl, isDemo: false, proof: [], ...UNCHANGED })
  pageRoutes(app, { ...web, calls: () => read as Call, cache, limits: unlimited, site, publicUrl })
})
afterAll(() => app.close())

const get = (url: string) => app.inject(url)

describe('A page is rendered and cached once for all addresses', () => {
  test.each([
    ['of unknown suppliers', 404, (n: number) => `/suppliers/${n}`],
    ['of suppliers that no id can be of', 404, (n: number) => `/suppliers/no-id-${n}`],
    ['of quote requests', 200, (n: number) => `/quotes/${n}?key=${n}`],
    ['of comparisons', 200, (n: number) => `/quotes/bulk/${n}?key=${n}&join=${n}`],
    ["of the dashboard's lists", 200, (n: number) => `/dashboard?tab=quotes&quote=${n}&status=new&search=${n}`],
    ['of links to sign in', 200, (n: number) => `/auth?mode=reset&token=${n}&next=/account`],
    ['without a page', 404, (n: number) => `/nowhere/${n}`],
    ['that lead to another', 301, (n: number) => `/supplier/${n}`],
  ])('%s: none of them evicts another page', async (_, status, path) => {
    cache.evict()
    await get('/')
    const responses = []
    for (let n = 1; n <= MANY; n++) responses.push(await get(path(n)))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([status]))
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(cache.get('/')).toBeDefined()
  })

  test('what a page shows of its address still makes another page', async () => {
    const titleAt = async (url: string) => /<title>(.*?) \|/.exec((await get(url)).body)?.[1]
    expect(await Promise.all(['/dashboard', '/dashboard?tab=quotes', '/dashboard?tab=venues'].map(titleAt))).toEqual([
      'Supplier dashboard',
      expect.not.stringMatching('Supplier dashboard'),
      expect.not.stringMatching('Supplier dashboard'),
    ])
    expect((await get('/dashboard?tab=venues')).headers.etag).not.toBe((await get('/supplier-dashboard?tab=venues')).headers.etag)
  })
})
