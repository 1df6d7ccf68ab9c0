const DAY_MS = 86_400_000

/** Returns the Monday so many weeks before the week of a day, both as 2026-11-23. */
export function mondayBefore(day: string, weeks: number): string {
  const time = Date.parse(day)
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7
  return new Date(time - (sinceMonday + 7 * weeks) * DAY_MS).toISOString().slice(0, 10)
}
