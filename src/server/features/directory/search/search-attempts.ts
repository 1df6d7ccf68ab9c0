import type { SearchReading } from '#contract/directory/search-reading.ts'
import type { Db } from '#server/db/db.ts'
import type { Filter } from '#server/features/directory/filter/queries.ts'
import { rangeSearchOf } from '#server/features/directory/ranges/range-search.ts'
import type { FoundBy } from '#server/features/directory/reasons/marked-words.ts'
import { categorySearch } from './category-search.ts'
import { goodsMatchOf } from './goods-match.ts'
import { otherSellers } from './other-sellers.ts'
import type { SearchTerms } from './parse-search.ts'
import { type ReadSearch, readingsOf } from './search-readings.ts'
import { searchQueryOf } from './search-terms.ts'
import type { Search } from './search-queries.ts'

/**
 * A search by text under a filter. `exact` searches as typed; `byTheirWords` finds only who says that they have it, and, of a place, only who
 * is found there.
 */
export type SearchedText = { text: string; filter: Filter; exact?: boolean | undefined; byTheirWords?: boolean | undefined }
/** One way to answer a search: suppliers by their own words, or those of a category that may have what nobody names. */
export type Attempt = { search: Search; reading: SearchReading; foundBy: FoundBy }

/**
 * Yields the ways to answer a search in all categories, the narrowest first; the first with any result is the answer. First those who say that they have it, of
 * which those at the place; then all suppliers of the category that sells it; then the same wherever they are.
 */
export async function* attemptsAt(db: Db, typed: SearchedText): AsyncGenerator<Attempt> {
  const reads: ReadSearch[] = []
  yield* attemptsUnder(db, typed, remembered(readingsOf(db, typed), reads), {})
  const { filter } = typed
  if (typed.exact || typed.byTheirWords || !filter.place || filter.group) return
  yield* attemptsUnder(db, { ...typed, filter: { ...filter, group: 'anywhere' } }, reads, { nearest: true })
}

/** Yields the readings as they come, and keeps them for who goes through them again. */
async function* remembered(readings: AsyncIterable<ReadSearch>, kept: ReadSearch[]): AsyncGenerator<ReadSearch> {
  for await (const read of readings) {
    kept.push(read)
    yield read
  }
}

type Readings = AsyncIterable<ReadSearch> | Iterable<ReadSearch>

async function* attemptsUnder(db: Db, typed: SearchedText, readings: Readings, said: SearchReading): AsyncGenerator<Attempt> {
  const { filter } = typed
  let closest: ReadSearch | undefined
  let widest: Search | undefined
  for await (const read of readings) {
    closest ??= read
    for (const search of await searchesBy(db, filter, read.terms)) {
      widest = search
      yield { search, reading: { ...read.reading, ...said }, foundBy: read.terms }
    }
  }
  if (!closest || !widest || typed.exact) return
  const sellers = await otherSellers(db, widest, closest.terms)
  if (sellers) yield { search: sellers, reading: { ...closest.reading, ...said }, foundBy: closest.terms }
  if (typed.byTheirWords) return
  const { head, terms, phrase: _, ...rest } = closest.terms
  const leftOut = terms.filter((term) => term !== head).map(({ own }) => own)
  if (head && leftOut.length > 0)
    for (const search of await searchesBy(db, filter, { ...rest, head, terms: [head], phrase: head.own }))
      yield { search, reading: { ...closest.reading, leftOut, ...said }, foundBy: { ...rest, terms: [head], head } }
  const ofCategory = await categorySearch(db, filter, closest.terms)
  if (ofCategory) yield { ...ofCategory, reading: { ...closest.reading, ...ofCategory.reading, ...said } }
}

/**
 * Returns the searches by the words of suppliers, the narrowest first. At a place, suppliers that deliver there come before better matches, so
 * a supplier is found by what it is and sells, and by what its description mentions only when nothing else is found.
 */
async function searchesBy(db: Db, filter: Filter, terms: SearchTerms): Promise<Search[]> {
  const query = await searchQueryOf(db, terms)
  if (query.everything === '') return []
  const goods = terms.isExact ? undefined : await goodsMatchOf(db, terms, query.called)
  const inRange = rangeSearchOf(terms)?.query
  const [first, ...others] = query.terms
  if (terms.firm && first && others.length === 0)
    return [{ filter, goods, query: { ...query, everything: first.any }, isOffered: true, inRange }]
  return filter.place
    ? [
        { filter, goods, query, isOffered: true, inRange },
        { filter, goods, query, inRange },
      ]
    : [{ filter, goods, query, inRange }]
}
