import type { Change } from '#contract/quotes/comparison/comparison-results.ts'
import { percentOf, thousandths, wholePacks } from './amounts.ts'
import type { Line } from './request.ts'

/** How often a line is bought in a year. */
export const TIMES_A_YEAR = { week: 52, fortnight: 26, month: 12, once: 1 }

/**
 * Returns what a price changes against the one paid today, both for the need in whole packs; null where nothing, or another measure, is
 * paid. By the unit price a smaller pack at an equal price is dearer. `contents` are thousandths.
 */
export function changeOf(
  { need, paid, every }: Line,
  { costCents, priceCents, contents }: { costCents: number; priceCents: number; contents: number },
): Change | null {
  if (need === null || paid === null || paid.cents === 0 || paid.contents.measure !== need.measure) return null
  const paidContents = thousandths(paid.contents.amount)
  const paidCents = wholePacks(thousandths(need.amount), paidContents) * paid.cents
  const cents = costCents - paidCents
  return {
    cents,
    percent: percentOf(cents, paidCents),
    // Both unit prices times both contents, so that neither is rounded.
    unitPercent: percentOf(priceCents * paidContents - paid.cents * contents, paid.cents * contents),
    yearlyCents: cents * TIMES_A_YEAR[every ?? 'week'],
  }
}
