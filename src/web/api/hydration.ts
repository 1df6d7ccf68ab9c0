import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

/** One query of a page that the server rendered, as it travels to the browser: its data or its error, so that both sides show the same. */
export type DehydratedQuery = { key: QueryKey; data: unknown } | { key: QueryKey; status: number; body: string }

export const dehydrate = (queryClient: QueryClient): DehydratedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    // What the server has not asked for, such as who is signed in, is left to the browser.
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey: key, state: { data, error } }) =>
      error instanceof CallError ? { key, status: error.status, body: error.body } : { key, data },
    )

export function hydrate(queryClient: QueryClient, answers: DehydratedQuery[]) {
  for (const answer of answers)
    if ('data' in answer) queryClient.setQueryData(answer.key, answer.data)
    else queryClient.getQueryCache().build(queryClient, { queryKey: answer.key }, refused(new CallError(answer.status, answer.body)))
}

const refused = (error: CallError): QueryState<unknown, Error> => ({
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
