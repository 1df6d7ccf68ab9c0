import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { CallOptions, WebCall } from './call.ts'
import { codeMayBeDue } from '#web/api/session/me.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** The call of a query, whether it is aborted when no component needs it any longer, and the fields of a list that are kept. */
    queryMeta: { address: string; input: object; isCancellable?: boolean; fields?: readonly string[] }
  }
}

type JsonRow = Record<string, unknown>
type List = JsonRow[] | { items: JsonRow[] }
type AnyCall = (address: string, input: object, options?: CallOptions) => Promise<unknown>

/** Requests are sent even while the browser reports to be offline: they then fail visibly instead of waiting silently. */
const networkMode = 'always'

/**
 * Creates the cache of server responses. Reads go through `call`: HTTP in a browser, an in-process call while a page is rendered. Responses
 * never become stale, and failed reads are not retried automatically.
 */
export function createQueryClient(call: WebCall): QueryClient {
  // `query` and `pages` have checked that the input fits the address.
  const callAny = call as AnyCall
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => codeMayBeDue(client, error) }),
    defaultOptions: {
      queries: {
        queryFn: (read) => {
          // `query` and `pages` set both; the page parameter is a range, or absent.
          const { address, input, isCancellable, fields } = read.meta!
          const range = read.pageParam as object | undefined
          // The library aborts the call when its last observer is gone only if `read.signal` has been accessed.
          const response = callAny(address, { ...input, ...range }, isCancellable ? { signal: read.signal } : undefined)
          return fields ? response.then((list) => keepFields(list as List, fields)) : response
        },
        staleTime: Infinity,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  })
  return client
}

function keepFields(list: List, fields: readonly string[]): List {
  const kept = (row: JsonRow) => Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field]]))
  return Array.isArray(list) ? list.map(kept) : { ...list, items: list.items.map(kept) }
}
