import { apportion } from '#shared/money/apportion.ts'

/** The price of a unit, in cents without GST, from a number of units on. */
export type PriceStep = { from: number; priceCents: number }
/** What a member wants, and the most that one unit may cost it; null is any price. */
export type GroupMember = { id: string; want: number; most: number | null }
export type GroupTerms = {
  /** `from` rising, `priceCents` falling. */
  steps: readonly PriceStep[]
  /** Paid once by all together, such as a delivery. */
  feeCents?: number | null | undefined
}
/** What one member takes and pays: `costCents` of the goods, and its share of the fee. */
export type MemberShare = { id: string; units: number; costCents: number; feeCents: number }
/** How many units more reach the next step, and what all pay less for the goods then, although they are more. */
export type StepHint = { more: number; savesCents: number }

export type Settlement = {
  isSettled: boolean
  /** The units of those who stay, also where they are too few. */
  total: number
  priceCents: number | null
  /** Those who stay, in the order of joining; none where they are too few. */
  members: MemberShare[]
  hint: StepHint | null
}

/** Returns the last step that a number of units reaches. */
export const stepAt = (steps: readonly PriceStep[], units: number): PriceStep | undefined => steps.findLast(({ from }) => from <= units)

const totalOf = (members: readonly GroupMember[]) => members.reduce((sum, { want }) => sum + want, 0)

/**
 * Settles a group: all units have the price of the step that their total reaches, and whoever will not pay it leaves, again and again until
 * nobody does. Prices only rise while members leave, so the result is the same in whatever order they are given, but for a cent of the fee:
 * of equal remainders it falls to the first. Below `smallest`, by default the first step, nothing is settled.
 */
export function settle(terms: GroupTerms, members: readonly GroupMember[], smallest?: number | null): Settlement {
  const { steps, feeCents } = terms
  const staying = stayingOf(steps, members)
  const total = totalOf(staying)
  const step = stepAt(steps, total)
  if (!step || total < (smallest ?? step.from)) return { isSettled: false, total, priceCents: null, members: [], hint: null }
  const { priceCents } = step
  const fees = apportion(
    feeCents ?? 0,
    staying.map(({ want }) => want),
  )
  const shares = staying.map(({ id, want }, at) => ({ id, units: want, costCents: want * priceCents, feeCents: fees[at] ?? 0 }))
  return { isSettled: true, total, priceCents, members: shares, hint: hintAt(steps, total) }
}

/** Returns the members who stay: without a step, all whom no price has driven away. */
function stayingOf(steps: readonly PriceStep[], members: readonly GroupMember[]): readonly GroupMember[] {
  const step = stepAt(steps, totalOf(members))
  if (!step) return members
  const staying = members.filter(({ most }) => most === null || most >= step.priceCents)
  return staying.length === members.length ? staying : stayingOf(steps, staying)
}

/** Returns what the next step would save all together, where the goods cost less with the units that it takes; else null. */
export function hintAt(steps: readonly PriceStep[], total: number): StepHint | null {
  const [step, next] = [stepAt(steps, total), steps.find(({ from }) => from > total)]
  if (!step || !next) return null
  const savesCents = total * step.priceCents - next.from * next.priceCents
  return savesCents > 0 ? { more: next.from - total, savesCents } : null
}
