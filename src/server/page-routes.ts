import type { FastifyInstance } from 'fastify'
import { CARD_FORM_SOURCES } from '#contract/card-form-sources.ts'
import type { Context } from './context.ts'
import type { WebBundle } from '#contract/rendering.ts'
import { openRedirects } from './features/content/open-redirects.ts'
import type { NoteSearch } from './features/own-terms/count-unknown-words.ts'
import { resourceIds } from './features/resources/catalogue.ts'
import { mergedPages } from './features/supplier-merges/merged-pages.ts'
import { supplierIds } from './features/suppliers/queries.ts'
import type { Limits } from './http/guards.ts'
import { openSourceRoute } from './http/open-source.ts'
import type { PageCache } from './http/page-cache.ts'
import { assetRoutes, crawlerRoutes, pageRoutes } from './http/pages.ts'
import type { Serve } from './http/serve.ts'
import type { Authenticate } from './http/session.ts'
import { loadWeb } from './http/web-files.ts'
import { wellKnownRoutes } from './http/well-known.ts'
import { openSite } from './site.ts'

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
  const { publicUrl } = config
  const site = openSite(context)
  if (webFolder === null) {
    const { devPageRoutes } = await import('./http/dev-pages.ts')
    await devPageRoutes(app, { calls: serve.calls, site })
    return undefined
  }
  const { bundle, assets, assetsFolder, packages } = await loadWeb(webFolder)
  await assetRoutes(app, assetsFolder)
  openSourceRoute(app, packages, publicUrl)
  crawlerRoutes(app, { bundle, publicUrl, supplierIds: () => supplierIds(db), resourceIds })
  wellKnownRoutes(app, { ...context, changePasswordPath: bundle.changePasswordPath })
  const [redirects, merged] = [openRedirects(context), mergedPages(context)]
  const redirectOf = async (address: string) => (await redirects(address)) ?? merged(address)
  const usesSource = (origin: string) => config.stripe !== null || !CARD_FORM_ORIGINS.has(origin)
  pageRoutes(app, { bundle, assets, calls: serve.calls, cache, limits, site, publicUrl, usesSource, redirectOf, onSearch, authenticate })
  return bundle
}
