import type { OwnPromotion, addPromotion } from '#contract/suppliers/promotions.ts'
import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import type { Product } from '#contract/suppliers/suppliers.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { cut } from '#shared/text/cut.ts'
import { askUsAbout } from '#shared/text/offer-texts.ts'

/** The fields of a promotion as they are typed. */
export type PromotionWords = Omit<CallerInput<typeof addPromotion>, 'id'>

/** For how many days a new offer runs unless other days are chosen. */
const FIRST_DAYS = 14
const MAX_TEXT = 400

const fortnightFrom = (today: string) => ({ startsOn: today, endsOn: dayAfter(today, FIRST_DAYS - 1) })

export const blankWords = (today: string): PromotionWords => ({ title: '', text: '', price: '', ...fortnightFrom(today), productId: '' })

/** Returns an offer of a product that lacks only what is offered: another price, or other words. */
export const wordsFrom = ({ id, title, description }: Product, today: string): PromotionWords => ({
  title,
  text: cut(description, MAX_TEXT) || askUsAbout(title),
  price: '',
  ...fortnightFrom(today),
  productId: id,
})

export const wordsOf = ({ title, text, price, startsOn, endsOn, productId }: OwnPromotion): PromotionWords => ({
  title,
  text,
  price: price ?? '',
  startsOn,
  endsOn,
  productId: productId ?? '',
})

/** Returns an offer that has ended for two weeks from today. */
export const wordsAgain = (promotion: OwnPromotion, today: string): PromotionWords => ({ ...wordsOf(promotion), ...fortnightFrom(today) })

/** Says whether a promotion is shown, and on which days. */
export function stateWords({ state, startsOn, endsOn }: OwnPromotion): string {
  const [first, last] = [dayInWords(startsOn), dayInWords(endsOn)]
  return {
    running: `Running until ${last}`,
    hidden: `Not shown, until ${last}`,
    planned: `Planned from ${first} to ${last}`,
    ended: `Ended on ${last}`,
  }[state]
}

const ORDER: OwnPromotion['state'][] = ['running', 'hidden', 'planned', 'ended']

/** Orders promotions by what they are; those that have ended begin with the last. */
export function inOrderOfState(promotions: readonly OwnPromotion[]): OwnPromotion[] {
  const byState = Map.groupBy(promotions, ({ state }) => state)
  return ORDER.flatMap((state) => {
    const those = byState.get(state) ?? []
    return state === 'ended' ? those.toReversed() : those
  })
}
