import type { ChangeAnswer, PriceState } from '#contract/quotes/held-prices.ts'
import type { Every } from '#contract/order-lists/every.ts'
import { percentOf } from '#shared/comparison/amounts.ts'
import { TIMES_A_YEAR } from '#shared/comparison/change.ts'
import { productCents } from '#shared/money/product-cents.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { STEEP_RISE } from './steep-rise.ts'

/** A price as it was accepted. Days are those of Sydney, as in all of this file. */
export type Promised = { priceCents: number; heldUntil: string | null; noticeDays: number | null }
/** A change of a price. Changes stand in the order in which they were announced; only the last one can be open. */
export type Announced = { priceCents: number; from: string; noticedOn: string; answer: ChangeAnswer | null }
/** What is bought of a price at a time; null packs where that is not known. */
export type Bought = { packs: number | null; every: Every | null }

/** How many days before its last one it is said that a price ends. */
export const DAYS_BEFORE_END = 2

/** The last day on which a price holds: whole weeks after the day of its acceptance; null where nothing was promised. */
export const heldUntilOf = (acceptedOn: string, holdWeeks: number | null): string | null =>
  holdWeeks === null ? null : dayAfter(acceptedOn, 7 * holdWeeks)

/** Returns the price of a day: that of the change accepted last which has begun by then, else the one that was promised. */
export const priceOn = (promise: Pick<Promised, 'priceCents'>, changes: readonly Announced[], day: string): number =>
  (changes.findLast(({ answer, from }) => answer === 'accept' && from <= day) ?? promise).priceCents

/** Returns the change that is still to be said of a price: one that is open, to come, or by which it ended; null once it is the price. */
export function changeToNotify<Change extends Announced>(changes: readonly Change[], today: string): Change | null {
  const last = changes.at(-1)
  return !last || (last.answer === 'accept' && last.from <= today) ? null : last
}

/** An open change stays one until its buyer decides: silence is no consent. */
export function statusOf({ heldUntil }: Promised, changes: readonly Announced[], today: string): PriceState {
  const change = changeToNotify(changes, today)
  if (change?.answer === 'leave' && change.from <= today) return 'ended'
  if (change) return 'changing'
  return heldUntil !== null && today <= heldUntil ? 'held' : 'ended'
}

/** Returns whether a price that holds does so for two more days at most. */
export const isEnding = ({ heldUntil }: Pick<Promised, 'heldUntil'>, status: PriceState, today: string): boolean =>
  status === 'held' && heldUntil !== null && heldUntil <= dayAfter(today, DAYS_BEFORE_END)

/** Returns the price that a change is compared with: the one that would have been there on its first day without it. */
const priceBefore = (promise: Promised, changes: readonly Announced[], change: Announced): number =>
  priceOn(promise, changes.slice(0, changes.indexOf(change)), change.from)

/** Returns what one of the changes means. */
export function meaningOf(promise: Promised, changes: readonly Announced[], change: Announced, bought: Bought) {
  const before = priceBefore(promise, changes, change)
  return {
    fromCents: before,
    percent: before === 0 ? null : percentOf(change.priceCents - before, before),
    yearlyCents: yearlyCents(change.priceCents - before, bought),
    isShortNotice: isShortNotice(promise, change),
  }
}

/** Returns what a difference comes to in a year; null where it is not known how much is bought. */
const yearlyCents = (cents: number, { packs, every }: Bought): number | null =>
  packs === null ? null : Math.sign(cents) * productCents(packs, Math.abs(cents)) * TIMES_A_YEAR[every ?? 'week']

function isShortNotice({ heldUntil, noticeDays }: Promised, { from, noticedOn }: Announced): boolean {
  return (heldUntil !== null && from < heldUntil) || from < dayAfter(noticedOn, noticeDays ?? 0)
}

/**
 * Returns by how many percent a price has risen within 90 days, where that is over 5; else null. The days end with the change that is
 * announced, where there is one, so that a rise in several small steps is one.
 */
export function steepRise(promise: Promised, changes: readonly Announced[], today: string): number | null {
  const change = changeToNotify(changes, today)
  const isComing = change !== null && change.answer !== 'leave'
  const last = isComing ? { day: change.from, cents: change.priceCents } : { day: today, cents: priceOn(promise, changes, today) }
  const before = priceOn(promise, changes.slice(0, isComing ? changes.indexOf(change) : undefined), dayAfter(last.day, -STEEP_RISE.days))
  return before > 0 && (last.cents - before) * 100 > before * STEEP_RISE.percent ? percentOf(last.cents - before, before) : null
}
