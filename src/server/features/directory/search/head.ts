import { isDescription, isNamed, type Term, termsIn } from '#server/features/directory/dictionary/terms.ts'
import type { AskedFor } from '#server/reading/goods/asked-for.ts'
import { textOf } from '#server/reading/words/parts.ts'
import { phrasesOf } from '#server/reading/words/phrases.ts'
import { keyOf } from '#server/vocabulary/key-of.ts'
import { lastItem } from '#shared/item-at.ts'

/**
 * Returns the term that names what is looked for where the reader knows nothing of it as sold: the last noun of the first phrase that has one.
 * Names, qualities and broad words are it only without any other term.
 */
export function headOf(text: string, items: readonly AskedFor[], terms: Term[]): Term {
  const words = terms.filter(({ own }) => isNamed(own))
  const candidates = words.filter(({ own }) => !isDescription(own))
  const phrases = items
    .flatMap(({ parts }) => phrasesOf(text, parts))
    .map((parts) => new Set(parts.flatMap((part) => termsIn(textOf(text, part))).map(({ own }) => keyOf(own))))
  const lastOfEach = phrases.map((keys) => candidates.findLast(({ own }) => keys.has(keyOf(own))))
  // Only a search with terms is asked for its head.
  return lastOfEach.find((term) => !!term) ?? candidates.at(-1) ?? terms.findLast((term) => !words.includes(term)) ?? lastItem(terms)
}
