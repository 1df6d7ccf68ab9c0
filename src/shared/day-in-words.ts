const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Returns a calendar day, 2026-10-14, as "Wed 14 Oct 2026". */
export const dayInWords = (day: string): string => DAY.format(new Date(day)).replace(',', '')
