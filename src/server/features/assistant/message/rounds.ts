import type { CategoryName } from '#contract/options.ts'
import type { SupplierRow } from '#contract/suppliers/suppliers.ts'
import type { Weekday } from '#contract/suppliers/weekdays.ts'
import { clockTime, daySpans } from '#shared/time/delivery-times.ts'
import { listed } from '#shared/text/words.ts'
import type { Speed } from './needs-said.ts'

/** What comes by appointment rather than on rounds, whatever a listing says of its days. */
const SERVICES: ReadonlySet<CategoryName> = new Set([
  'Web Design',
  'IT Services',
  'Staff/Recruiting',
  'Social Media',
  'Graphic Design',
  'Insurance',
  'Phone/Internet',
  'Machine Repairs',
])
/** The number of days of delivery a week from which on an order before the cut-off arrives the next day but for one weekend. */
const DAILY = 5
/** What a supplier calls it in its tags, where nothing is denied as it can be in a description. */
const CALLED: Record<Speed, RegExp> = {
  'same day': /\bsame[ -]day\b/i,
  'next day': /\b(?:next|same)[ -]day\b|\bovernight\b/i,
}

/** Returns whether a supplier comes on rounds, so that its days of delivery count. */
export const comesOnRounds = ({ category }: Pick<SupplierRow, 'category'>): boolean => !SERVICES.has(category)

export const isOnItsDays = ({ deliveryDays }: SupplierRow, days: Weekday[]): boolean => days.every((day) => deliveryDays.includes(day))

export const isFastEnough = (row: SupplierRow, speed: Speed | null): boolean => speed === null || speedOf(row, speed) !== undefined

/**
 * Returns what a listing says of a speed: its own words for it, or for the next day that it delivers nearly daily what is ordered before a
 * time; undefined where it says neither.
 */
export function speedOf({ tags, deliveryDays, cutOff }: SupplierRow, speed: Speed): string | undefined {
  const own = tags.find((tag) => CALLED[speed].test(tag))
  if (own !== undefined) return `its listing mentions “${own.toLowerCase()}”`
  const isDaily = speed === 'next day' && deliveryDays.length >= DAILY && cutOff !== null
  return isDaily ? `${daysInWords(deliveryDays)} for orders before ${clockTime(cutOff)}` : undefined
}

/** Returns when it delivers: "delivers Mon to Sat". */
export const daysInWords = (days: Weekday[]): string => `delivers ${listed(daySpans(days))}`
