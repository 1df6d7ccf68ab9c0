import '#web/api/zod-without-eval.ts'
import { renderToString } from 'react-dom/server'
import type { PageRequest } from '#contract/endpoint/rendering.ts'
import { createQueryClient } from '#web/api/client/query-client.ts'
import { App } from '#web/app.tsx'
import { prepare } from '#web/prepare.ts'
import { pageAt } from '#web/routes.ts'
import { required } from '#shared/required.ts'

/** Returns a function that renders a page with all its data in memory, and does nothing else. */
export async function barePage({ url, call, site }: PageRequest): Promise<() => string> {
  const queryClient = createQueryClient(call)
  await prepare(queryClient, required(pageAt(url), `The page at ${url}`))
  return () => renderToString(<App address={url} site={site} queryClient={queryClient} />)
}
