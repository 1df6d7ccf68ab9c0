import type { Expiry } from '#contract/venue/approved-documents.ts'
import { counted } from '#shared/text/words.ts'
import { dateInWords } from '#shared/time/day-texts.ts'

/** How many days before the end a venue is told, the first and the last time. */
export const WARNED_BEFORE = [30, 7] as const
const [SOON_DAYS] = WARNED_BEFORE
const DAY_MS = 86_400_000

/** Returns how many days a calendar day is ahead of another; less than nothing where it is over. */
export const daysUntil = (day: string, today: string): number => Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)

/** Returns how near the end of a document is; null where it has none. It is valid on its last day. */
export function expiryOf(expiresOn: string | null, today: string): Expiry | null {
  if (expiresOn === null) return null
  const days = daysUntil(expiresOn, today)
  return days < 0 ? 'expired' : days <= SOON_DAYS ? 'soon' : 'later'
}

/** Returns until when a document is valid: "Expired on 3 December 2026", "Expires on 3 December 2026, in 12 days". */
export function expiryInWords(expiresOn: string | null, today: string): string {
  if (expiresOn === null) return 'No expiry date'
  const days = daysUntil(expiresOn, today)
  const date = dateInWords(expiresOn)
  if (days < 0) return `Expired on ${date}`
  if (days > SOON_DAYS) return `Expires on ${date}`
  return days === 0 ? `Expires today, ${date}` : `Expires on ${date}, in ${counted(days, 'day')}`
}
