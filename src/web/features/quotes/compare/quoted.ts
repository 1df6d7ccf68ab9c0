import type { Quote, QuotedLine } from '#contract/quotes/supplier-quote.ts'
import { readPackSize, type PackReading } from '#shared/pack-size/pack-size.ts'
import { unitsOfPack } from '#shared/quoted-lines/pack-contents.ts'
import { gstOfLines, totalsOf } from '#shared/money/totals.ts'
import { itemAt } from '#shared/item-at.ts'

/** A supplier's quote for an item. Money is in cents without GST, except for `gstCents`. */
export type Quoted = {
  line: QuotedLine
  goodsCents: number
  /** Its share of the delivery fee. */
  deliveryCents: number
  /** Its share of what the whole offer is short of the supplier's minimum order. */
  differenceCents: number
  /** Its share of the fee for an order below the minimum. */
  feeCents: number
  gstCents: number
  reading: PackReading
  /** The total amount in `measure`; null if the pack size does not state it. */
  amount: number | null
  measure: string | null
  /** Goods, delivery, difference and fee per kilo, litre, piece or bunch; null if the amount is unknown. */
  landedCents: number | null
  /** No other acceptable quote is lower for the same measure, and there is at least one to compare with. */
  isCheapest: boolean
}

/** Returns the lines of an offer with their shares of the delivery fee and of what an order below the minimum costs more. */
export function quotedCells(offer: Quote): Quoted[] {
  const { lines } = offer
  const { deliveryCents, differenceCents, smallOrderFeeCents } = totalsOf(offer)
  const gst = gstOfLines(offer)
  const readings = lines.map(({ packSize, unit }) => readPackSize(packSize, unit))
  // `readings`, `contents`, `gst`, `amounts`, `costs` and `shares` have an entry for each line.
  const contents = lines.map((line, at) => readings[at]!.pack ?? unitsOfPack(line))
  const amounts = lines.map(({ packs }, at) => amountOf(contents[at] ?? null, packs))
  const costs = lines.map(({ costCents }) => costCents ?? 0)
  const isOneMeasure = new Set(contents.map((held) => held?.measure)).size === 1
  const shares = sharesOf(costs, isOneMeasure ? amounts : [])
  return lines.map((line, at) => {
    const [goodsCents, amount, reading] = [itemAt(costs, at), itemAt(amounts, at), itemAt(readings, at)]
    const share = itemAt(shares, at)
    const [delivery, difference, fee] = [deliveryCents * share, differenceCents * share, smallOrderFeeCents * share]
    return {
      line,
      goodsCents,
      deliveryCents: delivery,
      differenceCents: difference,
      feeCents: fee,
      gstCents: itemAt(gst, at),
      reading,
      amount,
      measure: contents[at]?.measure ?? null,
      landedCents: amount === null ? null : (goodsCents + delivery + difference + fee) / amount,
      isCheapest: false,
    }
  })
}

/** Rounded to 12 digits, because floating-point products such as 3 times 0.1 have errors in the last ones. */
const amountOf = (held: { amount: number } | null, packs: number | null) =>
  held && packs !== null ? Number((held.amount * packs).toPrecision(12)) : null

/** Returns shares that add up to 1: by amounts if all are known and of one measure, else by the cost of the goods, else equal. */
function sharesOf(costs: number[], amounts: (number | null)[]): number[] {
  const known = amounts.filter((amount) => amount !== null)
  const weights = [known.length === costs.length ? known : [], costs].find((some) => sum(some) > 0) ?? costs.map(() => 1)
  return weights.map((weight) => weight / sum(weights))
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
