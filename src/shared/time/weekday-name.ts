const WEEKDAY = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' })

/** Returns the name of the weekday of a calendar day: "Wednesday". */
export const weekdayName = (day: string): string => WEEKDAY.format(new Date(day))
