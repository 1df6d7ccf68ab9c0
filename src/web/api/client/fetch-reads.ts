import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '#web/api/call-error.ts'
import type { Read } from '#web/api/reads/query.ts'

/** Fetches what a page reads. A read that fails is a state of its component, so nothing is thrown here. */
export const fetchReads = (queryClient: QueryClient, reads: Read[]): Promise<unknown> =>
  Promise.all(
    reads.map((read) =>
      // A `Read` is the part that the options of `query` and of `pages` have in common.
      read.initialPageParam ? queryClient.prefetchInfiniteQuery(read as never) : queryClient.prefetchQuery(read as never),
    ),
  )

/** Returns whether a read was answered with a refusal that another try would not change. */
export function isRefused(queryClient: QueryClient, { queryKey }: Read): boolean {
  const error = queryClient.getQueryState(queryKey)?.error
  return error instanceof CallError && error.status < 429
}

/** Gives a read the refusal that another one has, if it has one. */
export function refuseAs(queryClient: QueryClient, refused: Read, read: Read | undefined) {
  const state = queryClient.getQueryState(refused.queryKey)
  if (read && state && isRefused(queryClient, refused)) queryClient.getQueryCache().build(queryClient, { queryKey: read.queryKey }, state)
}
