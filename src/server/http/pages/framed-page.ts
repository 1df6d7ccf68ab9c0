import type { CachedResponse } from '#server/http/cache/page-cache.ts'
import { required } from '#shared/required.ts'

/** Returns a page that may stand in a frame of this site, and in no cache. */
export const framed = ({ headers, ...response }: CachedResponse): CachedResponse => ({
  ...response,
  headers: {
    ...headers,
    'content-security-policy': required(headers['content-security-policy'], 'The policy of pages').replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    ),
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'private, no-store',
  },
})
