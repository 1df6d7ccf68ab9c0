import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { CallOptions, WebCall } from './call.ts'
import { sessionMayHaveEnded } from './me.ts'

type AnyCall = (address: string, input: object, options?: CallOptions) => Promise<unknown>

/** Calls are made also while the browser believes to be offline: they fail then, which is shown, instead of waiting without a word. */
const networkMode = 'always'

/**
 * The cache of server responses. Reads go through `call`: HTTP in a browser, the process itself while a page is rendered.
 * Responses never grow stale, and nothing is tried twice by itself. A read that finds the session ended says so to the whole page.
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
            // Only to look at the signal makes the library end the call with its last reader.
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
