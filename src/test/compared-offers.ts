import * as z from 'zod/mini'
import { compareOffers, type Comparison } from '#contract/comparisons.ts'
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
