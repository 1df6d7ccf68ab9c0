import type { FoundForWish } from './find-for-wish.ts'
import type { Wish } from '#server/features/assistant/message/ask.ts'

/** What a buyer looked for that nobody here has, as the search reads it, and where. */
export type UnmetWish = { need: string; place: string | null }

/** Of longer texts the beginning says what is needed. */
const LONGEST = 80

/** Returns the need that nobody meets there; null where somebody has all that was looked for. */
export function unmetIn({ rows, givenUp, reading }: FoundForWish, wish: Wish): UnmetWish | null {
  if (wish.text === '') return null
  const isMissing =
    rows.length === 0 || reading.leftOut !== undefined || givenUp.some((each) => each === 'place' || each === 'state' || each === 'goods')
  if (!isMissing) return null
  return { need: (reading.corrected ?? wish.text).toLowerCase().slice(0, LONGEST), place: wish.place }
}
