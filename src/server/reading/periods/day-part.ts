import type { DayPart } from '#server/reading/words/parts.ts'

/** How a part of the day is written. */
export const PART = 'mornings?|am|arvos?|afternoons?|evenings?|nights?|pm'
/** Returns the part of the day that a word means. */
export const partOf = (text: string | undefined): DayPart | undefined => {
  if (!text) return undefined
  if (/^(?:morning|am)/i.test(text)) return 'morning'
  return /^(?:evening|night)/i.test(text) ? 'evening' : 'afternoon'
}
