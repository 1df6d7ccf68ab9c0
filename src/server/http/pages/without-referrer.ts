import type { CachedResponse } from '#server/http/cache/page-cache.ts'
import { cacheHeaders } from '#server/http/cache/shared-caching.ts'

/** Pages as they are sent to addresses with a key: such a page is compressed once, as any other. */
const withKey = new WeakMap<CachedResponse, CachedResponse>()

/** Returns a page whose address opens something without an account as one that tells its address to no other site and that no shared cache keeps. */
export function withoutReferrer(url: string, page: CachedResponse): CachedResponse {
  if (!/[?&]key=/.test(url)) return page
  const known = withKey.get(page)
  if (known) return known
  const quiet = { ...page, headers: { ...page.headers, ...cacheHeaders(page.status), 'referrer-policy': 'no-referrer' } }
  withKey.set(page, quiet)
  return quiet
}
