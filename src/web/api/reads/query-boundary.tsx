import type { ReactNode } from 'react'
import { TryAgain } from '#web/ui/feedback/try-again.tsx'
import { serverMessage } from '#web/api/call-error.ts'

/** The part of the result of `useQuery` and `useInfiniteQuery` that is used here. */
export type QueryState<Data> = { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }

type QueryBoundaryProps<Data> = {
  of: QueryState<Data>
  /** Shown until the data is there; as high as the content, so that the layout does not shift. */
  loading: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows a read: the placeholder, the data, or the error and a button to try again, independently of the rest of the page. Data that has
 * been read stays in view when a later read fails.
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
