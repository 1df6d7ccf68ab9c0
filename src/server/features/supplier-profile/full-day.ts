import { daysOf, type PromotionDays } from '#shared/time/promotion-days.ts'

/**
 * Returns the first of a promotion's days on which `most` others run already; undefined when there is room on each. Days that it had
 * before, when it is changed, are its own.
 */
export function fullDay(wanted: PromotionDays, others: readonly PromotionDays[], most: number, before?: PromotionDays): string | undefined {
  const isOn = (day: string) => (promotion: PromotionDays) => promotion.startsOn <= day && day <= promotion.endsOn
  return daysOf(wanted).find((day) => !(before && isOn(day)(before)) && others.filter(isOn(day)).length >= most)
}
