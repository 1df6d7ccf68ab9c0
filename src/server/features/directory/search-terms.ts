import type { Db } from '#server/db/db.ts'
import { type Lexemes, lexemesOf } from './lexeme-queries.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { STEM_TRAPS } from './stem-traps.ts'
import type { Term } from './terms.ts'
import { allOf, anyOf, asBeginning, type TsQuery, within } from './tsquery-sql.ts'
import type { SearchTerms } from './parse-search.ts'

/** The forms in which a term can match, from the narrowest to the widest. */
export type TermForms = {
  /** As it was typed. */
  own: TsQuery
  /** By any of its names. */
  named: TsQuery
  /** In any accepted form. */
  any: TsQuery
}

/** A search as tsqueries; an empty `everything` matches no supplier. */
export type SearchQuery = { everything: TsQuery; named: TsQuery; terms: TermForms[]; phrase: TsQuery }

export async function searchQueryOf(db: Db, { terms, phrase, firm }: SearchTerms): Promise<SearchQuery> {
  const lexemes = await lexemesOf(db, [...terms.flatMap(textsOf), phrase])
  const forms = terms.map((term) => formsOf(lexemes, term))
  const required = forms.map(({ any }, i) => (terms[i] === firm ? within('ABC', any) : any))
  return {
    everything: forms.some(({ any }) => any === '') ? '' : allOf(required),
    named: allOf(forms.map(({ named }) => named)),
    terms: forms,
    phrase: terms.length > 1 ? asMeant(phrase, lexemes(phrase)) : '',
  }
}

/** Returns a query for each term on its own, in any accepted form. */
export async function termQueriesOf(db: Db, terms: Term[]): Promise<TsQuery[]> {
  const lexemes = await lexemesOf(db, terms.flatMap(textsOf))
  return terms.map((term) => formsOf(lexemes, term).any)
}

const textsOf = ({ own, same, also, isLoose }: Term) => [own, ...same, ...also, ...(isLoose ? wordsIn(own) : [])]

function formsOf(lexemes: (text: string) => Lexemes, { own, same, also, isOpen, isLoose }: Term): TermForms {
  const names = (texts: string[]) => texts.map((text) => asMeant(text, lexemes(text)))
  const typed = asMeant(own, lexemes(own))
  const begun = anyOf([asBeginning(typed), asBeginning(lexemes(own).words)])
  const apart = isLoose ? [allOf(names(wordsIn(own)))] : []
  return {
    own: typed,
    named: anyOf([typed, ...names(same)]),
    any: anyOf([isOpen ? begun : typed, ...names([...same, ...also]), ...apart]),
  }
}

/** Returns the query of a text by stems, or by unstemmed words for stop words ("the"), which have no stem, and for stem traps. */
const asMeant = (text: string, { stems, words }: Lexemes): TsQuery => (STEM_TRAPS.has(text.toLowerCase()) ? words : stems || words)
