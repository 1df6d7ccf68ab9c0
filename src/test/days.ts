import { Temporal } from 'temporal-polyfill'

/** A day, or the end of one, on which tests may be red though the code is right. */
export type Day = { name: string; instant: string }

const SYDNEY = 'Australia/Sydney'

/**
 * Returns the days that tests are tried on, each the next one after `today`: what a browser or a server has stored until then would
 * otherwise have run out. Where a clock jumps, its day begins a minute before that.
 */
export function daysAfter(today: Temporal.Instant): Day[] {
  const now = today.toZonedDateTimeISO(SYDNEY)
  const next = (matches: (day: Temporal.PlainDate) => boolean) => firstFrom(now.toPlainDate().add({ days: 2 }), matches)
  const sydney = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: SYDNEY, plainTime: Temporal.PlainTime.from(time) }).toInstant()
  const all: [string, Temporal.Instant][] = [
    ['the last day of a month', sydney(next((day) => day.month < 12 && day.day === 31), '10:00')],
    ['the last day of a year', sydney(next((day) => day.month === 12 && day.day === 31), '10:00')],
    ['28 February', sydney(next((day) => day.month === 2 && day.day === 28 && !day.inLeapYear), '10:00')],
    ['29 February', sydney(next((day) => day.month === 2 && day.day === 29), '10:00')],
    ['a minute before Sydney loses an hour', sydney(next((day) => changesOffset(day, 23)), '01:59')],
    ['a minute before Sydney gains an hour', sydney(next((day) => changesOffset(day, 25)), '01:59').add({ hours: 1 })],
    ['a minute before midnight in Sydney', sydney(next(() => true), '23:59')],
    ['a minute before midnight in UTC', next(() => true).toZonedDateTime({ timeZone: 'UTC', plainTime: '23:59' }).toInstant()],
  ]
  return all.map(([name, instant]) => ({ name, instant: instant.toString() }))
}

/** Returns the day that the short run takes: another one each day, all of them within as many days. */
export const dayOf = (today: Temporal.Instant): Day => {
  const days = daysAfter(today)
  return days[Math.floor(today.epochMilliseconds / 86_400_000) % days.length]!
}

const changesOffset = (day: Temporal.PlainDate, hours: number) => day.toZonedDateTime(SYDNEY).hoursInDay === hours

function firstFrom(start: Temporal.PlainDate, matches: (day: Temporal.PlainDate) => boolean): Temporal.PlainDate {
  for (let day = start; ; day = day.add({ days: 1 })) if (matches(day)) return day
}
