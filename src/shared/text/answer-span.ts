const HOUR = 60
const DAY = 24 * HOUR

/** Returns a measured answer time, "an hour", "3 hours", "2 days": rounded up, so that it does not promise too much. */
export function answerSpan(minutes: number): string {
  if (minutes <= HOUR) return 'an hour'
  if (minutes <= 20 * HOUR) return `${Math.ceil(minutes / HOUR)} hours`
  return minutes <= DAY ? 'a day' : `${Math.ceil(minutes / DAY)} days`
}
