import { type RawBuilder, sql } from 'kysely'
import type { SearchQuery, TermForms } from './search-terms.ts'
import { anyOf, type TsQuery, within } from './tsquery.ts'

/** As a tsquery. */
export const tsquery = (query: TsQuery): RawBuilder<string> => sql`${query}::tsquery`

/** What was typed, found in a description, weighs about as much as something like it found in a name. */
const WEIGHTS = { own: 6, named: 3, any: 1 }

/** The forms of a term with their weights; where two of them are one, it has the weight of both. */
function weighted({ own, named, any }: TermForms): [TsQuery, number][] {
  const weights = new Map<TsQuery, number>()
  const add = (query: TsQuery, weight: number) => weights.set(query, (weights.get(query) ?? 0) + weight)
  add(own, WEIGHTS.own)
  add(named, WEIGHTS.named)
  add(any, WEIGHTS.any)
  return [...weights]
}

/** How well a supplier matches: each term in each of its forms, and the words as one phrase. */
export function points({ terms, phrase }: SearchQuery): RawBuilder<number> {
  const forms = terms.flatMap(weighted)
  if (phrase) forms.push([phrase, WEIGHTS.own])
  return sql`(${sql.join(
    forms.map(([query, weight]) => sql`${sql.lit(weight)} * ${matchPoints(query)}`),
    sql` + `,
  )})`
}

/** A supplier's name before all, then category, tags, products; description and place. */
const matchPoints = (query: TsQuery) => sql`(
  case when headline @@ ${tsquery(within('A', query))} then 8 else 0 end
  + case when headline @@ ${tsquery(within('B', query))} then 4
         when headline @@ ${tsquery(within('C', query))} then 3
         when document @@ ${tsquery(within('C', query))} then 2
         when document @@ ${tsquery(query)} then 1
         else 0 end)`

/** A guess at the same for a fraction of the cost: whether everything stands on the supplier's card, and any of what was typed in its name. */
export const likelihood = ({ named, terms }: SearchQuery): RawBuilder<number> => {
  const inName = anyOf(terms.map(({ own }) => own))
  return sql`(2 * (headline @@ ${tsquery(within('ABC', named))})::integer + (headline @@ ${tsquery(within('A', inName))})::integer)`
}
