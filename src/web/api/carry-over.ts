import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query'
import { CallError } from './call.ts'

/** What a page read while it was rendered, as it travels to the browser: answers, and refusals, so that both show the same. */
export type Answer = { key: QueryKey; data: unknown } | { key: QueryKey; status: number; body: string }

export const answersIn = (queryClient: QueryClient): Answer[] =>
  queryClient
    .getQueryCache()
    .getAll()
    // What nobody has asked yet, such as who is signed in, is the browser's to ask.
    .filter(({ state }) => state.status !== 'pending')
    .map(({ queryKey: key, state: { data, error } }) =>
      error instanceof CallError ? { key, status: error.status, body: error.body } : { key, data },
    )

export function takeOver(queryClient: QueryClient, answers: Answer[]) {
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
