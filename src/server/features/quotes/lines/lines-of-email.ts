import { LINES_SHOWN, type RequestLinesOfEmail } from '#contract/quotes/quote-emails.ts'
import type { StoredLine } from './store-lines.ts'

/** Returns the lines of a request as emails show them. */
export const linesOfEmail = (lines: readonly StoredLine[]): RequestLinesOfEmail => ({
  count: lines.length,
  shown: lines
    .slice(0, LINES_SHOWN)
    .map(({ item, quantity, unit, contents, every, note }) => ({ item, quantity, unit, contents, every, note })),
})
