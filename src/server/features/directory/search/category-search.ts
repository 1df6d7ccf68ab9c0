import type { SearchReading } from '#contract/search-reading.ts'
import type { Db } from '#server/db/db.ts'
import { anyOf } from '#server/features/directory/dictionary/tsquery-sql.ts'
import type { Filter } from '#server/features/directory/filter/queries.ts'
import type { FoundBy } from '#server/features/directory/reasons/marked-words.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import type { SearchTerms } from './parse-search.ts'
import type { Search } from './search-queries.ts'
import { searchQueryOf } from './search-terms.ts'

/**
 * Returns the search that lists the suppliers of the category which sells the goods of a search, those first who name a part of them.
 * Undefined where no category does.
 */
export async function categorySearch(
  db: Db,
  filter: Filter,
  { goods }: SearchTerms,
): Promise<{ search: Search; reading: SearchReading; foundBy: FoundBy } | undefined> {
  if (!goods) return undefined
  const [category] = goods.categories
  if (!category) return undefined
  const words = [
    ...new Set([goods.entry.term, ...goods.entry.term.split(' '), goods.entry.parent ?? goods.entry.head, ...goods.entry.alsoFound]),
  ]
  // All of the list are of the category.
  const telling = words.filter((word) => word !== '' && keyOf(word) !== keyOf(category))
  const terms = telling.map((own) => ({ own, same: lookUp(own)?.synonyms ?? [], also: [], others: [], isOpen: false, isLoose: false }))
  const query = await searchQueryOf(db, { terms, phrase: '' })
  const parts = anyOf(query.terms.map(({ any }) => any))
  return {
    search: { filter: { ...filter, category }, query: { ...query, everything: parts, named: parts }, isOfCategory: true },
    reading: { category, goods: goods.typed, ...(isNarrowed(filter) && { narrowed: true }) },
    foundBy: { terms },
  }
}

/** Whether others than those of the filter may name the goods. */
const isNarrowed = ({ group, place, ...others }: Filter): boolean =>
  (place !== undefined && group !== 'anywhere') || Object.keys(others).length > 0
