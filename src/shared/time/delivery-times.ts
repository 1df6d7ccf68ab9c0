import { WEEKDAY_NAMES, WEEKDAYS, type Weekday } from '#contract/suppliers/weekdays.ts'

/** Returns days in the order of the week, with three or more in a row combined: "Mon to Wed", "Fri". All seven are "every day". */
export function daySpans(days: readonly Weekday[]): string[] {
  if (WEEKDAYS.every((day) => days.includes(day))) return ['every day']
  return spansOf(days)
    .map((span) => span.map(nameOf))
    .flatMap((names) => (names.length > 2 ? [`${names[0]} to ${names.at(-1)}`] : names))
}

/** Returns the abbreviation: "Mon". */
const nameOf = (day: Weekday) => WEEKDAY_NAMES[day].slice(0, 3)

/** Returns days in the order of the week, split into runs of consecutive ones. */
function spansOf(days: readonly Weekday[]): Weekday[][] {
  const spans: Weekday[][] = []
  let span: Weekday[] | undefined
  for (const day of WEEKDAYS) {
    if (!days.includes(day)) span = undefined
    else if (span) span.push(day)
    else spans.push((span = [day]))
  }
  return spans
}

/** Returns "14:30" as "2:30 pm". */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${hours < 12 ? 'am' : 'pm'}`
}
