import { copiesWith } from '#server/http/cache/copies-with.ts'
import type { CachedResponse } from '#server/http/cache/page-cache.ts'
import { cacheHeaders } from '#server/http/cache/shared-caching.ts'

/** Pages as they are sent to addresses with a key. */
const withKey = copiesWith(({ status }) => ({ ...cacheHeaders(status), 'referrer-policy': 'no-referrer' }))

/** Returns a page whose address opens something without an account as one that tells its address to no other site and that no shared cache keeps. */
export function withoutReferrer(url: string, page: CachedResponse): CachedResponse {
  if (!/[?&]key=/.test(url)) return page
  return withKey(page)
}
