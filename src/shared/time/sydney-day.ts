const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney', year: 'numeric', month: '2-digit', day: '2-digit' })

/** Days begin, and clocks are changed, at whole quarters of an hour, so that in each of these it is the same day. */
const QUARTER_MS = 900_000
let last = { quarter: Number.NaN, day: '' }

/** Returns the calendar day in Sydney, "2026-11-21". This is what "per day" means in the contract. */
export function sydneyDay(time: Date): string {
  const quarter = Math.floor(time.getTime() / QUARTER_MS)
  if (quarter !== last.quarter) last = { quarter, day: day.format(time) }
  return last.day
}
