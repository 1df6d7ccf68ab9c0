import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server'
import type { AnyRouter } from '@tanstack/react-router'
import type { PageRequest, RenderedPage } from '#contract/rendering.ts'
import { neutral } from './api/neutral.ts'
import { beforePaint } from './before-paint.ts'
import { assembled } from './document.ts'
import { renderToText } from './render-to-text.ts'
import { createAppRouter } from './router.tsx'

export { normalised } from './normalised.ts'
export { indexedPaths, supplierPath } from './paths.ts'

/** A page as one string, everything it reads in it. */
export async function render({ url, call, site, assets }: PageRequest): Promise<RenderedPage> {
  const router = createAppRouter({ call: neutral(call), site })
  const page: RenderedPage = { status: 200, html: '', scripts: [beforePaint] }
  const handler = createRequestHandler({ createRouter: () => router, request: new Request(new URL(url, site.publicUrl)) })
  const response = await handler(async () => {
    throwFailure(router)
    const state = inlineScripts(router)
    page.scripts.push(...state)
    page.html = assembled(await renderToText(<RouterServer router={router} />), assets, fileOf(router), state)
    return new Response(null, { status: statusOf(router) })
  })
  // The router calls its own redirects temporary (a slash too many), but no address of ours comes back.
  const status = response.status === 307 ? 308 : response.status
  return { ...page, status, location: response.headers.get('location') ?? undefined }
}

/** The router's own: what the browser needs to go on where the server stopped. */
function inlineScripts(router: AnyRouter): string[] {
  const tags = router.serverSsr?.takeInitialHydrationScriptTags()
  return tags ? tags.before.map(({ children }) => children ?? '') : []
}

/** A route that failed would be rendered with the message of its error. Reads never fail a route (fetch-reads.ts), so this is a defect. */
function throwFailure(router: AnyRouter) {
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) throw failed.error
}

const fileOf = (router: AnyRouter) => router.state.matches.at(-1)?.staticData.file

/** A page whose thing does not exist is itself a 404; one that lacks something it reads is not to be kept. */
function statusOf(router: ReturnType<typeof createAppRouter>): number {
  if (router.state.matches.some(({ _notFound }) => _notFound)) return 404
  const failed = router.options.context.queryClient
    .getQueryCache()
    .getAll()
    .map((query) => query.state.error as { status?: number } | null)
  if (failed.some((error) => error?.status === 404)) return 404
  return failed.some(Boolean) ? 503 : 200
}
