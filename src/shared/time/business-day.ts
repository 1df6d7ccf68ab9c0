const DAY_MS = 86_400_000
const SUNDAY = 0
const SATURDAY = 6

/** Returns the first day after a day that is not on a weekend, both as 2026-11-23. Public holidays are not known. */
export function nextBusinessDay(day: string): string {
  const next = new Date(Date.parse(day) + DAY_MS)
  const weekday = next.getUTCDay()
  const isWeekend = weekday === SATURDAY || weekday === SUNDAY
  const iso = next.toISOString().slice(0, 10)
  return isWeekend ? nextBusinessDay(iso) : iso
}
