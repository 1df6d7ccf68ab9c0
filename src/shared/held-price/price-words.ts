import { dollars } from '#shared/money/money.ts'
import { STEEP_RISE } from './steep-rise.ts'

/** Returns a change in percent with its sign, "+4.5%"; null where it is not known. */
export const percentWords = (percent: number | null): string | null => (percent === null ? null : `${signOf(percent)}${Math.abs(percent)}%`)
/** Returns what a change comes to in a year, "+$52.00 a year"; null where it is not known. */
export const yearlyWords = (cents: number | null): string | null =>
  cents === null ? null : `${signOf(cents)}${dollars(Math.abs(cents))} a year`
const signOf = (amount: number) => (amount < 0 ? '−' : amount > 0 ? '+' : '')

/** What is said of a change that comes sooner than was promised. */
export const noticeWords = 'Short notice: sooner than promised.'
/** Returns what is said of a price that has risen much in a short time; null of any other. */
export const riseWords = (percent: number | null): string | null =>
  percent === null ? null : `Up ${percent}% within ${STEEP_RISE.days} days.`
