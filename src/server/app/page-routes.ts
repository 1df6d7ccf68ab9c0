import type { FastifyInstance } from 'fastify'
import { CARD_FORM_SOURCES } from '#contract/billing/card-form-sources.ts'
import type { Context } from '#server/context.ts'
import type { WebBundle } from '#contract/endpoint/rendering.ts'
import { createRedirects } from '#server/features/site-content/create-redirects.ts'
import type { NoteSearch } from '#server/features/own-terms/count-unknown-words.ts'
import { resourceIds } from '#server/features/resources/catalogue.ts'
import { mergedPages } from '#server/features/supplier-merges/merged-pages.ts'
import { supplierIds } from '#server/features/suppliers/queries.ts'
import type { Limits } from '#server/http/access/guards.ts'
import { openSourceRoute } from '#server/http/pages/open-source.ts'
import type { PageCache } from '#server/http/cache/page-cache.ts'
import { assetRoutes, crawlerRoutes, pageRoutes, serviceWorkerRoute } from '#server/http/pages/pages.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import type { Authenticate } from '#server/http/access/session.ts'
import { loadWeb } from '#server/http/pages/web-files.ts'
import { wellKnownRoutes } from '#server/http/pages/well-known.ts'
import { createSite } from './site.ts'

/** What pages may load from only where cards are charged. */
const CARD_FORM_ORIGINS = new Set(Object.values(CARD_FORM_SOURCES).flat())

type PageDeps = {
  webFolder: string | null
  serve: Serve
  cache: PageCache
  limits: Limits
  authenticate: Authenticate
  onSearch: NoteSearch
}

/** Adds the pages, and what belongs to them: built files, and what crawlers read. Returns the bundle; in development there is none. */
export async function addPages(
  app: FastifyInstance,
  context: Context,
  { webFolder, serve, cache, limits, authenticate, onSearch }: PageDeps,
): Promise<WebBundle | undefined> {
  const { db, config } = context
  const { publicUrl, edgeSeconds } = config
  const site = createSite(context)
  if (webFolder === null) {
    const { devPageRoutes } = await import('#server/http/pages/dev-pages.ts')
    await devPageRoutes(app, { calls: serve.calls, site })
    return undefined
  }
  const { bundle, assets, assetsFolder, packages, serviceWorker } = await loadWeb(webFolder)
  await assetRoutes(app, assetsFolder)
  serviceWorkerRoute(app, serviceWorker)
  openSourceRoute(app, packages, publicUrl)
  crawlerRoutes(app, { bundle, publicUrl, supplierIds: () => supplierIds(db), resourceIds })
  wellKnownRoutes(app, { ...context, changePasswordPath: bundle.changePasswordPath })
  const [redirects, merged] = [createRedirects(context), mergedPages(context)]
  const redirectOf = async (address: string) => (await redirects(address)) ?? merged(address)
  const usesSource = (origin: string) => config.stripe !== null || !CARD_FORM_ORIGINS.has(origin)
  const frame = { bundle, assets, calls: serve.calls, cache, limits, site, publicUrl, edgeSeconds }
  pageRoutes(app, { ...frame, usesSource, redirectOf, onSearch, authenticate })
  return bundle
}
