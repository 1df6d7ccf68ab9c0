import type { CachedResponse } from '#server/http/cache/page-cache.ts'

/** Pages as they are sent to addresses with a key: such a page is compressed once, as any other. */
const withKey = new WeakMap<CachedResponse, CachedResponse>()

/** Returns a page whose address opens something without an account as one that tells its address to no other site. */
export function withoutReferrer(url: string, page: CachedResponse): CachedResponse {
  if (!/[?&]key=/.test(url)) return page
  const known = withKey.get(page)
  if (known) return known
  const quiet = { ...page, headers: { ...page.headers, 'referrer-policy': 'no-referrer' } }
  withKey.set(page, quiet)
  return quiet
}
