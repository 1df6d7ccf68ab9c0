import type { Offer, OfferLine } from '#contract/offers.ts'

/** Australia's goods and services tax, in hundredths. */
const GST_PERCENT = 10

export type Totals = { goodsCents: number; deliveryCents: number; gstCents: number; totalCents: number }
type Priced = { lines: Pick<OfferLine, 'quantity' | 'priceCents' | 'gst'>[] } & Pick<Offer, 'deliveryCents'>

/** Half a cent is rounded up, also where a computer's product has it as 100.49999999999999. */
const wholeCents = (cents: number) => Math.round(Number(cents.toPrecision(15)))

/** What a line comes to, without GST. */
export const lineCents = ({ quantity, priceCents }: Pick<OfferLine, 'quantity' | 'priceCents'>): number => wholeCents(quantity * priceCents)

/** The tax on what is taxable, not rounded. */
export const gstOn = (cents: number): number => (cents * GST_PERCENT) / 100

const goodsOf = (lines: Priced['lines']) => lines.reduce((cents, line) => cents + lineCents(line), 0)

/** What the whole comes to. Delivery is taxed in the proportion in which the goods are; GST is rounded once, for the whole. */
export function totalsOf({ lines, deliveryCents }: Priced): Totals {
  const goodsCents = goodsOf(lines)
  const gstCents = gstOf(lines, deliveryCents)
  return { goodsCents, deliveryCents, gstCents, totalCents: goodsCents + deliveryCents + gstCents }
}

/** GST on the goods, and on what is paid beside them in the proportion in which they are taxed. */
function gstOf(lines: Priced['lines'], besideCents: number): number {
  const goods = goodsOf(lines)
  const taxable = goodsOf(lines.filter(({ gst }) => gst === 'taxable'))
  return wholeCents(gstOn(taxable + (goods === 0 ? 0 : (besideCents * taxable) / goods)))
}

/** How far the goods stay below the supplier's minimum order, both without GST and delivery. */
export const missingToMinimum = ({ lines, minimumCents }: Pick<Priced, 'lines'> & Pick<Offer, 'minimumCents'>): number =>
  Math.max(0, (minimumCents ?? 0) - goodsOf(lines))

/**
 * What has to be paid to get the whole: what the goods are short of the supplier's minimum order is paid as well, with GST in the proportion
 * in which the goods are taxed.
 */
export function payableOf(offer: Priced & Pick<Offer, 'minimumCents'>): Totals & { missingCents: number } {
  const { goodsCents, deliveryCents } = totalsOf(offer)
  const missingCents = missingToMinimum(offer)
  const gstCents = gstOf(offer.lines, deliveryCents + missingCents)
  return { goodsCents, deliveryCents, missingCents, gstCents, totalCents: goodsCents + deliveryCents + missingCents + gstCents }
}
