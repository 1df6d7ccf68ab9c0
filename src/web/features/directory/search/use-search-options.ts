import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#web/api/reads/query.ts'
import { usePaused } from '#web/browser/use-paused.ts'
import { useStored } from '#web/storage/stored.ts'
import { recentSearches } from './recent-searches.ts'
import { recentOptions, type SearchOption } from './search-options.ts'

/** The lengths of a text that the server has suggestions for. */
const SHORTEST = 2
const MAX_LENGTH = 60

const isWorthAsking = (text: string) => text.length >= SHORTEST && text.length <= MAX_LENGTH

/**
 * Returns what a search field offers for its text: recent searches for an empty one, else what the server suggests; nothing if that cannot
 * be loaded, because the field takes any text.
 */
export function useSearchOptions(typed: string): SearchOption[] {
  const text = typed.trim().toLowerCase()
  const q = usePaused(text)
  const recent = useStored(recentSearches)
  const { data } = useQuery({
    ...query('GET /api/search-suggestions', { q }, { isCancellable: true }),
    enabled: isWorthAsking(q),
    placeholderData: keepPreviousData,
  })
  if (text === '') return recentOptions(recent)
  return isWorthAsking(text) && isWorthAsking(q) ? (data ?? []) : []
}
