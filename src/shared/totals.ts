import type { Offer, OfferLine } from '#contract/offers.ts'

/** Australia's goods and services tax: one part in ten of an amount without it. */
const GST_PART = 10

/** What one order costs. All amounts but `gstCents` and `totalCents` are without GST. */
export type Totals = {
  goodsCents: number
  deliveryCents: number
  /** What the goods are short of the supplier's minimum order, which is charged too. */
  differenceCents: number
  gstCents: number
  totalCents: number
}
type Priced = { lines: Pick<OfferLine, 'quantity' | 'priceCents' | 'gst'>[] } & Pick<Offer, 'deliveryCents' | 'minimumCents'>

/** Rounds to whole cents, half a cent upwards. First removes floating-point error, which turns 100.5 into 100.49999999999999. */
const wholeCents = (cents: number) => Math.round(Number(cents.toPrecision(15)))

/** Returns the total of a line, without GST. */
export const lineCents = ({ quantity, priceCents }: Pick<OfferLine, 'quantity' | 'priceCents'>): number => wholeCents(quantity * priceCents)

const goodsOf = (lines: Priced['lines']) => lines.reduce((cents, line) => cents + lineCents(line), 0)

/**
 * Returns what a buyer has to pay for an offer. This is the only place that adds one up: every page, email and file shows its figures. Goods
 * below the supplier's minimum order are charged up to it. Delivery and that difference are taxed in the proportion of the goods, or in full
 * where the goods cost nothing. GST is rounded once, for the whole.
 */
export function totalsOf({ lines, deliveryCents, minimumCents }: Priced): Totals {
  const goodsCents = goodsOf(lines)
  const taxableCents = goodsOf(lines.filter(({ gst }) => gst === 'taxable'))
  const differenceCents = Math.max(0, (minimumCents ?? 0) - goodsCents)
  const exGstCents = goodsCents + deliveryCents + differenceCents
  const gstCents = goodsCents === 0 ? partOf(exGstCents, 1, GST_PART) : partOf(exGstCents, taxableCents, goodsCents * GST_PART)
  return { goodsCents, deliveryCents, differenceCents, gstCents, totalCents: exGstCents + gstCents }
}

/** Returns `cents` times a fraction in whole cents, half a cent upwards. In whole numbers of any length: products of two amounts outgrow others. */
function partOf(cents: number, numerator: number, denominator: number): number {
  const [product, parts] = [BigInt(cents) * BigInt(numerator), BigInt(denominator)]
  return Number((2n * product + parts) / (2n * parts))
}

/** Returns the GST of each line with its share of delivery and difference, as `totalsOf` adds it up, but not rounded. */
export function gstOfLines(offer: Priced): number[] {
  const { goodsCents, deliveryCents, differenceCents } = totalsOf(offer)
  const besideCents = deliveryCents + differenceCents
  return offer.lines.map((line) => {
    if (goodsCents === 0) return besideCents / offer.lines.length / GST_PART
    const cents = lineCents(line)
    return line.gst === 'taxable' ? (cents + (besideCents * cents) / goodsCents) / GST_PART : 0
  })
}
