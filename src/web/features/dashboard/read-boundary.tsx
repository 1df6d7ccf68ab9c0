import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address, ResponseOf, RequestOf } from '#contract/api.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'

type ReadBoundaryProps<A extends Address> = {
  address: A
  input: RequestOf<A>
  /** The placeholder, in the shape of the content. */
  loading: ReactNode
  children: (data: ResponseOf<A>) => ReactNode
}

/** A part of the dashboard with a read of its own. */
export const ReadBoundary = <A extends Address>({ address, input, loading, children }: ReadBoundaryProps<A>) => (
  <QueryBoundary of={useQuery({ ...query(address, input), refetchOnMount: 'always' })} loading={loading}>
    {children}
  </QueryBoundary>
)
