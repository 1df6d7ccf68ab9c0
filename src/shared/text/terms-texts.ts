import type { Quote } from '#contract/quotes/supplier-quote.ts'
import { dollars } from '#shared/money/money.ts'
import { counted } from './words.ts'

type Terms = Partial<
  Pick<Quote, 'belowMinimum' | 'smallOrderFeeCents' | 'freeDeliveryFromCents' | 'deliveryGst' | 'holdWeeks' | 'noticeDays'>
> &
  Pick<Quote, 'minimumCents'>
type LabelledTerm = [label: string, text: string | null]

const DELIVERY_GST: Record<Quote['deliveryGst'], string | null> = { goods: null, taxable: 'taxed with 10%', free: 'GST-free' }

function minimumInWords({ minimumCents, belowMinimum, smallOrderFeeCents }: Terms): string | null {
  if (!minimumCents) return null
  const below = {
    difference: 'below it, the difference is charged',
    refuse: 'smaller orders are not delivered',
    fee: `below it, a fee of ${dollars(smallOrderFeeCents ?? 0)} is charged`,
  }
  const minimum = `${dollars(minimumCents)} without GST`
  return belowMinimum ? `${minimum}; ${below[belowMinimum]}` : minimum
}

/** Returns what an answer says of its orders and how long it holds, for whoever reads it: each with its label, null where it says nothing. */
export function termsInWords(terms: Terms): LabelledTerm[] {
  const { freeDeliveryFromCents, deliveryGst = 'goods', holdWeeks, noticeDays } = terms
  const free = freeDeliveryFromCents ? `Free from ${dollars(freeDeliveryFromCents)} of goods without GST` : null
  return [
    ['Minimum order', minimumInWords(terms)],
    ['Delivery', [free, DELIVERY_GST[deliveryGst]].filter(Boolean).join(', ') || null],
    ['Prices hold', holdWeeks ? `${counted(holdWeeks, 'week')} once accepted` : null],
    ['Notice', noticeDays ? `${counted(noticeDays, 'day')} before prices change` : null],
  ]
}
