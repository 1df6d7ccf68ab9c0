const DAY = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** "Wed 14 Oct 2026", for a day of the calendar: 2026-10-14. */
export const dayInWords = (day: string): string => DAY.format(new Date(day)).replace(',', '')
