import type { BelowMinimum, DeliveryGst } from '#contract/quotes/order-terms.ts'
import { partOf } from '#shared/money/part-of.ts'

/** Australia's goods and services tax: one part in ten of an amount without it. */
export const GST_PART = 10

/** What a supplier asks for an order besides its goods, all of it without GST. 0 is none, also as the amount from which delivery is free. */
export type OrderTerms = {
  deliveryCents: number
  freeDeliveryFromCents: number
  deliveryGst: DeliveryGst
  minimumCents: number
  belowMinimum: BelowMinimum
  smallOrderFeeCents: number
}

/** The goods of an order, and those of them that are taxable. */
export type Goods = { goodsCents: number; taxableCents: number }

/** Returns what is charged besides goods of that much, and what they are short of the minimum. */
function chargesOf(terms: OrderTerms, goodsCents: number) {
  const { deliveryCents, freeDeliveryFromCents, minimumCents, belowMinimum, smallOrderFeeCents } = terms
  const isFree = freeDeliveryFromCents > 0 && goodsCents >= freeDeliveryFromCents
  const shortCents = Math.max(0, minimumCents - goodsCents)
  return {
    deliveryCents: isFree ? 0 : deliveryCents,
    differenceCents: belowMinimum === 'difference' ? shortCents : 0,
    smallOrderFeeCents: belowMinimum === 'fee' && shortCents > 0 ? smallOrderFeeCents : 0,
    shortCents,
    isRefused: belowMinimum === 'refuse' && shortCents > 0,
  }
}

/** Returns what is charged besides goods of that much; infinite where the supplier refuses the order. */
export function besideCents(terms: OrderTerms, goodsCents: number): number {
  const { deliveryCents, differenceCents, smallOrderFeeCents, isRefused } = chargesOf(terms, goodsCents)
  return isRefused ? Infinity : deliveryCents + differenceCents + smallOrderFeeCents
}

/**
 * Returns what one order costs. This is the only place that adds one up: every page, email and file shows its figures. GST is rounded once,
 * for the whole. What is charged besides goods that cost nothing has no proportion of theirs, and is taxed in full.
 */
export function orderFigures(terms: OrderTerms, { goodsCents, taxableCents }: Goods) {
  const charges = chargesOf(terms, goodsCents)
  const beside = charges.deliveryCents + charges.differenceCents + charges.smallOrderFeeCents
  const exGstCents = goodsCents + beside
  const gstCents = gstOf(terms.deliveryGst, { goodsCents, taxableCents }, beside)
  return { goodsCents, ...charges, exGstCents, gstCents, totalCents: exGstCents + gstCents }
}

function gstOf(deliveryGst: OrderTerms['deliveryGst'], { goodsCents, taxableCents }: Goods, beside: number): number {
  if (deliveryGst === 'free') return partOf(taxableCents, 1, GST_PART)
  if (deliveryGst === 'taxable' || goodsCents === 0) return partOf(taxableCents + beside, 1, GST_PART)
  return partOf(goodsCents + beside, taxableCents, goodsCents * GST_PART)
}
