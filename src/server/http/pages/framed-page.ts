import type { CachedResponse } from '#server/http/cache/page-cache.ts'

/** Returns a page that may stand in a frame of this site, and in no cache. */
export const framed = ({ headers, ...response }: CachedResponse): CachedResponse => ({
  ...response,
  headers: {
    ...headers,
    'content-security-policy': headers['content-security-policy']!.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'private, no-store',
  },
})
