import type { Db } from '#server/db/db.ts'
import { unknownIn } from '#server/features/directory/search/corrections.ts'
import { searchTermsOf } from '#server/features/directory/search/parse-search.ts'
import { read } from '#server/reading/read.ts'
import { withoutPlace } from '#server/reading/without-place.ts'
import { redactText } from '#server/security/redact.ts'
import { tradeWordsFrom } from '#server/vocabulary/vocabulary.ts'
import { plain, wordsIn } from '#server/vocabulary/words.ts'
import { lastItem } from '#shared/item-at.ts'

/** The length of the longest word that the owner can add. */
const MAX_LENGTH = 60

/**
 * Returns the words of a search that nobody knows: neither the site nor a supplier, nor as a misspelt or half-typed word. Neighbours are one
 * name: "ube halaya". Of a text with an email address or a phone number there are none.
 */
export async function wordsUnknownIn(db: Db, text: string): Promise<string[]> {
  const rest = withoutPlace(text, read(text))
  const unknown = await unknownIn(db, searchTermsOf(rest))
  if (unknown.words.length === 0 || text.includes('@') || redactText(text) !== text) return []
  const left = unknown.words.filter((word) => !unknown.corrections.has(word) && !isBeginning(word))
  return runsOf(wordsIn(rest).map(plain), new Set(left))
}

const isBeginning = (word: string) => tradeWordsFrom(word.charAt(0)).some((known) => known.startsWith(word))

function runsOf(words: string[], among: Set<string>): string[] {
  // There is always a run to add to.
  const runs: string[][] = [[]]
  for (const word of words) {
    if (among.has(word)) lastItem(runs).push(word)
    else runs.push([])
  }
  const joined = runs.map((run) => run.join(' ')).filter((run) => run !== '' && run.length <= MAX_LENGTH)
  return [...new Set(joined)]
}
