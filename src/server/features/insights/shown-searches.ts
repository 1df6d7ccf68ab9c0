import { type getSearches, SEARCHES_SHOWN, type LeadingSearch } from '#contract/dashboard/insights.ts'
import type { Output } from '#contract/endpoint/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import { searchCounts, type SearchCount } from './search-queries.ts'

/**
 * Returns the searches that led to a listing. Words are shown only once enough people have used them on one day; categories and places come
 * from lists of ours and tell of nobody.
 */
export async function shownSearches(db: Db, supplierId: number, today: string): Promise<Output<typeof getSearches>> {
  const counts = await searchCounts(db, supplierId, today)
  const shown = counts.filter(isShown).slice(0, SEARCHES_SHOWN)
  const words = counts.filter(({ kind }) => kind === 'search' || kind === 'other')
  const others = sum(words) - sum(shown.filter(({ kind }) => kind === 'search'))
  return { searches: shown.map(({ kind, text, visitors }) => ({ kind, text, visitors })), others }
}

const isShown = (count: SearchCount): count is SearchCount & Pick<LeadingSearch, 'kind'> =>
  count.kind === 'category' || count.kind === 'place' || (count.kind === 'search' && count.isCommon)

const sum = (counts: { visitors: number }[]) => counts.reduce((total, { visitors }) => total + visitors, 0)
