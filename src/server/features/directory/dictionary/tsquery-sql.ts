import { type RawBuilder, sql } from 'kysely'

/** A tsquery in PostgreSQL's syntax. As one value it is parsed once, and the planner knows its words. An empty one matches nothing. */
export type TsQuery = string

/** Returns the query as a value of a statement. */
export const tsquery = (query: TsQuery): RawBuilder<string> => sql`${query}::tsquery`

/** Returns the same, null for an empty one. */
export const tsqueryOrNull = (query: TsQuery): RawBuilder<string | null> => (query === '' ? sql`null::tsquery` : tsquery(query))

const LEXEME = /('(?:[^']|'')*')(?::(\*?)([ABCD]*))?/g

/** Joins queries, without the empty ones. */
export const allOf = (queries: TsQuery[]): TsQuery => joined(queries, ' & ')
export const anyOf = (queries: TsQuery[]): TsQuery => joined([...new Set(queries)], ' | ')

const TWO_LEXEMES = /^('(?:[^']|'')*') <-> ('(?:[^']|'')*')$/

/** Joins phrases, those of two words by their first one, because there are dozens with the same. */
export function anyPhraseOf(phrases: TsQuery[]): TsQuery {
  const pairs = phrases.flatMap((phrase) => {
    const [, first, second] = TWO_LEXEMES.exec(phrase) ?? []
    return first !== undefined && second !== undefined ? [{ first, second }] : []
  })
  const byFirst = Map.groupBy(pairs, ({ first }) => first)
  const joinedPairs = [...byFirst].map(([first, same]) => `${first} <-> (${anyOf(same.map(({ second }) => second))})`)
  return anyOf([...phrases.filter((phrase) => !TWO_LEXEMES.test(phrase)), ...joinedPairs])
}

/** Returns the query that matches what none of these matches, empty without any. */
export const noneOf = (queries: TsQuery[]): TsQuery => {
  const any = anyOf(queries)
  return any === '' ? '' : `!(${any})`
}

const joined = (queries: TsQuery[], operator: string) => {
  const filled = queries.filter((query) => query !== '')
  return filled.length > 1 ? filled.map((query) => `(${query})`).join(operator) : filled.join('')
}

/** Makes the last word of a query match as a prefix. */
export const asBeginning = (query: TsQuery): TsQuery => (query === '' ? '' : `${query}:*`)

/**
 * Restricts a query to parts of a supplier: A its name, B its category and tags, C its products, D its place and description. Words that are
 * restricted already stay as they are.
 */
export const within = (labels: string, query: TsQuery): TsQuery =>
  query.replace(LEXEME, (_, word: string, star = '', own = '') => `${word}:${star}${own || labels}`)
