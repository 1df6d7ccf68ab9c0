import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { Address, ResponseOf, PagedAddress, RequestOf } from '#contract/api.ts'
import { buildRequest } from '#contract/endpoint/build-request.ts'
import type { ListPage } from '#contract/endpoint/endpoint.ts'
import type { CallError } from '#web/api/call-error.ts'

/** A range of a long list. */
type PageRange = { limit: number; offset: number }
type ItemOf<A extends PagedAddress> = ResponseOf<A> extends ListPage<infer Item> ? Item : never
/** A read that a page declares: what `query` and `pages` return. */
export type Read = { queryKey: readonly unknown[]; initialPageParam?: PageRange }
export type ReadOptions = {
  /** Aborts the call when no component needs the response any longer. */
  isCancellable?: boolean
}

/** Returns the query options that read one endpoint. */
export function query<A extends Address>(address: A, input: RequestOf<A>, { isCancellable }: ReadOptions = {}) {
  return queryOptions<ResponseOf<A>, CallError>({ queryKey: [address, keyOf(address, input)], meta: { address, input, isCancellable } })
}

type ListAddress = PagedAddress | { [A in Address]: ResponseOf<A> extends readonly object[] ? A : never }[Address]
type RowOf<A extends ListAddress> = ResponseOf<A> extends ListPage<infer Row> | readonly (infer Row)[] ? Row : never
type RowsOf<A extends ListAddress, Field extends keyof RowOf<A>> =
  ResponseOf<A> extends ListPage<unknown> ? Omit<ResponseOf<A>, 'items'> & { items: Pick<RowOf<A>, Field>[] } : Pick<RowOf<A>, Field>[]

/**
 * Returns the query options that read a list of which only some fields are kept: a page that the server renders brings all that its reads
 * keep with it.
 */
export const queryFields = <A extends ListAddress, Field extends keyof RowOf<A> & string>(
  address: A,
  input: RequestOf<A>,
  fields: readonly Field[],
) =>
  queryOptions<RowsOf<A, Field>, CallError>({
    queryKey: [address, keyOf(address, input), fields.join()],
    meta: { address, input, fields },
  })

/** Returns the options that read a list page by page: `fetchNextPage` as long as there is more. */
export const pages = <A extends PagedAddress>(address: A, input: Omit<RequestOf<A>, keyof PageRange>, pageSize: number) =>
  ranges<ItemOf<A>>(address, input, pageSize)

function ranges<Item>(address: string, input: object, pageSize: number) {
  return infiniteQueryOptions<ListPage<Item>, CallError, InfiniteData<ListPage<Item>, PageRange>, string[], PageRange>({
    queryKey: [address, keyOf(address, input), `by ${pageSize}`],
    meta: { address, input },
    initialPageParam: { limit: pageSize, offset: 0 },
    // A page shorter than its limit is the last; a full one may be followed by another.
    getNextPageParam: ({ items }, _, { limit, offset }) => (items.length === limit ? { limit, offset: offset + limit } : undefined),
  })
}

/** Reads from the server, ignoring cached and cancelling pending responses. @throws what the call throws */
export async function fetchAgain<A extends Address>(client: QueryClient, address: A, input: RequestOf<A>): Promise<ResponseOf<A>> {
  const read = query(address, input)
  await client.cancelQueries({ queryKey: read.queryKey })
  return client.fetchQuery({ ...read, staleTime: 0 })
}

/** Returns the same key for equal inputs, in whatever order their properties are written. */
const keyOf = (address: string, input: object) => buildRequest(address, Object.fromEntries(Object.entries(input).toSorted())).url
