import { dayAfter } from './calendar-day.ts'

/** The days on which a promotion runs, both included, as "2026-12-31". */
export type PromotionDays = { startsOn: string; endsOn: string }

/** The most days of one promotion. */
export const MAX_PROMOTION_DAYS = 92

const DAY_MS = 86_400_000

/** Returns how many days a promotion runs. */
const lengthOf = ({ startsOn, endsOn }: PromotionDays) => (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS + 1

/** Returns every day of a promotion, in order. */
export const daysOf = (promotion: PromotionDays): string[] =>
  Array.from({ length: lengthOf(promotion) }, (_, after) => dayAfter(promotion.startsOn, after))

/** Returns what is wrong with the last day of a promotion; undefined if nothing is. */
export function problemWithDays(promotion: PromotionDays): string | undefined {
  const length = lengthOf(promotion)
  if (length < 1) return 'The last day cannot be before the first.'
  if (length > MAX_PROMOTION_DAYS) return `An offer runs for ${MAX_PROMOTION_DAYS} days at most.`
  return undefined
}
