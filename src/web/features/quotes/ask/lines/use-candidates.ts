import { useQueries, useQuery } from '@tanstack/react-query'
import { CATEGORIES } from '#contract/options.ts'
import { categoriesFor } from '#shared/order-line/lines-for.ts'
import { useMe } from '#web/api/session/me.ts'
import { query } from '#web/api/reads/query.ts'
import type { AskedLine } from './asked-lines.ts'
import { proposed, type Candidate, type Proposed } from './candidates.ts'

/** Those of each category that are proposed, and the latest requests among which the last one with these lines is looked for. */
const OF_CATEGORY = 6
const REQUESTS_READ = 50

export type Candidates = {
  suppliers: Proposed[]
  /** Those whom the last request with these lines went to. */
  last: readonly number[]
  isLoading: boolean
  /** False where no place of that name is known. */
  isPlaceKnown: boolean
  /** The place of that name; undefined until it has been looked up. */
  found: { label: string } | null | undefined
}

/** Reads who may be asked: whoever was asked last with these lines, saved suppliers, and those that sell the categories and deliver there. */
export function useCandidates(
  lines: readonly AskedLine[],
  place: string,
  saved: readonly Candidate[],
  given: readonly Candidate[],
): Candidates {
  const asked = useLastAsked(lines)
  const last = given.length > 0 ? given : asked.suppliers
  const own = [...last, ...saved]
  const selling = useQueries({
    queries: soldBy(lines).map((category) =>
      query('GET /api/suppliers', { category, limit: OF_CATEGORY, ...(place && { location: place, delivers: 'true' as const }) }),
    ),
  })
  const deliveries = useQueries({
    queries: own.map(({ id }) => ({
      ...query('GET /api/suppliers/:id/delivery', { id: String(id), location: place }),
      enabled: place !== '',
    })),
  })
  // Some listing has to be asked for a place to be looked up.
  const sells = selling.flatMap(({ data }) => data?.items ?? [])
  const [first] = [...own, ...sells]
  const lookup = useQuery({
    ...query('GET /api/suppliers/:id/delivery', { id: String(first?.id), location: place }),
    enabled: first !== undefined && place !== '',
  })
  const known = new Map(own.map(({ id }, at) => [id, place === '' ? undefined : deliveries[at]?.data?.delivers]))
  const withDelivery = (all: readonly Candidate[]) => all.map((one) => ({ ...one, delivers: known.get(one.id) }))
  return {
    suppliers: proposed({ last: withDelivery(last), saved: withDelivery(saved), sells }, lines),
    last: last.map(({ id }) => id),
    isLoading: asked.isLoading || selling.some(({ isPending }) => isPending),
    isPlaceKnown: lookup.data?.place !== null,
    found: lookup.data?.place,
  }
}

/** Returns the categories that sell the lines; all that a line without one leaves open are not looked through. */
const soldBy = (lines: readonly AskedLine[]) => {
  const wanted = new Set(lines.flatMap((line) => categoriesFor(line) ?? []))
  return CATEGORIES.filter((category) => wanted.has(category))
}

/** Returns the suppliers of the last request with a line of the same list. */
function useLastAsked(lines: readonly AskedLine[]): { suppliers: Candidate[]; isLoading: boolean } {
  const me = useMe()
  const ids = new Set(lines.flatMap(({ listLineId }) => listLineId ?? []))
  const isAsked = me != null && ids.size > 0
  const { data, isPending } = useQuery({
    ...query('GET /api/quotes', { limit: REQUESTS_READ }),
    enabled: isAsked,
    refetchOnMount: 'always',
  })
  const requests = (isAsked ? data?.items : undefined) ?? []
  const newest = requests.find((request) => request.lines.some(({ listLineId }) => listLineId != null && ids.has(listLineId)))
  const merged = newest ? requests.filter(({ id, bulkId }) => id === newest.id || (bulkId !== null && bulkId === newest.bulkId)) : []
  return {
    isLoading: isAsked && isPending,
    suppliers: merged.flatMap(({ supplier: { id, businessName, category } }) =>
      id === null ? [] : [{ id, businessName, category, suburb: null, state: null }],
    ),
  }
}
