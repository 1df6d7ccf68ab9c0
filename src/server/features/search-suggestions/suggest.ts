import { CATEGORIES, type CategoryName } from '#contract/options.ts'
import { MAX_SUGGESTIONS, type SearchSuggestion } from '#contract/directory/search-suggestions.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { placesLike } from '#server/features/places/suggest-places.ts'
import { categoriesSelling, isBroad, isSold } from '#server/vocabulary/entry.ts'
import { entriesStartingWith, lookUp } from '#server/vocabulary/vocabulary.ts'
import { plain, wordsIn } from '#server/vocabulary/words.ts'
import type { Naming } from './naming.ts'
import { suppliersNamedLike } from './queries.ts'

/** Places that goods have, however much else there is. */
const MIN_GOODS = 3
const MAX_CATEGORIES = 2
const MAX_PLACES = 2
/** The likeliest goods by their names, among which those that most suppliers name come first. */
const GOODS_COMPARED = 60

type Known = Directory & { naming: Naming }

/** Returns what a search that begins with a text may be. What nobody here sells is not suggested, since it would lead to an empty list. */
export async function suggestionsFor({ db, counts, naming }: Known, text: string): Promise<SearchSuggestion[]> {
  const listed = new Set((await counts()).flatMap(({ category, suppliers }) => (suppliers > 0 ? [category] : [])))
  const [goods, suppliers] = await Promise.all([goodsLike(naming, text, listed), suppliersNamedLike(db, text)])
  const others: SearchSuggestion[] = [
    ...categoriesLike(text, listed).map((category) => ({ kind: 'category' as const, text: category })),
    ...suppliers.map(({ businessName, ...supplier }) => ({ kind: 'supplier' as const, text: businessName, ...supplier })),
    ...placesLike(text)
      .slice(0, MAX_PLACES)
      .map(({ label }) => ({ kind: 'place' as const, text: label })),
  ].slice(0, MAX_SUGGESTIONS - Math.min(goods.length, MIN_GOODS))
  return [...goods.slice(0, MAX_SUGGESTIONS - others.length), ...others]
}

/**
 * Returns goods, services and brands with such a name that somebody here names or whose category has suppliers: first what the text itself
 * names, then what most suppliers name.
 */
async function goodsLike(naming: Naming, text: string, listed: ReadonlySet<CategoryName>): Promise<SearchSuggestion[]> {
  const named = lookUp(text)?.term
  const likeliest = entriesStartingWith(text)
    .filter((entry) => isSold(entry) && !isBroad(entry))
    .take(GOODS_COMPARED)
    .map((entry) => ({ text: entry.term, category: categoriesSelling(entry).find((category) => listed.has(category)) ?? null }))
    .toArray()
  const suppliersOf = await naming(likeliest.map((goods) => goods.text))
  const rank = (goods: { text: string }) => (goods.text === named ? Infinity : suppliersOf(goods.text))
  return likeliest
    .filter((goods) => goods.category !== null || suppliersOf(goods.text) > 0)
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
    .map((goods) => ({ kind: 'goods', ...goods }))
}

/** Returns the categories with suppliers of whose name a word begins with a text, those that begin with it first. */
function categoriesLike(text: string, listed: ReadonlySet<CategoryName>): CategoryName[] {
  const prefix = plainName(text)
  const startsAt = (category: CategoryName) => ` ${plainName(category)}`.indexOf(` ${prefix}`)
  return CATEGORIES.filter((category) => prefix && listed.has(category) && startsAt(category) >= 0)
    .toSorted((a, b) => startsAt(a) - startsAt(b))
    .slice(0, MAX_CATEGORIES)
}

const plainName = (name: string) => wordsIn(name).map(plain).join(' ')
