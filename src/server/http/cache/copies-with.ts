import type { CachedResponse } from './page-cache.ts'

/** Returns what makes a copy of a response with other headers: once for each response, so that the copy is compressed once, too. */
export function copiesWith(headersOf: (response: CachedResponse) => Record<string, string>): (response: CachedResponse) => CachedResponse {
  const copies = new WeakMap<CachedResponse, CachedResponse>()
  return (response) => {
    const known = copies.get(response)
    if (known) return known
    const copy = { ...response, headers: { ...response.headers, ...headersOf(response) } }
    copies.set(response, copy)
    return copy
  }
}
