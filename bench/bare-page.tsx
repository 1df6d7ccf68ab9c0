import '#web/api/zod-without-eval.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { PageRequest } from '#contract/rendering.ts'
import { createAppRouter } from '#web/router.tsx'

/** A page's elements with everything they read in memory: each call renders them, and does nothing else. */
export async function barePage({ url, call, site }: Omit<PageRequest, 'assets'>): Promise<() => string> {
  const router = createAppRouter({ call, site, history: createMemoryHistory({ initialEntries: [url] }) })
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) throw failed.error
  return () => renderToString(<RouterServer router={router} />)
}
