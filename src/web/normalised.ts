import { createAppRouter } from './router.tsx'
import { parseSearch, queryString } from './search.ts'

/** Only matches addresses; nothing is read through it. */
const routes = createAppRouter({ call: () => Promise.reject(new Error('no page is rendered here')) })
const UNKNOWN = '/page-not-found'

/** @see WebBundle.normalised */
export function normalised(url: string): string {
  const [path, query] = url.split('#', 1)[0]!.split(/\?(.*)/s) as [string, string | undefined]
  const [, , route] = routes.getMatchedRoutes(path)
  if (!route) return UNKNOWN
  const read = route.options.validateSearch as ((raw: Record<string, unknown>) => Record<string, unknown>) | undefined
  return query && read ? path + queryString(read(parseSearch(query))) : path
}
