const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const DATE = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Returns a calendar day, 2026-10-14, as "Wed 14 Oct 2026". */
export const dayInWords = (day: string): string => DAY.format(new Date(day)).replace(',', '')

/** Returns the date of a text as exactly as it is known: 2026-10-14 as "14 October 2026", 2026-10 as "October 2026", 2026 as it is. */
export function dateInWords(date: string): string {
  const parts = date.split('-').length
  if (parts === 1) return date
  return (parts === 3 ? DATE : MONTH).format(new Date(parts === 3 ? date : `${date}-01`))
}
