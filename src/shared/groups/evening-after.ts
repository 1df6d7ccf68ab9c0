import { instantOf, localTimeOf } from '#shared/time/zoned-time.ts'

const DAY_MS = 86_400_000

/** Returns six in the evening so many days after a time, by the clock of a place and as it is. */
export function eveningAfter(now: Date, days: number, timeZone: string): { localDeadline: string; deadline: Date } {
  const localDeadline = `${localTimeOf(new Date(now.getTime() + days * DAY_MS).toISOString(), timeZone).slice(0, 10)}T18:00`
  return { localDeadline, deadline: new Date(instantOf(localDeadline, timeZone).instant) }
}
