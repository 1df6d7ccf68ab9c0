import type { QueryClient } from '@tanstack/react-query'
import type { PageRequest, RenderedPage } from '#contract/endpoint/rendering.ts'
import { CallError } from './api/call-error.ts'
import { dehydrate } from './api/client/hydration.ts'
import { sanitizeErrors } from './api/client/sanitize-errors.ts'
import { createQueryClient } from './api/client/query-client.ts'
import { App } from './app.tsx'
import { beforePaint } from './before-paint.ts'
import { dehydratedScript } from './dehydrated-state.ts'
import { ShownParts } from './navigation/lazy-part.tsx'
import { prepare } from './prepare.ts'
import { renderToText } from './render-to-text.ts'
import { matchRoute } from './routes.ts'
import { startScript } from './start.ts'

export { changePasswordPath, indexedPaths, isSearch, resourcePath, supplierPath } from './paths.ts'
export { hasOwnPage, renderedAs } from './routes.ts'
export const scripts = { beforePaint, start: startScript }

export async function render({ url, call, site }: PageRequest): Promise<RenderedPage> {
  const found = matchRoute(url)
  if (found && 'redirectTo' in found) return { ...NOT_RENDERED, status: found.status, location: found.redirectTo }
  const queryClient = createQueryClient(sanitizeErrors(call))
  if (found) await prepare(queryClient, found)
  const status = found ? (found.status ?? statusOf(queryClient)) : 404
  if (status === 404 && found?.missing && found.missing !== found.address) return { ...NOT_RENDERED, status, sameAs: found.missing }
  const parts = new Map<string, boolean>()
  const text = await renderToText(
    <ShownParts value={parts}>
      <App address={url} site={site} queryClient={queryClient} />
    </ShownParts>,
  )
  const endOfHead = text.indexOf(END_OF_HEAD)
  return {
    status,
    file: found?.page.file,
    parts: [...parts.keys()],
    withoutScript: [...parts].flatMap(([module, isHydrated]) => (isHydrated ? [] : [module])),
    sources: found?.page.sources,
    head: `<!DOCTYPE html>${text.slice(0, endOfHead)}`,
    body: text.slice(endOfHead + END_OF_HEAD.length, -END.length),
    dehydrated: dehydratedScript({ site, queries: dehydrate(queryClient) }),
  }
}

const NOT_RENDERED = { head: '', body: '', dehydrated: '' }
const END_OF_HEAD = '</head>'
const END = '</body></html>'

/** Returns 404 for a page whose resource does not exist, and 503, which is not cached, where any of its reads failed. */
function statusOf(queryClient: QueryClient): number {
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => query.state.error)
  if (failed.some((error) => error instanceof CallError && error.status === 404)) return 404
  return failed.some(Boolean) ? 503 : 200
}
