import { Temporal } from 'temporal-polyfill'

/** Returns the date and time that clocks show, as fields of a form have it: "2026-12-01T07:30". */
export const localTimeOf = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })

/**
 * Returns the instant, in UTC, at which clocks show a date and time, "2026-12-01T07:30". Of a time that they show twice it is the first. A
 * time that they skip is as much later as they skip, and `isSkipped` says so.
 */
export function instantOf(localTime: string, timeZone: string): { instant: string; isSkipped: boolean } {
  const wished = Temporal.PlainDateTime.from(localTime)
  const zoned = wished.toZonedDateTime(timeZone)
  return { instant: zoned.toInstant().toString(), isSkipped: !zoned.toPlainDateTime().equals(wished) }
}

/** Returns an instant as clocks show it, with how far they are from UTC: "2026-11-30T12:00+11:00". */
export const withOffset = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toString({ timeZone, smallestUnit: 'minute' })
