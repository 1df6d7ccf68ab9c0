import type { CallerInput } from '#contract/endpoint/endpoint.ts'
import { addPromotion, listOwnPromotions, listPromotions } from '#contract/suppliers/promotions.ts'
import { getSupplier } from '#contract/suppliers/suppliers.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { TestApp } from '#test/app/app.ts'
import { supplier } from './people.ts'
import { subscribe } from './subscriptions.ts'

/** Returns the day so many days after today in Sydney. */
export const inDays = (days: number): string => dayAfter(sydneyDay(new Date()), days)

/** Returns the days of a promotion that runs from today for a week. */
export const thisWeek = () => ({ startsOn: inDays(0), endsOn: inDays(6) })

/** Returns what a promotion has besides a title, for two weeks from today. */
export const fortnight = () => ({ text: 'All of it, while it lasts.', startsOn: inDays(0), endsOn: inDays(13) })

/** Adds a supplier with an account, who makes promotions, and who sees what of them is shown where. */
export async function promotingSupplier(app: TestApp, plan?: 'starter' | 'professional') {
  const user = await supplier(app)
  const path = { id: user.supplierId }
  if (plan) await subscribe(app, user.supplierId, { plan })
  return {
    ...user,
    path,
    offer: (title: string, fields: Partial<CallerInput<typeof addPromotion>> = {}) =>
      user.call(addPromotion, { ...path, title, ...fortnight(), ...fields }),
    shown: async () => (await app.call(listPromotions, path)).map(({ title }) => title),
    own: async () => Object.fromEntries((await user.call(listOwnPromotions, {})).promotions.map(({ title, state }) => [title, state])),
    onCard: async () => (await app.call(getSupplier, path)).promotion,
  }
}
