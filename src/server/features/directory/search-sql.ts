import { sql, type RawBuilder } from 'kysely'
import type { Term } from './terms.ts'
import { choices, type Wanted } from './wanted.ts'

type TsQuery = RawBuilder<string>

const word = (text: string, mark: ':*' | '' = ''): TsQuery => sql`search_word(${text}, ${mark})`
/** Of no words at all: nobody answers to that. */
const all = (queries: TsQuery[]): TsQuery => (queries.length === 0 ? sql`null::tsquery` : sql`(${sql.join(queries, sql` && `)})`)
const any = (queries: TsQuery[]): TsQuery => sql`(${sql.join(queries, sql` || `)})`

const forms = (texts: string[]): TsQuery => any(texts.map((text) => word(text)))
const anyForm = ({ own, same, also, isOpen }: Term): TsQuery =>
  any([word(own, isOpen ? ':*' : ''), ...[...same, ...also].map((text) => word(text))])

/** Parameters stay in place, never in a common table expression: the planner must know the words to choose well. */
export const everything = (wanted: Wanted): TsQuery => any(choices(wanted).map((terms) => all(terms.map(anyForm))))

/** What was typed, found in a description, weighs about as much as something like it found in a name. */
const WEIGHTS = { own: 6, same: 3, any: 1 }

/** The term as it was typed, by another name of the same, and in any form that will do; where two of these are one, it has the weight of both. */
function weighed(term: Term): { query: TsQuery; weight: number }[] {
  const { own, same, also, isOpen } = term
  const typed = same.length > 0 ? [{ query: word(own), weight: WEIGHTS.own }] : []
  const named = { query: forms([own, ...same]), weight: same.length > 0 ? WEIGHTS.same : WEIGHTS.own + WEIGHTS.same }
  if (also.length === 0 && !isOpen) return [...typed, { ...named, weight: named.weight + WEIGHTS.any }]
  return [...typed, named, { query: anyForm(term), weight: WEIGHTS.any }]
}

/** How well a supplier matches: each term in each of its forms, and the words as one phrase. */
export function points({ terms, phrase }: Wanted): RawBuilder<number> {
  const asPhrase = terms.length > 1 ? [{ query: word(phrase), weight: WEIGHTS.own }] : []
  const all = [...terms.flatMap(weighed), ...asPhrase]
  return sql`(${sql.join(
    all.map(({ query, weight }) => sql`${sql.lit(weight)} * match_points(headline, document, ${query})`),
    sql` + `,
  )})`
}
