import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#contract/weekdays.ts'

/** Returns days in the order of the week, with three or more in a row combined: "Mon to Wed", "Fri". All seven are "every day". */
export function daySpans(days: readonly Weekday[]): string[] {
  if (WEEKDAYS.every((day) => days.includes(day))) return ['every day']
  return spansOf(days).flatMap((span) => (span.length > 2 ? [`${nameOf(span[0])} to ${nameOf(span.at(-1))}`] : span.map(nameOf)))
}

/** Returns the abbreviation: "Mon". */
const nameOf = (day: Weekday | undefined) => WEEKDAY_NAMES[day!].slice(0, 3)

/** Returns days in the order of the week, split into runs of consecutive ones. */
function spansOf(days: readonly Weekday[]): Weekday[][] {
  const spans: Weekday[][] = []
  for (const [at, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue
    if (at > 0 && days.includes(WEEKDAYS[at - 1]!)) spans.at(-1)!.push(day)
    else spans.push([day])
  }
  return spans
}

/** Returns "14:30" as "2:30 pm". */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`
}
