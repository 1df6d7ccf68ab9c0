import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address, AnswerOf, SentTo } from '#contract/api.ts'
import { serverMessage } from '#web/api/call-error.ts'
import { query } from '#web/api/query.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TryAgain } from '#web/ui/try-again.tsx'

type ReadingProps<A extends Address> = {
  address: A
  input: SentTo<A>
  /** CSS length: as high as what comes. */
  height: string
  children: (data: AnswerOf<A>) => ReactNode
}

/** What a part shows once it is read. It waits and fails alone. */
export function Reading<A extends Address>({ address, input, height, children }: ReadingProps<A>) {
  const { data, error, isFetching, refetch } = useQuery({ ...query(address, input), refetchOnMount: 'always' })
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton height={height} />
  return (
    <TryAgain isTrying={isFetching} onTryAgain={() => void refetch()}>
      {serverMessage(error)}
    </TryAgain>
  )
}
