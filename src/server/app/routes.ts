import type { FastifyInstance } from 'fastify'
import { MIB } from '#shared/bytes.ts'
import type { WebBundle } from '#contract/endpoint/rendering.ts'
import type { Clock } from '#shared/comparison/budget.ts'
import type { Context } from '#server/context.ts'
import type { RouteDeps } from '#server/feature.ts'
import { createComparing } from '#server/features/comparisons/compare-offers.ts'
import { apiDocument } from '#server/http/api-document/api-document.ts'
import { createLimits } from '#server/http/access/guards.ts'
import { healthRoutes } from '#server/http/health.ts'
import { addressesOf, createPageCache } from '#server/http/cache/page-cache.ts'
import { purgeEdge } from '#server/http/cache/purge-edge.ts'
import { securityHeaders } from '#server/http/wire/security-headers.ts'
import { carryChanges } from '#server/http/carry-changes.ts'
import { createSiteServer } from '#server/http/server.ts'
import { createServe, type Serve } from '#server/http/kinds/serve.ts'
import { authenticating } from '#server/http/access/session.ts'
import { gaugeProcess } from '#server/metrics/gauges.ts'
import { storedPictures } from '#server/http/files/uploads.ts'
import { pathOf } from '#server/http/kinds/endpoint-kind.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { needsYouOf } from './needs-you.ts'
import { acceptanceOf, emailLists, endsOf, FEATURES, createSignals } from './features.ts'
import { addPages } from './page-routes.ts'

/** What a busy site is asked for within the minute that an entry lasts: some hundreds of pages and lists. Older ones stay until there is no room. */
const CACHE_BYTES = 64 * MIB

type RouteOptions = {
  /** Holds the built web; null: pages come straight from the sources. */
  webFolder: string | null
  render: RenderEmail
  addRoutes?: ((serve: Serve) => void) | undefined
  comparisonClock?: Clock | undefined
}

/** Opens the server with every address of the site: those of the features, then the pages. */
export async function registerRoutes(context: Context, options: RouteOptions): Promise<FastifyInstance> {
  const { webFolder, render, addRoutes, comparisonClock = () => performance.now() } = options
  const { db, images, config, changes, replicas, metrics, now } = context
  const time = () => now().getTime()
  const cache = createPageCache({
    maxBytes: CACHE_BYTES,
    canCache: changes.isConnected,
    canShowOlder: changes.isServerGone,
    ...(replicas && { reading: replicas.read }),
    now: time,
    onLookup: metrics?.onCacheLookup,
  })
  if (metrics) gaugeProcess(metrics, context, cache)
  changes.listen((scope) => cache.evict(scope && addressesOf(scope.supplierId)))
  const app = createSiteServer(context)
  carryChanges(app, context)
  if (config.edgePurgeUrl) app.addHook('onClose', purgeEdge(context, config.edgePurgeUrl))
  await apiDocument(app, config)
  const limits = createLimits(context)
  const authenticate = authenticating(context)
  const caching = { cache, headers: securityHeaders(config), edgeSeconds: config.edgeSeconds }
  const serve = createServe(app, { db, limits, authenticate, reading: replicas?.read, ...caching })
  healthRoutes(app, context)
  const pages: { bundle?: WebBundle | undefined } = {}
  const deps: RouteDeps = {
    ...context,
    ...endsOf(context),
    ...acceptanceOf(context),
    ...createSignals({ ...context, app }),
    ...emailLists,
    needsYou: (accountId) => needsYouOf(db, accountId, now()),
    app,
    serve,
    limits,
    render,
    compareBriefly: createComparing(comparisonClock),
    // The pages are added last.
    hasPage: (address) => app.hasRoute({ method: 'GET', url: pathOf(address) }) || pages.bundle?.hasOwnPage(address) === true,
    evictPages: () => cache.evict(),
  }
  for (const { routes } of FEATURES) await routes?.(deps)
  storedPictures(app, images)
  addRoutes?.(serve)
  pages.bundle = await addPages(app, context, { webFolder, serve, cache, limits, authenticate, onSearch: deps.onPageSearch })
  return app
}
