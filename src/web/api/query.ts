import { infiniteQueryOptions, mutationOptions, QueryClient, queryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Address, ResponseOf, PagedAddress, RequestOf } from '#contract/api.ts'
import { buildRequest } from '#contract/build-request.ts'
import type { Page } from '#contract/endpoint.ts'
import type { CallError, CallOptions, WebCall } from './call.ts'

/** One stretch of a long list. */
type PageRange = { limit: number; offset: number }
type ItemOf<A extends PagedAddress> = ResponseOf<A> extends Page<infer Item> ? Item : never
/** What a page can say that it reads: what `query` and `pages` answer. */
export type Read = { queryKey: readonly unknown[]; initialPageParam?: PageRange }
type AnyCall = (address: string, input: object, options?: CallOptions) => Promise<unknown>

/** Calls are made also while the browser believes to be offline: they fail then, which is shown, instead of waiting without a word. */
const networkMode = 'always'

/**
 * The cache of server answers. Calls go through `call`: HTTP in a browser, the process itself while a page is rendered.
 * Answers never grow stale, nothing is tried twice by itself (docs/behaviour.md, Reading and writing).
 */
export function createQueryClient(call: WebCall): QueryClient {
  const callAny = call as AnyCall
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ meta, pageParam }) => callAny(meta!.address as string, { ...(meta!.input as object), ...(pageParam as object) }),
        staleTime: Infinity,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode,
      },
      mutations: {
        mutationFn: (input, { meta }) => callAny(meta!.address as string, input as object, meta!.options as CallOptions),
        retry: false,
        networkMode,
      },
    },
  })
}

/** Reads one endpoint. */
export function query<A extends Address>(address: A, input: RequestOf<A>) {
  return queryOptions<ResponseOf<A>, CallError>({ queryKey: [address, keyOf(address, input)], meta: { address, input } })
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

/** Changes something: `useMutation({ ...mutation('POST /api/newsletter'), onSuccess })`, then `mutate(input)`. */
export function mutation<A extends Address>(address: A, options: CallOptions = {}) {
  return mutationOptions<ResponseOf<A>, CallError, RequestOf<A>>({ meta: { address, options } })
}

/** The same for equal inputs, in whatever order they are written. */
const keyOf = (address: string, input: object) => buildRequest(address, Object.fromEntries(Object.entries(input).toSorted())).url
