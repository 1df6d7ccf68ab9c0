import { instantOf, localTimeOf } from './zoned-time.ts'

/** Returns the minute after a time of a day, "14:31" after "14:30"; "24:00" after the last. */
function minuteAfter(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const next = hours * 60 + minutes + 1
  return [Math.floor(next / 60), next % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * Returns the first instant at which clocks show a time of a day or a later one: what a cut-off means where clocks skip the time itself, or
 * show it twice.
 */
export function cutOffInstant(day: string, time: string, timeZone: string): Date {
  const { instant, isSkipped } = instantOf(`${day}T${time}`, timeZone)
  // Clocks skip an hour at most, in the night and not at midnight.
  return isSkipped ? cutOffInstant(day, minuteAfter(time), timeZone) : new Date(instant)
}

/** Returns the day that it is now, and the latest of its times that clocks have shown: cut-offs up to that are over. */
export function cutOffsOver(now: Date, timeZone: string): { today: string; over: string } {
  const [today = '', shown = ''] = localTimeOf(now.toISOString(), timeZone).split('T')
  let over = shown
  // In an hour that clocks show twice, later times of it have been shown already.
  for (let next = minuteAfter(over); next < '24:00' && cutOffInstant(today, next, timeZone) <= now; next = minuteAfter(next)) over = next
  return { today, over }
}
