import type { Offer, OfferLine } from './offers.ts'

/** Australia's goods and services tax, in hundredths. */
const GST_PERCENT = 10

export type Totals = { goodsCents: number; deliveryCents: number; gstCents: number; totalCents: number }
type Priced = { lines: Pick<OfferLine, 'quantity' | 'priceCents' | 'gst'>[] } & Pick<Offer, 'deliveryCents'>

/** What a line comes to, without GST. */
export const lineCents = ({ quantity, priceCents }: Pick<OfferLine, 'quantity' | 'priceCents'>): number => Math.round(quantity * priceCents)

/** The tax on what is taxable, not rounded. */
export const gstOn = (cents: number): number => (cents * GST_PERCENT) / 100

/** What the whole comes to. Delivery is taxed in the proportion in which the goods are; GST is rounded once, for the whole. */
export function totalsOf({ lines, deliveryCents }: Priced): Totals {
  const sum = (some: Priced['lines']) => some.reduce((cents, line) => cents + lineCents(line), 0)
  const goodsCents = sum(lines)
  const taxable = sum(lines.filter(({ gst }) => gst === 'taxable'))
  const taxedDelivery = goodsCents === 0 ? 0 : (deliveryCents * taxable) / goodsCents
  const gstCents = Math.round(gstOn(taxable + taxedDelivery))
  return { goodsCents, deliveryCents, gstCents, totalCents: goodsCents + deliveryCents + gstCents }
}
