import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BRAND } from '#contract/options.ts'
import type { Call } from '#contract/api.ts'
import type { PageAssets, PageSources, RenderedPage, WebBundle } from '#contract/endpoint/rendering.ts'
import type { Site } from '#contract/site/site.ts'
import type { Client } from '#server/http/kinds/cached-responses.ts'
import { SEARCHES, type Limits } from '#server/http/access/guards.ts'
import { documentsWith } from './document.ts'
import type { CachedResponse, PageCache } from '#server/http/cache/page-cache.ts'
import { framed } from './framed-page.ts'
import { cacheHeaders } from '#server/http/cache/shared-caching.ts'
import { Problem, whenToRetry } from '#server/http/problems.ts'
import { pagePolicy, securityHeaders } from '#server/http/wire/security-headers.ts'
import { sendResponse } from '#server/http/wire/send-response.ts'
import { robotsOf, sitemapOf } from './sitemap.ts'
import { withoutReferrer } from './without-referrer.ts'
import type { Authenticate } from '#server/http/access/session.ts'
import { disconnection } from '#server/http/wire/stream-signals.ts'

export type Pages = {
  bundle: WebBundle
  assets: PageAssets
  /** Creates the calls for rendering one page: without HTTP, as the anonymous requester. */
  calls: () => Call
  cache: PageCache
  limits: Limits
  site: () => Site | Promise<Site>
  publicUrl: string
  /** For how long a shared cache in front may keep pages; 0 is not at all. */
  edgeSeconds?: number
  /** Returns whether this site uses an origin that a page declares; it stays out of the policy where not. */
  usesSource?: (origin: string) => boolean
  /** Is told of each search that has a page created. */
  onSearch?: (address: string, client: Client) => void
  /** Returns where an address of a page that does not exist leads, undefined where nowhere. */
  redirectOf?: (address: string) => Promise<Redirection | undefined>
  /** Sets the account of a requester, for the pages that only an owner may see. */
  authenticate?: Authenticate
}

/** Where an address leads: permanently, as search engines shall understand it, or for the time being. */
export type Redirection = { location: string; status: 301 | 302 }

export const NOT_A_PAGE = /^\/(api|art|assets|uploads)(\/|\?|$)/

/**
 * Serves every GET address without another route as a page: rendered once, cached, the same for all requesters (docs/behaviour/pages.md, Pages).
 */
export function pageRoutes(app: FastifyInstance, pages: Pages) {
  const { bundle, cache, limits, redirectOf = async () => undefined, onSearch } = pages
  const { renderPage, plainPage, redirectTo } = rendering(pages)
  previewRoute(app, pages, { renderPage, plainPage })
  /** Counts a search for the client that has it computed. @throws 429 */
  async function countSearch(address: string, { requester }: FastifyRequest): Promise<void> {
    if (!bundle.isSearch(address) || cache.has(address)) return
    const network = await limits.networkKey(requester.address)
    await limits.count(SEARCHES, network)
    onSearch?.(address, { network, userAgent: requester.userAgent })
  }
  /** Returns a page that says why, where a page cannot be created now. */
  async function pageAt(address: string, request: FastifyRequest, gone: AbortSignal): Promise<CachedResponse> {
    const created = (key: string) => cache.getOrCreate(key, () => renderPage(key, request), gone)
    try {
      await countSearch(address, request)
      const own = await created(address)
      return own.sameAs === undefined ? own : await created(own.sameAs)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return plainPage(error.status, REFUSALS[error.status] ?? 'Something went wrong', error.message, error.details.headers)
    }
  }
  app.get('/*', async (request, reply) => {
    const { url } = request
    // Most addresses arrive in their normal form already.
    const cached = cache.get(url)
    if (cached) return sendResponse(request, reply, cached)
    if (NOT_A_PAGE.test(url)) return reply.callNotFound()
    const page = await pageAt(bundle.renderedAs(url), request, disconnection(reply))
    const redirection = page.status === 404 ? await redirectOf(url) : undefined
    return sendResponse(request, reply, redirection ? redirectTo(redirection) : withoutReferrer(url, page))
  })
}

type Rendering = Pick<ReturnType<typeof rendering>, 'renderPage' | 'plainPage'>

/** Serves the pages in the frame of the content manager: to owners only, rendered for each, never cached. */
function previewRoute(app: FastifyInstance, { authenticate = async () => {} }: Pages, { renderPage, plainPage }: Rendering) {
  app.get('/admin/preview/:page', async (request, reply) => {
    await authenticate(request.requester)
    const { account } = request.requester
    const isOwner = account?.role === 'owner' && account.secondFactor !== 'due'
    const page = isOwner
      ? await renderPage(request.url, request)
      : plainPage(403, 'Only for the owner', 'Please sign in as the owner first.')
    return sendResponse(request, reply, framed(page))
  })
}

/** The titles of the pages that are shown instead of one that cannot be created now, by status. */
const REFUSALS: Record<number, string> = { 429: 'Too many searches', 503: 'Very busy' }

function rendering({ bundle, assets, calls, site, publicUrl, edgeSeconds, usesSource = () => true }: Pages) {
  const documentOf = documentsWith(assets, bundle.scripts)
  const scripts = Object.values(bundle.scripts)
  const ownPolicy = pagePolicy(scripts)
  const headers = {
    ...securityHeaders({ publicUrl }),
    'content-type': 'text/html; charset=utf-8',
  }
  const respond = ({ status, location, sources }: Pick<RenderedPage, 'status' | 'location' | 'sources'>, body: Buffer): CachedResponse => ({
    status,
    // A browser revalidates its copy each time, so that no old data is shown after a save.
    headers: {
      ...headers,
      'content-security-policy': sources ? pagePolicy(scripts, usedOf(sources, usesSource)) : ownPolicy,
      ...cacheHeaders(status, edgeSeconds),
      ...whenToRetry(status),
      ...(location && { location }),
    },
    body,
  })
  /** Returns a page that needs no rendering. */
  function plainPage(status: number, title: string, text: string, more?: Record<string, string>): CachedResponse {
    const response = respond({ status }, plainDocument(title, text))
    return { ...response, headers: { ...response.headers, 'cache-control': 'no-store', ...more } }
  }
  async function renderPage(url: string, { id, log }: FastifyRequest): Promise<CachedResponse> {
    try {
      const page = await bundle.render({ url, call: calls(), site: await site() })
      if (page.sameAs !== undefined) return { ...respond(page, NO_BODY), sameAs: page.sameAs }
      return respond(page, page.location ? NO_BODY : documentOf(page))
    } catch (error) {
      log.error({ err: error, path: url.split('?')[0] }, 'A page could not be rendered')
      const help = `That is our fault. Please try again in a minute.</p><p>If you write to us about it, please give this number: ${id}`
      return plainPage(500, 'Something went wrong', help)
    }
  }
  /** Browsers ask again also where it leads on permanently, so that the owner can take it back. */
  const redirectTo = (redirection: Redirection) => respond(redirection, NO_BODY)
  return { renderPage, plainPage, redirectTo }
}

const usedOf = (sources: PageSources, isUsed: (origin: string) => boolean): PageSources =>
  Object.fromEntries(
    Object.entries(sources)
      .map(([directive, origins]) => [directive, origins.filter(isUsed)] as const)
      .filter(([, origins]) => origins.length > 0),
  )

const NO_BODY = Buffer.alloc(0)

const plainDocument = (title: string, text: string) =>
  Buffer.from(
    `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"/><title>${title} | ${BRAND}</title></head><body>` +
      `<h1>${title}</h1><p>${text}</p><p><a href="/">Back to the home page</a></p></body></html>`,
  )

/** Serves built files. Their names contain a hash, so browsers cache them permanently; compressed copies lie beside them. */
export async function assetRoutes(app: FastifyInstance, assetsFolder: string) {
  await app.register(fastifyStatic, {
    root: assetsFolder,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  })
}

/** Serves the service worker: from the root, since it is for all pages, and asked for anew each time that a browser looks for a newer one. */
export const serviceWorkerRoute = (app: FastifyInstance, script: string) =>
  app.get('/service-worker.js', { schema: { hide: true } }, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )

/** What has a page of its own, each by its id. */
type Indexed = { supplierIds: () => Promise<number[]>; resourceIds: () => Promise<string[]> }

/** Serves robots.txt and the sitemap for search engines. */
export function crawlerRoutes(
  app: FastifyInstance,
  { bundle, publicUrl, supplierIds, resourceIds }: Pick<Pages, 'bundle' | 'publicUrl'> & Indexed,
) {
  const paths = async () => [
    ...bundle.indexedPaths,
    ...(await resourceIds()).map(bundle.resourcePath),
    ...(await supplierIds()).map(bundle.supplierPath),
  ]
  const sitemap = async (part?: number) => sitemapOf(publicUrl, await paths(), part)
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robotsOf(publicUrl)))
  app.get('/sitemap.xml', async (_, reply) => reply.type('application/xml').send(await sitemap()))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}$).xml', async ({ params }, reply) => {
    const file = await sitemap(Number(params.part))
    return file ? reply.type('application/xml').send(file) : reply.callNotFound()
  })
}
