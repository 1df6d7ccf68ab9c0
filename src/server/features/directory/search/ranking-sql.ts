import { sql } from 'kysely'
import { anyOf, type TsQuery, within } from '#server/features/directory/dictionary/tsquery-sql.ts'
import type { SearchQuery, TermForms } from './search-terms.ts'

/** The weights of a term's forms: the typed form in a description weighs about as much as a related one in a name. */
const WEIGHTS = { own: 6, named: 3, any: 1 }

/** Returns the forms of a term with their weights; equal forms are merged and their weights added. */
function weighted({ own, named, any }: TermForms): [TsQuery, number][] {
  const weights = new Map<TsQuery, number>()
  const add = (query: TsQuery, weight: number) => weights.set(query, (weights.get(query) ?? 0) + weight)
  add(own, WEIGHTS.own)
  add(named, WEIGHTS.named)
  add(any, WEIGHTS.any)
  return [...weights]
}

/**
 * Returns the forms that score points: each term in each of its forms, and the words as one phrase; each anywhere and in single parts of a
 * supplier.
 */
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

/** The points of a supplier for one form: most for its name, then for category, tags, products, and least for description and place. */
export const POINTS = sql<number>`weight * (
  case when document @@ named then 8 else 0 end
  + case when category = any (categories) then 4
         when document @@ listed then 3
         when document @@ sold then 2
         when document @@ anywhere then 1
         else 0 end)`

/** The points of a supplier for one form where its price list has it: those of products. */
export const POINTS_IN_RANGE = sql<number>`weight * 2`

/** Returns the queries of a cheap estimate of the points: whether a supplier is or sells everything, and has any typed term in its name. */
export const likelihoodBy = ({ named, terms }: SearchQuery) => ({
  offered: within('ABC', named),
  named: within('A', anyOf(terms.map(({ own }) => own))),
})
