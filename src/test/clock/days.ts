import { Temporal } from 'temporal-polyfill'

/** A day, or the end of one, on which tests may be red though the code is right. */
export type Day = { name: string; instant: string }

const SYDNEY = 'Australia/Sydney'

/**
 * Returns the days that tests are tried on, each the next one after `today`: what a browser or a server has stored until then would
 * otherwise have run out. Where a clock jumps, or a day ends, it is a minute before that.
 */
export function daysAfter(today: Temporal.Instant): Day[] {
  const start = today.toZonedDateTimeISO(SYDNEY).toPlainDate().add({ days: 2 })
  return Object.entries(DAYS).map(([name, { isDay, time, timeZone = SYDNEY, later = 0 }]) => {
    const plainTime = Temporal.PlainTime.from(time)
    const instant = firstFrom(start, isDay).toZonedDateTime({ timeZone, plainTime }).toInstant()
    return { name, instant: instant.add({ hours: later }).toString() }
  })
}

/** Returns the one of these days at which tests run today: each in its turn, whatever the hour. */
export const dayInTurn = (days: Day[], today: Temporal.Instant): Day =>
  days[Math.floor(today.epochMilliseconds / MS_OF_A_DAY) % days.length]!

const MS_OF_A_DAY = 86_400_000

const isEvery = () => true
const changesBy = (hours: number) => (day: Temporal.PlainDate) => day.toZonedDateTime(SYDNEY).hoursInDay === 24 + hours

/** A time that clocks show twice is the first of the two, `later` makes it the second. */
const DAYS: Record<string, { isDay: (day: Temporal.PlainDate) => boolean; time: string; timeZone?: string; later?: number }> = {
  'the last day of a month': { isDay: ({ month, day }) => month < 12 && day === 31, time: '10:00' },
  'the last day of a year': { isDay: ({ month, day }) => month === 12 && day === 31, time: '10:00' },
  '28 February': { isDay: ({ month, day, inLeapYear }) => month === 2 && day === 28 && !inLeapYear, time: '10:00' },
  '29 February': { isDay: ({ month, day }) => month === 2 && day === 29, time: '10:00' },
  'a minute before Sydney loses an hour': { isDay: changesBy(-1), time: '01:59' },
  'a minute before Sydney gains an hour': { isDay: changesBy(1), time: '01:59', later: 1 },
  'a minute before midnight in Sydney': { isDay: isEvery, time: '23:59' },
  'a minute before midnight in UTC': { isDay: isEvery, time: '23:59', timeZone: 'UTC' },
}

function firstFrom(start: Temporal.PlainDate, matches: (day: Temporal.PlainDate) => boolean): Temporal.PlainDate {
  for (let day = start; ; day = day.add({ days: 1 })) if (matches(day)) return day
}
