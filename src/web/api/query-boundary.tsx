import type { ReactNode } from 'react'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { serverMessage } from './call-error.ts'

/** What `useQuery` and `useInfiniteQuery` return, as far as it is looked at. */
export type QueryState<Data> = { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }

type QueryBoundaryProps<Data> = {
  of: QueryState<Data>
  /** In its place until it is read, as high as what comes. */
  loading: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * What a part of a page shows of a read: a placeholder, the data, or why there is none and a way to try again. It waits and fails alone.
 * What has been read stays in view when a later read fails.
 */
export function QueryBoundary<Data>({ of: { data, error, isFetching, refetch }, loading, children }: QueryBoundaryProps<Data>) {
  if (data !== undefined) return children(data)
  if (!error) return loading
  return (
    <TryAgain isTrying={isFetching} onTryAgain={() => void refetch()}>
      {serverMessage(error)}
    </TryAgain>
  )
}
