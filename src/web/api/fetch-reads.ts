import type { QueryClient } from '@tanstack/react-query'
import type { Read } from './query.ts'

/**
 * Fetches what a page reads: the server waits for it, a browser only begins it and shows the page at once.
 * A read that fails is a state of its component, so nothing is thrown here.
 */
export function fetchReads<Module>(
  queryClient: QueryClient,
  load: () => Promise<Module>,
  reads: (page: Module) => Read[],
): Promise<void> | undefined {
  const fetched = load().then((page) => Promise.all(reads(page).map((read) => fetchRead(queryClient, read))))
  if (import.meta.env.SSR) return fetched.then(() => undefined)
  // A script that does not arrive is the route's to report: it waits for the same one.
  fetched.catch(() => undefined)
  return undefined
}

const fetchRead = (queryClient: QueryClient, read: Read): Promise<void> =>
  read.initialPageParam ? queryClient.prefetchInfiniteQuery(read as never) : queryClient.prefetchQuery(read as never)
