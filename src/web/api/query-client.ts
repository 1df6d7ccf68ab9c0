import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { CallOptions, WebCall } from './call.ts'
import { sessionMayHaveEnded } from './me.ts'

type AnyCall = (address: string, input: object, options?: CallOptions) => Promise<unknown>

/** Requests are sent even while the browser reports to be offline: they then fail visibly instead of waiting silently. */
const networkMode = 'always'

/**
 * Creates the cache of server responses. Reads go through `call`: HTTP in a browser, an in-process call while a page is rendered. Responses
 * never become stale, and failed reads are not retried automatically. A read that fails with 401 refetches the signed-in user.
 */
export function createQueryClient(call: WebCall): QueryClient {
  const callAny = call as AnyCall
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => sessionMayHaveEnded(client, error) }),
    defaultOptions: {
      queries: {
        queryFn: (read) =>
          callAny(
            read.meta!.address as string,
            { ...(read.meta!.input as object), ...(read.pageParam as object) },
            // The library aborts the call when its last observer is gone only if `read.signal` has been accessed.
            read.meta!.isCancellable ? { signal: read.signal } : undefined,
          ),
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
