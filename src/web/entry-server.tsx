import type { QueryClient } from '@tanstack/react-query'
import type { PageRequest, RenderedPage } from '#contract/rendering.ts'
import { answersIn } from './api/carry-over.ts'
import { neutral } from './api/neutral.ts'
import { createQueryClient } from './api/query.ts'
import { App } from './app.tsx'
import { beforePaint } from './before-paint.ts'
import { assembled } from './document.ts'
import { prepare } from './prepare.ts'
import { renderToText } from './render-to-text.ts'
import { pageAt } from './routes.ts'
import { startScript } from './start.ts'

export { indexedPaths, supplierPath } from './paths.ts'
export { normalised } from './routes.ts'

/** A page as one string, everything it reads in it. */
export async function render({ url, call, site, assets }: PageRequest): Promise<RenderedPage> {
  const found = pageAt(url)
  if (found && 'movedTo' in found) return { status: found.status, location: found.movedTo, html: '', scripts: [] }
  const queryClient = createQueryClient(neutral(call))
  await prepare(queryClient, url)
  const text = await renderToText(<App address={url} site={site} queryClient={queryClient} />)
  const carried = { site, answers: answersIn(queryClient) }
  return {
    status: found ? statusOf(queryClient) : 404,
    html: assembled(text, assets, found?.page.file, carried),
    scripts: [beforePaint, startScript],
  }
}

/** A page whose thing does not exist is itself a 404; one that lacks something it reads is not to be kept. */
function statusOf(queryClient: QueryClient): number {
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => query.state.error as { status?: number } | null)
  if (failed.some((error) => error?.status === 404)) return 404
  return failed.some(Boolean) ? 503 : 200
}
