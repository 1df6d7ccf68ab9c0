import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { Address, ResponseOf, PagedAddress, RequestOf } from '#contract/api.ts'
import { buildRequest } from '#contract/build-request.ts'
import type { Page } from '#contract/endpoint.ts'
import type { CallError } from './call-error.ts'

/** A range of a long list. */
type PageRange = { limit: number; offset: number }
type ItemOf<A extends PagedAddress> = ResponseOf<A> extends Page<infer Item> ? Item : never
/** What a page can say that it reads: what `query` and `pages` return. */
export type Read = { queryKey: readonly unknown[]; initialPageParam?: PageRange }
export type ReadOptions = {
  /** Ends the call as soon as nobody waits for it. */
  isCancellable?: boolean
}

/** Reads one endpoint. */
export function query<A extends Address>(address: A, input: RequestOf<A>, { isCancellable }: ReadOptions = {}) {
  return queryOptions<ResponseOf<A>, CallError>({ queryKey: [address, keyOf(address, input)], meta: { address, input, isCancellable } })
}

/** Reads a list step by step: `fetchNextPage` as long as there is more. */
export const pages = <A extends PagedAddress>(address: A, input: Omit<RequestOf<A>, keyof PageRange>, pageSize: number) =>
  ranges<ItemOf<A>>(address, input, pageSize)

function ranges<Item>(address: string, input: object, pageSize: number) {
  return infiniteQueryOptions<Page<Item>, CallError, InfiniteData<Page<Item>, PageRange>, string[], PageRange>({
    queryKey: [address, keyOf(address, input), `by ${pageSize}`],
    meta: { address, input },
    initialPageParam: { limit: pageSize, offset: 0 },
    // Only a short page is known to be the last.
    getNextPageParam: ({ items }, _, { limit, offset }) => (items.length === limit ? { limit, offset: offset + limit } : undefined),
  })
}

/** Reads anew, whatever the cache holds and whatever is on its way. @throws what the call throws */
export async function fetchAgain<A extends Address>(client: QueryClient, address: A, input: RequestOf<A>): Promise<ResponseOf<A>> {
  const read = query(address, input)
  await client.cancelQueries({ queryKey: read.queryKey })
  return client.fetchQuery({ ...read, staleTime: 0 })
}

/** The same for equal inputs, in whatever order they are written. */
const keyOf = (address: string, input: object) => buildRequest(address, Object.fromEntries(Object.entries(input).toSorted())).url
