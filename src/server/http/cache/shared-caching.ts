import type { CachedResponse } from './page-cache.ts'

/** The longest that a shared cache may keep a page: what is suspended is gone from there within a minute (docs/behaviour/limits.md, Caching). */
export const MAX_EDGE_SECONDS = 60

const SHARED = 'public, '

/**
 * Returns the headers that say who may keep a response which is the same for all. Browsers ask each time. A cache in front that is shared keeps it for
 * `edgeSeconds`, where that is above 0 and nothing is wrong: for visitors without any cookie only, as the response to all others is `PERSONAL`.
 */
export function cacheHeaders(status: number, edgeSeconds = 0): Record<'cache-control' | 'vary', string> {
  if (status === 200 && edgeSeconds > 0)
    return { 'cache-control': `${SHARED}max-age=0, must-revalidate, s-maxage=${edgeSeconds}`, vary: 'Accept-Encoding, Cookie' }
  return { 'cache-control': status < 500 ? 'no-cache' : 'no-store', vary: 'Accept-Encoding' }
}

/** What a cache may keep only for whoever asks with the same cookies. */
export const isShared = ({ headers }: CachedResponse) => headers['cache-control']?.startsWith(`${SHARED}max-age=0`) ?? false

/** Whoever has a cookie may have written what the page shows: no cache in front answers, and none keeps the answer. */
export const PERSONAL = { 'cache-control': 'private, no-store' }
