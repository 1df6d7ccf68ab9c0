import type { SearchMatch } from '#contract/directory/search-match.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Term } from '#server/features/directory/dictionary/terms.ts'
import type { Directory } from '#server/features/directory/filter/counts.ts'
import { reasonsFor, withReasons } from '#server/features/directory/reasons/reasons.ts'
import { searchTermsOf } from '#server/features/directory/search/parse-search.ts'
import { wordsIn } from '#server/vocabulary/words.ts'
import type { Intent } from '#server/features/assistant/message/ask.ts'
import type { IntentMatches } from './find-for-intent.ts'

/** How a search was read, and what was given up. */
type Searched = Pick<IntentMatches, 'reading' | 'givenUp'>

/**
 * Adds to the suppliers of a reply by which of their texts they were found. A search of the assistant looks at many more rows than it shows,
 * so that it is asked of these alone.
 */
export async function withMatches({ db }: Directory, rows: SupplierRow[], { text }: Intent, { reading, givenUp }: Searched) {
  const leftOut = new Set((reading.leftOut ?? []).flatMap(wordsIn).map((word) => word.toLowerCase()))
  const searched = wordsIn(reading.corrected ?? text).filter((word) => !leftOut.has(word.toLowerCase()))
  if (searched.length === 0 || givenUp.includes('goods')) return rows
  return withReasons(db, rows, searchTermsOf(searched.join(' ')))
}

/** Returns by which text each supplier has a thing, by its id; who does not say that it has it is missing. */
export const matchesOf = ({ db }: Directory, rows: SupplierRow[], term: Term): Promise<Map<number, SearchMatch>> =>
  reasonsFor(db, rows, { terms: [term], head: term })
