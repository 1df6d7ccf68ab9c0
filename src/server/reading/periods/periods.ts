import type { Period } from '#server/reading/words/parts.ts'
import { AGAIN, SOON } from './periods-again.ts'
import { CLOCK } from './periods-clock.ts'
import { DATES } from './periods-dates.ts'
import { DAYS } from './periods-days.ts'
import type { Reader } from '#server/reading/words/sheet.ts'
import { anyOf, firstAt, type Pattern } from '#server/reading/words/sticky.ts'
import { itemAt } from '#shared/item-at.ts'

/** How periods are written, the surest first (docs/reading.md). */
const PATTERNS: Pattern<Period>[] = [...AGAIN, ...DAYS, ...SOON, ...CLOCK, ...DATES]
const ANY = anyOf(PATTERNS)

/** Reads when, or how often. */
export const periodAt: Reader = ({ text, words }, at) => {
  // The caller has the word.
  const { from } = itemAt(words, at)
  const found = firstAt(ANY, PATTERNS, text, from)
  return found && { from, to: found.to, kind: 'period', period: found.meaning }
}
