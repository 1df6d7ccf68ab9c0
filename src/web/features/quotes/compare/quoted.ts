import type { Offer, OfferLine } from '#contract/offers.ts'
import { readPackSize, type Measure, type PackReading } from '#shared/pack-size.ts'
import { gstOn, lineCents, missingToMinimum } from '#shared/totals.ts'

/** What a supplier asks for an item. Money is in cents without GST, but for `gstCents`. */
export type Quoted = {
  line: OfferLine
  goodsCents: number
  /** Its share of the delivery fee. */
  deliveryCents: number
  /** Its share of what the whole offer is short of the supplier's minimum order. */
  missingCents: number
  gstCents: number
  reading: PackReading
  /** How much comes of it; nothing where the pack size does not say. */
  amount: number | null
  measure: Measure | null
  /** All of this for one kilo, litre or piece. */
  landedCents: number | null
  /** Nobody whose prices hold asks less for the same measure, and somebody asks more or as much. */
  isCheapest: boolean
}

/** The lines of an offer with their shares of what is paid beside the goods. */
export function quotedLines(offer: Offer): Quoted[] {
  const { lines, deliveryCents } = offer
  const missing = missingToMinimum(offer)
  const readings = lines.map(({ packSize, unit }) => readPackSize(packSize, unit))
  const amounts = lines.map(({ quantity }, at) => amountOf(readings[at]!, quantity))
  const costs = lines.map(lineCents)
  const isOneMeasure = new Set(readings.map(({ pack }) => pack?.measure)).size === 1
  const shares = sharesOf(costs, isOneMeasure ? amounts : [])
  const goods = sum(costs)
  return lines.map((line, at) => {
    const [goodsCents, amount, reading] = [costs[at]!, amounts[at]!, readings[at]!]
    const [delivery, short] = [deliveryCents * shares[at]!, missing * shares[at]!]
    // As the offer's own total has it: what is paid beside the goods is taxed in proportion to their cost.
    const taxed = goodsCents + (goods > 0 ? ((deliveryCents + missing) * goodsCents) / goods : 0)
    return {
      line,
      goodsCents,
      deliveryCents: delivery,
      missingCents: short,
      gstCents: line.gst === 'taxable' ? gstOn(taxed) : 0,
      reading,
      amount,
      measure: reading.pack?.measure ?? null,
      landedCents: amount === null ? null : (goodsCents + delivery + short) / amount,
      isCheapest: false,
    }
  })
}

/** 10 times 0.1 is 1, whatever the last digits of the product say. */
const amountOf = ({ pack }: PackReading, quantity: number) => (pack ? Number((pack.amount * quantity).toPrecision(12)) : null)

/** Parts of 1, by the amounts where all are of one measure and known, else by what the goods cost, else even. */
function sharesOf(costs: number[], amounts: (number | null)[]): number[] {
  const known = amounts.filter((amount) => amount !== null)
  const weights = [known.length === costs.length ? known : [], costs, costs.map(() => 1)].find((some) => sum(some) > 0)!
  return weights.map((weight) => weight / sum(weights))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
