import type { PhrasePart, Period } from '#server/reading/words/parts.ts'
import { read } from '#server/reading/read.ts'
import { dayAfter, isCalendarDay } from '#shared/time/calendar-day.ts'

/** A day that a text asks for delivery by, as `deliverBy` has it; `isAll` where it asks for nothing else. */
export type DayInText = { day: string; isAll: boolean }

/** Returns whether a text says when, which by far most searches do not. */
export const saysWhen = (text: string): boolean => read(text).some(({ kind }) => kind === 'period')

/** Returns the one day that a text names: tomorrow, the next of a day of the week, or a date from tomorrow on. */
export function deliveryDayIn(text: string, today: string): DayInText | undefined {
  const parts = read(text)
  const days = parts.flatMap((part) => (part.kind === 'period' ? (dayOf(part.period, today) ?? []) : []))
  const [day] = days
  return day === undefined || days.length > 1 ? undefined : { day, isAll: parts.every(isAroundDays) }
}

/** Returns whether a part says nothing of what is to be delivered. */
const isAroundDays = (part: PhrasePart) =>
  part.kind === 'period' || part.kind === 'filler' || (part.kind === 'doing' && part.doing === 'deliver')

function dayOf(period: Period, today: string): string | undefined {
  if (period.kind === 'within' && period.days > 0 && !period.isUrgent) return period.days === 1 ? 'tomorrow' : dayAfter(today, period.days)
  if (period.kind === 'on' && period.days.length === 1 && !period.isEvery) return period.days[0]
  return period.kind === 'date' ? dateOf(period, today) : undefined
}

/** Returns the next such date, or the one of its year; undefined for one that calendars do not have, or that is over. */
function dateOf({ day, month, year }: Extract<Period, { kind: 'date' }>, today: string): string | undefined {
  const two = (part: number) => String(part).padStart(2, '0')
  const thisYear = Number(today.slice(0, 4))
  const dates = (year === undefined ? [thisYear, thisYear + 1] : [year]).map((each) => `${each}-${two(month)}-${two(day)}`)
  return dates.find((date) => isCalendarDay(date) && date > today)
}
