// Days that are to come, counted from today: a date that is written down is over one day.

/** The time zone of suppliers and pages. */
export const ZONE = 'Australia/Sydney'
const DAY_MS = 86_400_000

/** Returns the day in Sydney that many days from today. */
export const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: ZONE })
/** Returns noon or one o'clock of that day in Sydney, as UTC. */
export const noonIn = (days: number) => `${dayIn(days)}T02:00:00Z`
