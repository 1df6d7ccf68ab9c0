import { sql } from 'kysely'
import type { SearchQuery, TermForms } from './search-terms.ts'
import { anyOf, type TsQuery, within } from './tsquery-sql.ts'

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

/** What points are given for: each term in each of its forms, and the words as one phrase; and the same where it stands in one part of a supplier. */
export function weightedForms({ terms, phrase }: SearchQuery) {
  const forms = terms.flatMap(weighted)
  if (phrase) forms.push([phrase, WEIGHTS.own])
  return forms.map(([anywhere, weight]) => ({
    anywhere,
    named: within('A', anywhere),
    listed: within('B', anywhere),
    sold: within('C', anywhere),
    weight,
  }))
}

/** How well a supplier matches one of them: its name before all, then category and tags, products; description and place. */
export const POINTS = sql<number>`weight * (
  case when document @@ named then 8 else 0 end
  + case when category = any (categories) then 4
         when document @@ listed then 3
         when document @@ sold then 2
         when document @@ anywhere then 1
         else 0 end)`

/** A guess at the same for a fraction of the cost: whether it is or sells everything, and has any of what was typed in its name. */
export const likelihoodBy = ({ named, terms }: SearchQuery) => ({
  offered: within('ABC', named),
  named: within('A', anyOf(terms.map(({ own }) => own))),
})
