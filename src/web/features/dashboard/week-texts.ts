import { weekdayName } from '#shared/time/weekday-name.ts'

type WeekTrend = { direction: 'more' | 'fewer' | 'same'; words: string }

/** Returns how a week until `today` compares with the same days of the week before: "14 fewer than by Thursday last week". */
export function weekTrend(now: number, before: number, today: string): WeekTrend {
  const by = `by ${weekdayName(today)} last week`
  if (now === before) return { direction: 'same', words: `as many as ${by}` }
  const direction = now > before ? 'more' : 'fewer'
  return { direction, words: `${Math.abs(now - before).toLocaleString('en-AU')} ${direction} than ${by}` }
}
