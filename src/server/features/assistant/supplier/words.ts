import type { CategoryName } from '#contract/options.ts'
import { WEEKDAY_NAMES, type Weekday } from '#contract/weekdays.ts'
import { listed } from '#shared/words.ts'
import { comesOnRounds } from '#server/features/assistant/rounds.ts'
import { plain, wordsIn } from '#server/vocabulary/words.ts'

/** Whether days and minimum orders are something that a listing can lack. Of cleaning, most offer the service and some the goods. */
export const delivers = (category: CategoryName): boolean => comesOnRounds({ category }) && category !== 'Cleaning'

/** Returns days as they stand in a sentence: "Mondays and Thursdays". */
export const weekdays = (days: Weekday[]): string => listed(days.map((day) => `${WEEKDAY_NAMES[day]}s`))

/** Words of so many letters tell of goods; shorter ones are of any sentence. */
const TELLING = 4
const tellingWords = (text: string): string[] =>
  wordsIn(text)
    .map(plain)
    .filter((word) => word.length >= TELLING)
    .map((word) => word.replace(/s$/, ''))

/** Whether two texts share a word that tells of goods, in whichever number. */
export function shareWord(one: string, other: string): boolean {
  const words = new Set(tellingWords(one))
  return tellingWords(other).some((word) => words.has(word))
}
