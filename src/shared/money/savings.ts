import type { Every } from '#contract/order-lists/every.ts'

/** What of a need falls on a week; what is needed once is counted once. */
const OF_A_WEEK: Record<Every, number> = { week: 1, fortnight: 1 / 2, month: 12 / 52, once: 1 }
const DAYS_OF_WEEK = 7
const DAY_MS = 86_400_000

/** An accepted price beside the one paid before, both for one of a measure, and the need that it is for. */
export type ChangedPrice = {
  paidCents: number
  acceptedCents: number
  amount: number
  every: Every | null
  /** The day of its acceptance, for how many weeks it holds from then on, and the day today; all in Sydney. */
  acceptedOn: string
  holdWeeks: number | null
  today: string
}

/** What a price saves: `need` is that of a week, `weeks` have begun since its acceptance while it holds. */
export type Saving = { need: number; weeks: number; cents: number }

/**
 * Returns what an accepted price saves against the one paid before, less than nothing where it is dearer. The week of the acceptance counts
 * in any case: that order was placed.
 */
export function savingOf({ paidCents, acceptedCents, amount, every, ...held }: ChangedPrice): Saving {
  const need = amount * OF_A_WEEK[every ?? 'week']
  const weeks = every === 'once' ? 1 : weeksBegun(held)
  return { need, weeks, cents: wholeCents((paidCents - acceptedCents) * need * weeks) }
}

function weeksBegun({ acceptedOn, holdWeeks, today }: Pick<ChangedPrice, 'acceptedOn' | 'holdWeeks' | 'today'>): number {
  const begun = Math.floor((Date.parse(today) - Date.parse(acceptedOn)) / DAY_MS / DAYS_OF_WEEK) + 1
  return Math.max(1, Math.min(begun, holdWeeks ?? 0))
}

/** Rounds half away from zero, what a product of floating point is short of a half included. */
function wholeCents(cents: number): number {
  const rounded = Math.round(Number(Math.abs(cents).toPrecision(12)))
  return rounded === 0 ? 0 : Math.sign(cents) * rounded
}
