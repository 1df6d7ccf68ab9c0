import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address, ResponseOf, RequestOf } from '#contract/api.ts'
import { QueryBoundary } from '#web/api/query-boundary.tsx'
import { query } from '#web/api/query.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

type ReadBoundaryProps<A extends Address> = {
  address: A
  input: RequestOf<A>
  /** CSS length: the expected height of the content. */
  height: string
  children: (data: ResponseOf<A>) => ReactNode
}

/** A part of the dashboard with a read of its own. */
export const ReadBoundary = <A extends Address>({ address, input, height, children }: ReadBoundaryProps<A>) => (
  <QueryBoundary of={useQuery({ ...query(address, input), refetchOnMount: 'always' })} loading={<Skeleton height={height} />}>
    {children}
  </QueryBoundary>
)
