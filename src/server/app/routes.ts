import type { FastifyInstance } from 'fastify'
import { MIB } from '#shared/bytes.ts'
import type { Context } from '#server/context.ts'
import type { WebBundle } from '#contract/endpoint/rendering.ts'
import { comparisonRoutes } from '#server/features/comparisons/routes.ts'
import { contentRoutes } from '#server/features/content/routes.ts'
import { artworkRoutes } from '#server/features/artwork/routes.ts'
import { assistantRoutes } from '#server/features/assistant/routes.ts'
import { auditRoutes } from '#server/features/audit/routes.ts'
import { invoiceRoutes } from '#server/features/billing/invoices/invoice-routes.ts'
import { billingRoutes } from '#server/features/billing/routes.ts'
import { sandboxRoutes } from '#server/features/billing/sandbox/sandbox-routes.ts'
import { sandboxStore } from '#server/features/billing/sandbox/sandbox-store.ts'
import { billingWebhooks } from '#server/features/billing/events/webhook-routes.ts'
import { directoryRoutes } from '#server/features/directory/routes.ts'
import { operationsRoutes } from '#server/features/operations/routes.ts'
import { importRoutes } from '#server/features/owner-suppliers/imports/import-routes.ts'
import { holidayRoutes } from '#server/features/holidays/routes.ts'
import { countUnknownWords, type NoteSearch } from '#server/features/own-terms/count-unknown-words.ts'
import { followOwnTerms } from '#server/features/own-terms/follow-own-terms.ts'
import { ownTermRoutes } from '#server/features/own-terms/routes.ts'
import { ownerSupplierRoutes } from '#server/features/owner-suppliers/routes.ts'
import { ownerRoutes } from '#server/features/owner/routes.ts'
import { placeRoutes } from '#server/features/places/routes.ts'
import { quoteFormRoutes } from '#server/features/quote-forms/routes.ts'
import { quoteAccess } from '#server/features/quotes/access/access.ts'
import { attachmentRoutes } from '#server/features/quotes/attachments/attachment-routes.ts'
import { quoteRoutes } from '#server/features/quotes/routes.ts'
import { stepRoutes } from '#server/features/quotes/step-routes.ts'
import { resourceDownloadRoutes } from '#server/features/resources/downloads/routes.ts'
import { resourceById } from '#server/features/resources/resource-by-id.ts'
import { resourceRoutes } from '#server/features/resources/routes.ts'
import { reviewRoutes } from '#server/features/reviews/routes.ts'
import { searchSuggestionRoutes, warmUpSuggestions } from '#server/features/search-suggestions/routes.ts'
import { savedRoutes } from '#server/features/saved/routes.ts'
import { supportRoutes } from '#server/features/support/routes.ts'
import { insightRoutes } from '#server/features/insights/routes.ts'
import { dashboardRoutes } from '#server/features/dashboard/routes.ts'
import { countPostVisit } from '#server/features/social/visits/count-visit.ts'
import { socialRoutes } from '#server/features/social/routes.ts'
import { supplierMergeRoutes } from '#server/features/supplier-merges/routes.ts'
import { supplierProfileRoutes } from '#server/features/supplier-profile/routes.ts'
import { listedRow } from '#server/features/suppliers/queries.ts'
import { supplierRoutes } from '#server/features/suppliers/routes.ts'
import { supplierDocumentRoutes } from '#server/features/supplier-documents/routes.ts'
import { uploadRoutes } from '#server/features/uploads/routes.ts'
import { apiDocument } from '#server/http/api-document/api-document.ts'
import { openLimits } from '#server/http/access/guards.ts'
import { healthRoutes } from '#server/http/health.ts'
import { addressesOf, createPageCache } from '#server/http/cache/page-cache.ts'
import { securityHeaders } from '#server/http/wire/security-headers.ts'
import { openServer } from '#server/http/server.ts'
import { createServe, type Serve } from '#server/http/kinds/serve.ts'
import { authenticating } from '#server/http/access/session.ts'
import { gaugeProcess } from '#server/metrics/gauges.ts'
import { orderListRoutes } from '#server/features/order-lists/routes.ts'
import { storedPictures } from '#server/http/files/uploads.ts'
import { pathOf } from '#server/http/kinds/endpoint-kind.ts'
import type { RenderEmail } from '#server/ports/mail/render-email.ts'
import { addAccounts } from './account-routes.ts'
import { addPages } from './page-routes.ts'
import { subscriberRoutes } from './subscriber-routes.ts'

/** What a busy site is asked for within the minute that an entry lasts: some hundreds of pages and lists. Older ones stay until there is no room. */
const CACHE_BYTES = 64 * MIB

type RouteOptions = {
  /** Holds the built web; null: pages come straight from the sources. */
  webFolder: string | null
  /** Emails are shown to the owner before they are sent. */
  render: RenderEmail
  addRoutes?: ((serve: Serve) => void) | undefined
}

/** Every address of the site, in one list. */
export async function openRoutes(context: Context, { webFolder, render, addRoutes }: RouteOptions): Promise<FastifyInstance> {
  const { db, images, config, changes, metrics, now } = context
  const time = () => now().getTime()
  const cache = createPageCache({ maxBytes: CACHE_BYTES, canCache: changes.isConnected, now: time, onLookup: metrics?.onCacheLookup })
  if (metrics) gaugeProcess(metrics, context, cache)
  changes.listen((scope) => cache.evict(scope && addressesOf(scope.supplierId)))
  const app = openServer(context)
  await apiDocument(app, config)
  const limits = openLimits(context)
  const authenticate = authenticating(context)
  const serve = createServe(app, { db, cache, limits, authenticate, headers: securityHeaders(config) })
  healthRoutes(app, db)
  const unknownWords = countUnknownWords(context)
  app.addHook('onClose', unknownWords.stop).addHook('onListen', async () => warmUpSuggestions())
  addDirectory(serve, context, unknownWords.note)
  supplierRoutes(serve, context)
  supplierProfileRoutes(serve, context)
  socialRoutes(app, serve, context)
  dashboardRoutes(serve, context)
  addPlans(app, serve, context)
  reviewRoutes(serve, context)
  addLibrary(app, serve, context)
  quoteFormRoutes(serve, context)
  const onQuotes = quoteAccess(context)
  quoteRoutes(serve, onQuotes, context)
  stepRoutes(serve, onQuotes, context)
  attachmentRoutes(app, serve, onQuotes, context)
  subscriberRoutes(app, serve, { ...context, render })
  addAccounts(serve, context, limits)
  savedRoutes(serve, context)
  auditRoutes(serve, context)
  ownerRoutes(serve, context)
  operationsRoutes(app, serve, context)
  holidayRoutes(serve, context)
  ownTermRoutes(serve, { ...context, reload: await followOwnTerms(context, () => cache.evict()) })
  ownerSupplierRoutes(serve, context)
  importRoutes(app, serve, context)
  supplierMergeRoutes(serve, context)
  supplierDocumentRoutes(app, serve, context)
  // The pages are added last.
  const pages: { bundle?: WebBundle | undefined } = {}
  const hasPage = (address: string) => app.hasRoute({ method: 'GET', url: pathOf(address) }) || pages.bundle?.hasOwnPage(address) === true
  contentRoutes(serve, { ...context, hasPage })
  uploadRoutes(app, serve, context)
  orderListRoutes(app, serve, context)
  storedPictures(app, images)
  addArtwork(app, context)
  addRoutes?.(serve)
  pages.bundle = await addPages(app, context, { webFolder, serve, cache, limits, authenticate, onSearch: unknownWords.noteAddress })
  return app
}

/** Everything by which suppliers are found. */
function addDirectory(serve: Serve, context: Context, onSearch: NoteSearch): void {
  directoryRoutes(serve, { ...context, onSearch })
  placeRoutes(serve)
  comparisonRoutes(serve)
  searchSuggestionRoutes(serve, context)
  assistantRoutes(serve, context)
}

/** Adds the resource library: what is read and filled in, and its files. */
function addLibrary(app: ReturnType<typeof openServer>, serve: Serve, context: Context): void {
  resourceRoutes(serve, context)
  resourceDownloadRoutes(app, {
    publicUrl: context.config.publicUrl,
    resourceById: (id) => resourceById(context).load(context.db, { id }),
  })
}

const addArtwork = (app: ReturnType<typeof openServer>, context: Context) =>
  artworkRoutes(app, {
    supplierCard: (id) => listedRow(context.db, id).then((row) => row ?? null),
    resourceCard: (id) => resourceById(context).load(context.db, { id }),
  })

/** Adds subscriptions and payments, and what a plan gives; the sandbox's own addresses are there while it takes the payments. */
function addPlans(app: ReturnType<typeof openServer>, serve: Serve, context: Context): void {
  insightRoutes(serve, { ...context, onView: (view, requester) => countPostVisit(context, view, requester) })
  supportRoutes(serve, context)
  billingRoutes(serve, context)
  billingWebhooks(serve, context)
  invoiceRoutes(app, serve)
  if (context.payments.provider === 'sandbox') sandboxRoutes(serve, sandboxStore(context))
}
