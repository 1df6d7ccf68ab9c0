import type { Address, RequestOf, ResponseOf } from '#contract/api.ts'
import type { QuoteRequest } from '#contract/quotes/quotes.ts'
import type { ProcessCall } from '#server/http/kinds/calls.ts'
import { Problem } from '#server/http/problems.ts'

/** So many of the last requests are looked at for prices that were quoted before. */
const REQUESTS_READ = 50

/** What a supplier may know of its own listing, each read once where a reply needs it, by the same calls as its dashboard. */
export type ListingFacts = ReturnType<typeof listingFacts>

/** `call` makes the calls of the supplier itself, so that nothing is known here that it could not read. */
export function listingFacts(call: ProcessCall, id: number) {
  const once = <A extends Address>(address: A, input: RequestOf<A>) => {
    let read: Promise<ResponseOf<A>> | undefined
    return () => (read ??= call(address, input))
  }
  const requests = once('GET /api/suppliers/:id/quotes', { id, limit: REQUESTS_READ })
  return {
    listing: once('GET /api/dashboard/supplier', {}),
    setup: once('GET /api/dashboard/supplier/setup', {}),
    /** The last twelve. */
    weeks: once('GET /api/dashboard/supplier/trends', { period: '12w' }),
    products: once('GET /api/suppliers/:id/featured-products', { id }),
    promotions: once('GET /api/suppliers/:id/promotions', { id }),
    form: once('GET /api/suppliers/:id/quote-form', { id }),
    savedAnswers: once('GET /api/suppliers/:id/saved-answers', { id }),
    /** The newest first. */
    requests: async () => (await requests()).items,
    /** What the form for the answer to a request begins with. */
    suggested: async (requestId: string) => (await call('GET /api/quotes/:id/answer-suggestions', { id: requestId })).lines,
    /** How many wait for an answer in all, and the oldest of them. */
    waiting: async () => waitingOf(call, id),
    /** Null without the plan that shows them. */
    searches: async () =>
      call('GET /api/dashboard/supplier/searches', {}).catch((error: unknown) => {
        if (error instanceof Problem && error.status === 403) return null
        throw error
      }),
  }
}

/** Reads the states in which a request waits for its first answer. */
async function waitingOf(call: ProcessCall, id: number): Promise<{ count: number; oldest: QuoteRequest | undefined }> {
  const lists = await Promise.all(
    (['new', 'viewed'] as const).map(async (status) => {
      const { total } = await call('GET /api/suppliers/:id/quotes', { id, status, limit: 1 })
      const { items } =
        total === 0 ? { items: [] } : await call('GET /api/suppliers/:id/quotes', { id, status, limit: 1, offset: total - 1 })
      return { total, items }
    }),
  )
  const oldest = lists.flatMap(({ items }) => items).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[0]
  return { count: lists.reduce((sum, { total }) => sum + total, 0), oldest }
}
