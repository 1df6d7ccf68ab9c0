import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebBundle } from '#contract/endpoint/rendering.ts'
import { unlimited } from '#test/app/unlimited.ts'
import { createPageCache } from '#server/http/cache/page-cache.ts'
import { pageRoutes } from './pages.ts'
import { UNCHANGED } from '#test/app/site.ts'

const STRIPE = 'https://js.stripe.com'
const publicUrl = 'https://backdock.example'
let rendered = 0
/** Two pages, of which one needs a payment form from elsewhere. */
const bundle: WebBundle = {
  render: async ({ url }) => {
    rendered++
    const sources = { 'frame-src': [STRIPE], 'script-src': [STRIPE] }
    return { status: 200, head: '<!DOCTYPE html><html><head>', body: '<body>', dehydrated: '', ...(url === '/subscription' && { sources }) }
  },
  renderedAs: (url) => url.split('?')[0]!,
  hasOwnPage: () => true,
  isSearch: () => false,
  scripts: { beforePaint: 'before()', start: 'start()' },
  indexedPaths: [],
  changePasswordPath: '/account',
  supplierPath: (id) => `/suppliers/${id}`,
  resourcePath: (id) => `/resource/${id}`,
}

let app: FastifyInstance
/** The same pages at a site that does not use these sources. */
let withoutStripe: FastifyInstance
beforeAll(() => {
  app = appWith(() => true)
  withoutStripe = appWith((origin) => origin !== STRIPE)
})
afterAll(() => Promise.all([app.close(), withoutStripe.close()]))

function appWith(usesSource: (origin: string) => boolean) {
  const site = Fastify()
  pageRoutes(site, {
    bundle,
    assets: { entry: '/entry.js', css: [], preloads: [], pages: {}, parts: {} },
    calls: () => async () => undefined as never,
    cache: createPageCache({ maxBytes: 1_000_000 }),
    limits: unlimited,
    site: () => ({ publicUrl, isDemo: false, proof: [], ...UNCHANGED }),
    publicUrl,
    usesSource,
  })
  return site
}

/** The policy that came with a page, by directive. */
async function policyOf(url: string, headers: Record<string, string> = {}, site = app) {
  const response = await site.inject({ url, headers })
  const directives = String(response.headers['content-security-policy']).split('; ')
  const policy = Object.fromEntries(directives.map((one) => [one.split(' ', 1)[0]!, one.split(' ').slice(1)]))
  return { policy, etag: String(response.headers.etag), status: response.statusCode }
}

describe('The Content-Security-Policy of a page', () => {
  test('the sources that a page names are added to our own, and inline scripts stay bound to their hashes', async () => {
    const [{ policy: plain }, { policy }] = [await policyOf('/'), await policyOf('/subscription')]
    expect(policy['frame-src']).toEqual(["'self'", STRIPE])
    expect(policy['script-src']).toEqual([...plain['script-src']!, STRIPE])
    expect(policy['script-src']?.filter((source) => source.startsWith("'sha256-"))).toHaveLength(2)
    const { 'frame-src': _, 'script-src': __, ...others } = policy
    const { 'script-src': ___, ...othersOfPlain } = plain
    expect(others).toEqual(othersOfPlain)
  })

  test('a site that does not use the sources of a page has the policy of all pages there', async () => {
    const { policy } = await policyOf('/subscription', {}, withoutStripe)
    expect(policy).toEqual((await policyOf('/')).policy)
  })

  test('no other page has these sources, whichever page was rendered first', async () => {
    for (const url of ['/suppliers', '/subscription?x=1', '/'])
      expect([url, JSON.stringify((await policyOf(url)).policy).includes(STRIPE)]).toEqual([url, url.startsWith('/subscription')])
  })

  test('a cached page and a 304 have the same policy as the first response', async () => {
    const first = await policyOf('/subscription')
    const before = rendered
    const again = await policyOf('/subscription')
    const unchanged = await policyOf('/subscription', { 'if-none-match': first.etag })
    expect([again.policy, unchanged.policy, unchanged.status, rendered]).toEqual([first.policy, first.policy, 304, before])
  })
})
