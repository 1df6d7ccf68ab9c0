import { type RawBuilder, sql } from 'kysely'

/** A tsquery as PostgreSQL writes it. Sent whole as one value, it is parsed once, and the planner knows its words. Empty: it asks for nothing. */
export type TsQuery = string

/** As a value of a statement. */
export const tsquery = (query: TsQuery): RawBuilder<string> => sql`${query}::tsquery`

const LEXEME = /'(?:[^']|'')*'(?::(\*?)[ABCD]*)?/g

/** Parts that ask for nothing are left out. */
export const allOf = (queries: TsQuery[]): TsQuery => joined(queries, ' & ')
export const anyOf = (queries: TsQuery[]): TsQuery => joined([...new Set(queries)], ' | ')

const joined = (queries: TsQuery[], operator: string) => {
  const asking = queries.filter((query) => query !== '')
  return asking.length === 1 ? asking[0]! : asking.map((query) => `(${query})`).join(operator)
}

/** The last word may be the beginning of a longer one. */
export const asBeginning = (query: TsQuery): TsQuery => (query === '' ? '' : `${query}:*`)

/** Matches only where the words stand in these parts of a supplier: A its name, B its category and tags, C products, D place and description. */
export const within = (labels: string, query: TsQuery): TsQuery =>
  query.replace(LEXEME, (lexeme, star: string | undefined) => {
    const word = star === undefined ? lexeme : lexeme.slice(0, lexeme.lastIndexOf(':'))
    return `${word}:${star ?? ''}${labels}`
  })
