import MiniSearch from 'minisearch'
import type { Resource } from '#contract/resources/resources.ts'
import { nearestTo } from '#server/features/directory/dictionary/edit-distance.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { STOP_WORDS } from '#server/vocabulary/noise-words.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import { itemAt } from '#shared/item-at.ts'

/** Finds resources by what is typed; returns their ids, the best match first. */
export type Search = (typed: string) => string[]

const BOOST = { title: 5, type: 3, description: 2, category: 1, text: 0.5 }
const FIELDS = Object.keys(BOOST)
/** Where the first letters of a word are looked for, as is "the": in a whole text there is always a word that begins with them. */
const FIELDS_OF_BEGINNINGS = ['title', 'type']
const isBeginning = ({ word, isOpen }: Term) => isOpen && (word.length <= 2 || STOP_WORDS.has(word))
/** The length from which the beginning of a word that is still being typed is corrected. */
const CORRECTABLE = 5
/** A resource that matches so much less than the best one only mentions what is searched for. */
const MIN_OF_BEST = 1 / 20

/** How the two categories are called by those who search for them. */
const CATEGORY_WORDS = { 'for-cafes': 'for cafes, restaurants and venues', 'for-suppliers': 'for suppliers and wholesalers' }

/**
 * Indexes resources by title, type, description, category and their whole text. A word in a search matches singular and plural, and the last
 * one also those that it begins; a word that no resource has is read as the nearest one that they have. Where no resource has all of the
 * words, those with most of them are found, but not with less than half.
 */
export function searchOf(resources: readonly Resource[]): Search {
  const vocabulary = new Set<string>()
  const index = new MiniSearch({ fields: FIELDS, tokenize: wordsIn, processTerm: (word) => indexed(word, vocabulary) })
  index.addAll(resources.map((one) => ({ ...one, category: CATEGORY_WORDS[one.category], text: textsIn(one).join('\n') })))
  const words = [...vocabulary]
  return (typed) => {
    const terms = termsOf(typed).map((term) => spelled(term, words))
    const found = index.search({
      combineWith: 'OR',
      queries: terms.map((term) => ({
        queries: [term.word],
        prefix: term.isOpen,
        boost: BOOST,
        fields: isBeginning(term) ? FIELDS_OF_BEGINNINGS : FIELDS,
        processTerm: (word) => word,
      })),
    })
    const most = Math.max(0, ...found.map(({ queryTerms }) => queryTerms.length))
    if (most < terms.length / 2) return []
    const best = found.filter(({ queryTerms }) => queryTerms.length === most)
    return best.flatMap(({ id, score }) => (score >= itemAt(best, 0).score * MIN_OF_BEST ? [String(id)] : []))
  }
}

/** A word of a search; an open one may be the beginning of a longer one. */
type Term = { word: string; isOpen: boolean }

/** Returns the words that tell resources apart, each once; where there is none of these, the last word, which is still being typed. */
function termsOf(typed: string): Term[] {
  const all = [...new Set(wordsIn(typed).map(keyOf))]
  const last = all.at(-1)
  const telling = all.filter((word) => !STOP_WORDS.has(word))
  return (telling.length > 0 ? telling : all.slice(-1)).map((word) => ({ word, isOpen: word === last }))
}

/** Returns a term with a word that resources have, as far as one is near enough. */
function spelled({ word, isOpen }: Term, vocabulary: string[]): Term {
  const isKnown = (one: string) => one === word || (isOpen && one.startsWith(word))
  if (vocabulary.some(isKnown)) return { word, isOpen }
  const [nearest] = nearestTo(word, vocabulary)
  if (nearest) return { word: nearest, isOpen: false }
  const isBegun = isOpen && word.length >= CORRECTABLE
  const [beginning] = isBegun
    ? nearestTo(
        word,
        vocabulary.map((one) => one.slice(0, word.length)),
      )
    : []
  return { word: beginning ?? word, isOpen }
}

function indexed(word: string, vocabulary: Set<string>): string | null {
  const key = keyOf(word)
  if (STOP_WORDS.has(key)) return null
  vocabulary.add(key)
  return key
}

/** What is no text to read. */
const UNREAD = new Set(['id', 'url', 'kind', 'format', 'formula', 'total'])

/** Returns everything that there is to read in a resource, or in a part of it. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.entries(value ?? {}).flatMap(([name, part]) => (UNREAD.has(name) ? [] : textsIn(part)))
