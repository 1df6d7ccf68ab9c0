import { sql, type RawBuilder } from 'kysely'
import type { Term } from './terms.ts'

type TsQuery = RawBuilder<string>

const word = (text: string, mark: ':D' | ':*D'): TsQuery => sql`search_word(${text}, ${mark})`
/** Of no words at all: nobody answers to that. */
const all = (queries: TsQuery[]): TsQuery => (queries.length === 0 ? sql`null::tsquery` : sql`(${sql.join(queries, sql` && `)})`)
const any = (queries: TsQuery[]): TsQuery => sql`(${sql.join(queries, sql` || `)})`

/** All terms in a supplier's address. */
export const everyPlace = (terms: Term[]): TsQuery =>
  all(terms.map(({ own, same, isOpen }) => any([word(own, isOpen ? ':*D' : ':D'), ...same.map((text) => word(text, ':D'))])))
