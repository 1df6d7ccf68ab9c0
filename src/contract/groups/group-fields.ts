import * as z from 'zod/mini'
import { Cents } from '#contract/quotes/supplier-quote.ts'
import { described, line, optional } from '#contract/endpoint/values.ts'
import { MAX_STEPS, MAX_WANT, NOTICE_WANTED, TURNOVER_WANTED } from './group-states.ts'

// What is entered into groups (docs/behaviour/groups.md, Groups).

const WANT = `Please give a whole number from 1 to ${MAX_WANT.toLocaleString('en-AU')}.`
export const Want = z.int(WANT).check(z.gte(1, WANT), z.lte(MAX_WANT, WANT))
export const Most = described(
  optional(Cents('Please give an amount, or leave it empty.')),
  'The most that one unit may cost this member, in cents without GST; null is any price. No other member sees it.',
)
export const Turnover = described(
  z.literal(true, TURNOVER_WANTED),
  'That the business turned over less than $10 million in the last financial year.',
)
export const NoticeGiven = described(z.literal(true, NOTICE_WANTED), 'That the notice of the group was given to the regulator.')

const SMALLEST = 'Please give a whole number from 1 to 1,000,000.'
export const Smallest = described(
  optional(z.int(SMALLEST).check(z.gte(1, SMALLEST), z.lte(1_000_000, SMALLEST))),
  'With fewer units in all, nothing is settled; without it, that is where the first step begins.',
)

export const Unit = line(40, 'Please give the unit, such as carton.')
export const Item = line(200, 'Please say what the group buys.')

const FROM = 'Please give a whole number of units, 1 or more.'
const PriceStep = z.object(
  {
    from: described(z.int(FROM).check(z.gte(1, FROM), z.lte(10_000_000, FROM)), 'The number of units from which this price holds.'),
    priceCents: described(Cents('Please give a price.'), 'The price of one unit, without GST.'),
  },
  'Please give a step.',
)
const STEPS = `Please give 1 to ${MAX_STEPS} steps.`
const isRising = (steps: readonly { from: number }[]) => steps.every(({ from }, at) => at === 0 || from > (steps[at - 1]?.from ?? 0))
const isFalling = (steps: readonly { priceCents: number }[]) =>
  steps.every(({ priceCents }, at) => at === 0 || priceCents < (steps[at - 1]?.priceCents ?? 0))
export const Steps = z
  .array(PriceStep, STEPS)
  .check(
    z.minLength(1, STEPS),
    z.maxLength(MAX_STEPS, STEPS),
    z.refine(isRising, 'Please let each step begin at more units than the one before.'),
    z.refine(isFalling, 'Please let each step cost less than the one before.'),
  )
export const Fee = described(optional(Cents('Please give an amount, or leave it empty.')), 'Paid once by all together, without GST.')

const DEADLINE = 'Please give a day and a time, such as 2026-12-01T18:00.'
const isMinute = (text: string) => {
  const at = Date.parse(`${text}:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
/** A date and a time as the clocks of the place show them. */
export const LocalDeadline = described(
  z.string(DEADLINE).check(z.regex(/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/, { error: DEADLINE, abort: true }), z.refine(isMinute, DEADLINE)),
  "In the place's own time, a minute to 60 days ahead. Of a time that clocks show twice, it is the first.",
)
