import * as z from 'zod/mini'
import type { Comparison } from '#contract/quotes/comparison/comparison-results.ts'
import { compareOffers } from '#contract/quotes/comparison/comparisons.ts'
import { compare } from '#shared/comparison/compare.ts'

type Body = z.input<NonNullable<typeof compareOffers.body>>
type Line = Body['lines'][number]
type Offer = Body['offers'][number]
type Price = Offer['prices'][number]

/** A line that needs so many pieces, or what `more` says. */
export const line = (id: string, amount = 1, more: Partial<Line> = {}): Line => ({
  id,
  item: `Item ${id}`,
  need: { amount, measure: 'piece' },
  ...more,
})

/** A price of a GST-free pack of one piece, or of what `more` says. */
export const price = (lineId: string, priceCents: number, more: Partial<Price> = {}): Price => ({
  lineId,
  priceCents,
  contents: { amount: 1, measure: 'piece' },
  gst: 'free',
  ...more,
})

export const contents = (amount: number, measure = 'piece') => ({ contents: { amount, measure } })

export const offer = (id: string, prices: Price[], terms: Partial<Offer> = {}): Offer => ({ id, name: `Supplier ${id}`, ...terms, prices })

/** Returns the comparison of a body of the endpoint, searched as long as it takes. */
export const compared = (lines: Line[], offers: Offer[], more: Pick<Body, 'rules' | 'isGstRegistered'> = {}): Comparison =>
  compare(z.parse(compareOffers.body!, { lines, offers, ...more }), () => 0).comparison

/** What is compared, which figures of it are looked at, and what they are. */
export type Case = [title: string, comparison: Comparison, figures: (of: Comparison) => unknown, expected: unknown]
export const cellOf = ({ lines }: Comparison) => lines[0]!.cells[0]!
export const splitFigures = ({ split }: Comparison) =>
  split && [split.orders.map(({ offerId, lineIds }) => `${offerId}:${lineIds.join('+')}`).join(' '), split.exGstCents, split.savesCents]
export const bySize = ({ bySuppliers }: Comparison) => bySuppliers.map(({ suppliers, exGstCents }) => [suppliers, exGstCents])
export const first = ({ whole }: Comparison) => {
  const { exGstCents, gstCents, totalCents, shortCents, isRefused } = whole.totals[0]!
  return [exGstCents, gstCents, totalCents, shortCents, isRefused]
}
/** One line that one offer has priced. */
export const one = (need: Parameters<typeof line>[2] & { amount?: number }, more: Parameters<typeof price>[2], cents = 1000) =>
  compared([line('1', 1, need)], [offer('a', [price('1', cents, more)])])
export const need = (amount: number, measure = 'kg') => ({ need: { amount, measure } })
export const two = (a: [number, number], b: [number, number], terms = {}, others = {}, more = {}) =>
  compared(
    [line('1'), line('2')],
    [offer('a', [price('1', a[0]), price('2', a[1])], terms), offer('b', [price('1', b[0]), price('2', b[1])], others)],
    more,
  )
export const taxed = { gst: 'taxable' as const }
export const paid = (cents: number, amount: number, more = {}) => ({ ...need(10), paid: { cents, ...contents(amount, 'kg') }, ...more })
