import { allOf, anyOf, type TsQuery } from '#server/features/directory/dictionary/tsquery-sql.ts'
import type { Term } from '#server/features/directory/dictionary/terms.ts'
import type { Entry } from '#server/vocabulary/entry.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { lookUp } from '#server/vocabulary/vocabulary.ts'
import { bothKey, chainOf, goodsKey, goodsPath, searchedWords, wordKey, wordPath } from './range-keys.ts'

/** What of a search is looked for in the lists that suppliers show. */
type Asked = {
  terms: readonly Term[]
  head?: Term | undefined
  goods?: { entry: Entry } | undefined
  isExact?: boolean | undefined
}
export type RangeSearch = {
  /** The keys that a list needs. */
  query: TsQuery
  /** Where rows stand that may be what is looked for. */
  path: string
  /** For each term besides that: the words of each of its names, of which one has to stand in the row. */
  beside: string[][][]
}

const lexeme = (key: string): TsQuery => `'${key}'`

/**
 * Returns what a search asks of a list: goods as such or a kind of them with the other words beside them, else all of its words. Undefined where
 * nothing can be looked for.
 */
export function rangeSearchOf({ terms, head, goods, isExact }: Asked): RangeSearch | undefined {
  const namesOf = ({ own, same }: Term) => [own, ...(isExact ? [] : same)].map(searchedWords).filter((words) => words.length > 0)
  const entry = isExact ? undefined : goods?.entry
  if (!entry) return byWords(terms.map(namesOf), head && namesOf(head))
  const beside = othersThan(entry, terms).map(namesOf)
  if (beside.some((names) => names.length === 0)) return undefined
  const withGoods = (word: string) => lexeme(bothKey(entry.term, word))
  return {
    query: allOf([lexeme(goodsKey(entry.term)), ...beside.map((names) => anyOf(names.map((words) => allOf(words.map(withGoods)))))]),
    path: entry.kind === 'brand' ? wordPath(entry.term) : goodsPath(entry),
    beside,
  }
}

/** Leaves out the goods, and what they are kinds of. */
function othersThan(entry: Entry, terms: readonly Term[]): Term[] {
  const chain = new Set(chainOf(entry))
  return terms.filter(({ own }) => keyOf(own) !== keyOf(entry.term) && !chain.has(lookUp(own)?.term ?? ''))
}

function byWords(terms: string[][][], head: string[][] = terms[0] ?? []): RangeSearch | undefined {
  const first = head[0]?.[0]
  if (first === undefined || terms.some((names) => names.length === 0)) return undefined
  const withWord = (word: string) => lexeme(wordKey(word))
  return {
    query: allOf(terms.map((names) => anyOf(names.map((words) => allOf(words.map(withWord)))))),
    path: wordPath(first),
    beside: terms,
  }
}
