import { inject, parse } from 'regexparam'
import { parseSearch, queryString } from '#web/search.ts'
import type { LazyPage } from './lazy-page.tsx'

type Search = Record<string, unknown>

/** An address of the site and what is there. */
export type Route = {
  /** Parts that differ begin with a colon: `/suppliers/:id`. */
  path: string
  /** Reads the query: known parameters in fixed order, the others left out. Without it the page has none. */
  search?: (raw: Search) => Search
} & ({ page: LazyPage } | { movedTo: (params: Record<string, string>) => string })

export type Found = {
  page: LazyPage
  /** What the page is given: the parts of its path that differ, and `search` where it has a query. */
  props: Record<string, unknown>
  /** One for all addresses that show the same. */
  address: string
}
export type Moved = { movedTo: string; status: 301 | 308 }

/** Finds what is at an address: a page, where it has moved, or nothing. */
export function matching(routes: readonly Route[]) {
  const patterns = routes.map((route) => ({ route, ...parse(route.path) }))
  return (url: string): Found | Moved | undefined => {
    const [path, query = ''] = url.split('#', 1)[0]!.split(/\?(.*)/s) as [string, string?]
    for (const { route, pattern, keys } of patterns) {
      const values = pattern.exec(path)?.slice(1)
      if (values) return at(route, Object.fromEntries(keys.map((key, i) => [key, values[i]!])), path, query)
    }
    return undefined
  }
}

function at(route: Route, raw: Record<string, string>, path: string, query: string): Found | Moved | undefined {
  const params = decoded(raw)
  if (!params) return undefined
  if ('movedTo' in route) return { movedTo: route.movedTo(params), status: 301 }
  // Found in another form too: a slash too many, capitals.
  const normal = inject(route.path, raw) || '/'
  if (normal !== path) return { movedTo: normal + (query && `?${query}`), status: 308 }
  const search = route.search?.(parseSearch(query))
  return { page: route.page, props: { ...params, ...(search && { search }) }, address: path + queryString(search ?? {}) }
}

/** Nothing where a part is not what any text becomes in an address. */
function decoded(raw: Record<string, string>) {
  try {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return undefined
  }
}
