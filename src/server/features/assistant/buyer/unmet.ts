import type { IntentMatches } from './find-for-intent.ts'
import type { Intent } from '#server/features/assistant/message/ask.ts'

/** What a buyer looked for that nobody here has, as the search reads it, and where. */
export type UnmetIntent = { need: string; place: string | null }

/** Of longer texts the beginning says what is needed. */
const MAX_LENGTH = 80

/** Returns the need that nobody meets there; null where somebody has all that was looked for. */
export function unmetIn({ rows, givenUp, reading }: IntentMatches, intent: Intent): UnmetIntent | null {
  if (intent.text === '') return null
  const isMissing =
    rows.length === 0 || reading.leftOut !== undefined || givenUp.some((each) => each === 'place' || each === 'state' || each === 'goods')
  if (!isMissing) return null
  return { need: (reading.corrected ?? intent.text).toLowerCase().slice(0, MAX_LENGTH), place: intent.place }
}
