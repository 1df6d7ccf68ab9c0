import type { CategoryName } from '#contract/options.ts'
import type { SearchReading } from '#contract/directory/search-reading.ts'
import type { Db } from '#server/db/db.ts'
import { anyOf } from '#server/features/directory/dictionary/tsquery-sql.ts'
import type { Filter } from '#server/features/directory/filter/queries.ts'
import type { FoundBy } from '#server/features/directory/reasons/marked-words.ts'
import { categoriesSelling } from '#server/vocabulary/entry.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { NOISE_WORDS } from '#server/vocabulary/noise-words.ts'
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
  const { term, parent, head, alsoFound } = goods.entry
  const words = [...new Set([term, ...term.split(' ').filter((word) => isPart(word, goods.categories)), parent ?? head, ...alsoFound])]
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

/** Returns whether who has a part of goods may have them: the breast of a chicken, but no milk for a milk jug, which others sell. */
function isPart(word: string, categories: readonly CategoryName[]): boolean {
  const entry = lookUp(word)
  const sellers = entry ? categoriesSelling(entry) : []
  return !NOISE_WORDS.has(word) && (sellers.length === 0 || sellers.some((category) => categories.includes(category)))
}

/** Returns whether others than those of the filter may name the goods. */
const isNarrowed = ({ group, place, ...others }: Filter): boolean =>
  (place !== undefined && group !== 'anywhere') || Object.keys(others).length > 0
