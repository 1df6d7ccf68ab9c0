import type { QueryClient } from '@tanstack/react-query'
import type { Read } from './query.ts'

/** Fetches what a page reads. A read that fails is a state of its component, so nothing is thrown here. */
export const fetchReads = (queryClient: QueryClient, reads: Read[]): Promise<unknown> =>
  Promise.all(
    reads.map((read) =>
      // A `Read` is the part that the options of `query` and of `pages` have in common.
      read.initialPageParam ? queryClient.prefetchInfiniteQuery(read as never) : queryClient.prefetchQuery(read as never),
    ),
  )
