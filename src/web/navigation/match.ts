import { inject, parse } from 'regexparam'
import { isUnreadable, parseSearch, queryString } from '#web/query-string.ts'
import type { LazyPage } from './lazy-page.tsx'

type Search = Record<string, unknown>

/** An address pattern of the site and its page or redirect. */
export type Route = {
  /** Parameters begin with a colon: `/suppliers/:id`. */
  path: string
  /** Parses the query: known parameters in a fixed order, unknown ones removed. Routes without it have no query. */
  search?: (raw: Search) => Search
  /** The parameters of path and query that are read in the browser only: one page is rendered for all of their values. */
  inBrowser?: readonly string[]
} & (
  | { page: LazyPage; /** Of its response, where that is not 200. */ status?: 400 }
  | { redirectTo: (params: Record<string, string>) => string }
)

export type MatchedPage = {
  page: LazyPage
  /** The props of the page: its path parameters, and `search` where the route parses a query. */
  props: Record<string, unknown>
  /** The normalised address, the same for all addresses that show the same. */
  address: string
  /** The same for all addresses for which the server renders the same: without the parameters that are read in the browser only. */
  renderedAs: string
  /** The address that is rendered for every id that does not exist: the pattern of the path, which no id has. Undefined without an id. */
  missing: string | undefined
  /** Of its response, where that is not 200. */
  status?: 400
}
export type Redirect = { redirectTo: string; status: 301 | 308 }

/**
 * Returns a function that matches an address: to a page, to a redirect, or undefined. One whose query has a text that no call would take
 * matches the page at the address `unreadable`.
 */
export function matching(routes: readonly Route[], unreadable = '') {
  const patterns = routes.map((route) => ({ route, ...parse(route.path) }))
  return function match(url: string): MatchedPage | Redirect | undefined {
    const [path = '', query = ''] = url.replace(/#.*/s, '').split(/\?(.*)/s)
    for (const { route, pattern, keys } of patterns) {
      const values = pattern.exec(path)?.slice(1)
      if (!values) continue
      const search = 'page' in route ? route.search?.(parseSearch(query)) : undefined
      if (search && isUnreadable(search)) return match(unreadable)
      return at(route, Object.fromEntries(keys.map((key, i) => [key, values[i] ?? ''])), { path, query, search })
    }
    return undefined
  }
}

type Address = { path: string; query: string; search: Search | undefined }

function at(route: Route, raw: Record<string, string>, { path, query, search }: Address): MatchedPage | Redirect | undefined {
  const params = decoded(raw)
  if (!params) return undefined
  if ('redirectTo' in route) return { redirectTo: route.redirectTo(params), status: 301 }
  // Patterns also match with a trailing slash or in capitals; these redirect to the normal form.
  const normal = inject(route.path, raw) || '/'
  if (normal !== path) return { redirectTo: normal + (query && `?${query}`), status: 308 }
  const { page, status, inBrowser = [] } = route
  return {
    page,
    props: { ...params, ...(search && { search }) },
    address: path + queryString(search ?? {}),
    // A parameter without a value stays as the pattern has it.
    renderedAs: (inject(route.path, encoded(without(inBrowser, params))) || '/') + queryString(without(inBrowser, search ?? {})),
    missing: Object.keys(raw).length > 0 ? route.path : undefined,
    ...(status && { status }),
  }
}

const encoded = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]))

const without = <Value>(names: readonly string[], values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** Returns undefined where a parameter is malformed percent-encoding. */
function decoded(raw: Record<string, string>) {
  try {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    return undefined
  }
}
