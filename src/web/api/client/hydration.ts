import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query'
import { CallError } from '#web/api/call-error.ts'

/** One query of a page that the server rendered, as sent to the browser: its data or its error, so that both render the same. */
export type DehydratedQuery = { key: QueryKey; data: unknown } | { key: QueryKey; status: number; body: string }

export const dehydrate = (queryClient: QueryClient): DehydratedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    // Pending queries, such as the signed-in user, were not fetched by the server and are left to the browser.
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey: key, state: { data, error } }) =>
      error instanceof CallError ? { key, status: error.status, body: error.body } : { key, data },
    )

export function hydrate(queryClient: QueryClient, queries: DehydratedQuery[]) {
  for (const query of queries)
    if ('data' in query) queryClient.setQueryData(query.key, query.data)
    else queryClient.getQueryCache().build(queryClient, { queryKey: query.key }, failedState(new CallError(query.status, query.body)))
}

const failedState = (error: CallError): QueryState<unknown, Error> => ({
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error,
  errorUpdateCount: 1,
  errorUpdatedAt: Date.now(),
  fetchFailureCount: 1,
  fetchFailureReason: error,
  fetchMeta: null,
  isInvalidated: false,
  status: 'error',
  fetchStatus: 'idle',
})
