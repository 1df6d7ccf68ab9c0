import type { CategoryName } from '#contract/options.ts'
import { WEEKDAY_NAMES, type Weekday } from '#contract/suppliers/weekdays.ts'
import { listed } from '#shared/text/words.ts'
import { comesOnRounds } from '#server/features/assistant/message/rounds.ts'

/** Returns whether days and minimum orders are something that a listing can lack. Of cleaning, most offer the service and some the goods. */
export const delivers = (category: CategoryName): boolean => comesOnRounds({ category }) && category !== 'Cleaning'

/** Returns days as they stand in a sentence: "Mondays and Thursdays". */
export const weekdays = (days: Weekday[]): string => listed(days.map((day) => `${WEEKDAY_NAMES[day]}s`))
