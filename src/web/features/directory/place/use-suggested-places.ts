import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#web/api/reads/query.ts'
import { usePaused } from '#web/browser/use-paused.ts'

/** A single letter matches too many places. */
const SHORTEST = 2

/** Returns the labels of places that match the typed text, best first; none if they cannot be loaded, because the field takes any text. */
export function useSuggestedPlaces(typed: string): string[] {
  const q = usePaused(typed.trim())
  const { data } = useQuery({
    ...query('GET /api/places', { q }, { isCancellable: true }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
  return q.length >= SHORTEST && typed.trim().length >= SHORTEST ? [...new Set(data?.map(({ label }) => label))] : []
}
