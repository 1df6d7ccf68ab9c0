import type { Db } from '#server/db/db.ts'
import { type Lexemes, lexemesOf } from '#server/features/directory/dictionary/lexeme-queries.ts'
import { inEitherNumber, isStemTrap } from '#server/features/directory/dictionary/stem-traps.ts'
import type { Term } from '#server/features/directory/dictionary/terms.ts'
import { allOf, anyOf, asBeginning, type TsQuery, within } from '#server/features/directory/dictionary/tsquery-sql.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
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
export type SearchQuery = {
  everything: TsQuery
  named: TsQuery
  terms: TermForms[]
  phrase: TsQuery
  /** The suppliers that the search names, whatever else it asks for; empty without any. */
  called: TsQuery
}

export async function searchQueryOf(db: Db, { terms, phrase, firm, suppliers = [] }: SearchTerms): Promise<SearchQuery> {
  const names = suppliers.map(({ key }) => key.split(' '))
  const lexemes = await lexemesOf(db, [...terms.flatMap(textsOf), phrase, ...names.flat()])
  const forms = terms.map((term) => formsOf(lexemes, term))
  const required = forms.map(({ any }, i) => (terms[i] === firm ? within('ABC', any) : any))
  const called = within('A', anyOf(names.map((words) => allOf(words.map((word) => lexemes(word).stems)))))
  return {
    everything: forms.some(({ any }) => any === '') ? called : anyOf([allOf(required), called]),
    called,
    named: allOf(forms.map(({ named }) => named)),
    terms: forms,
    phrase: terms.length > 1 ? asMeant(lexemes(phrase), false) : '',
  }
}

/** Returns a query for each term on its own, in any accepted form. */
export async function termQueriesOf(db: Db, terms: Term[]): Promise<TsQuery[]> {
  const lexemes = await lexemesOf(db, terms.flatMap(textsOf))
  return terms.map((term) => formsOf(lexemes, term).any)
}

const textsOf = ({ own, same, also, others, isLoose }: Term) =>
  [own, ...same, ...also, ...others, ...(isLoose ? wordsIn(own) : [])].flatMap(inEitherNumber)

function formsOf(lexemes: (text: string) => Lexemes, { own, same, also, others, isOpen, isLoose }: Term): TermForms {
  const numbers = (text: string) => inEitherNumber(text).map((form) => asMeant(lexemes(form), isStemTrap(text)))
  const names = (texts: string[]) => texts.map((text) => anyOf(numbers(text)))
  const typed = anyOf(numbers(own))
  const begun = anyOf([...numbers(own), lexemes(own).words].map(asBeginning))
  const apart = isLoose ? [allOf(names(wordsIn(own)))] : []
  return {
    own: typed,
    named: anyOf([typed, ...names(same)]),
    any: anyOf([isOpen ? begun : typed, ...names([...same, ...also, ...others]), ...apart]),
  }
}

/** Returns the query of a text by stems, or by unstemmed words for stop words ("the"), which have no stem, and for stem traps. */
const asMeant = ({ stems, words }: Lexemes, isTrap: boolean): TsQuery => (isTrap ? words : stems || words)
