import type { addOwnTerm } from '#contract/directory/own-terms.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import { conflict, invalid } from '#server/http/problems.ts'
import type { Entry } from '#server/vocabulary/entry.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { lookUpBuiltIn } from '#server/vocabulary/vocabulary.ts'
import type { TermRow } from './term-queries.ts'

export type EnteredTerm = Input<typeof addOwnTerm>
export type CheckedTerm = Pick<TermRow, 'term' | 'kind' | 'sameAs' | 'category' | 'synonyms'>

/**
 * Returns what is stored of an entered term, whose names are in lower case and each there once.
 * @param others the owner's other terms
 * @throws 400 where a name is known already and is not meant to go before that, or where it is another name of nothing that is known; 409
 *   where another term of the owner's has one of the names
 */
export function checkedTerm({ term, kind, sameAs, category, synonyms, instead }: EnteredTerm, others: TermRow[]): CheckedTerm {
  const names = namesOnce([term, ...synonyms].map((name) => name.toLowerCase()))
  const taken = names.find((name) => others.some((other) => namesOf(other).some((one) => keyOf(one) === keyOf(name))))
  if (taken) throw conflict(`“${taken}” is among your words already. Please change that one.`)
  const target = kind === 'name' ? targetOf(sameAs) : undefined
  const known = names.map((name) => ({ name, entry: lookUpBuiltIn(name) })).find(({ entry }) => entry)
  if (known?.entry && known.entry.term === target?.term)
    throw invalid([{ path: 'term', message: `“${known.name}” is a name of “${target.term}” already.` }])
  if (known?.entry && !instead) throw invalid([{ path: 'instead', message: knownMessage(known.name, known.entry) }])
  const [first = '', ...rest] = names
  return { term: first, kind, sameAs: target?.term ?? null, category: target ? null : category, synonyms: rest }
}

const namesOf = ({ term, synonyms }: Pick<TermRow, 'term' | 'synonyms'>) => [term, ...synonyms]

const namesOnce = (names: string[]) => [...new Map(names.toReversed().map((name) => [keyOf(name), name])).values()].toReversed()

function targetOf(sameAs: string | null): Entry {
  if (sameAs === null) throw invalid([{ path: 'sameAs', message: 'Please enter the word of which it is another name.' }])
  const target = lookUpBuiltIn(sameAs)
  if (target) return target
  throw invalid([
    { path: 'sameAs', message: `Searches do not know “${sameAs}”. Please enter a word that they know, or say what yours is.` },
  ])
}

const KINDS: Record<Entry['kind'], string> = {
  goods: 'goods',
  service: 'a service',
  brand: 'a brand',
  quality: 'a description',
  'unit-word': 'a measure',
}

function knownMessage(name: string, { term, kind, category }: Entry): string {
  const what = keyOf(term) === keyOf(name) ? KINDS[kind] : `another name of “${term}”`
  return `Searches know “${name}” already, as ${what}${category ? ` in ${category}` : ''}.`
}
