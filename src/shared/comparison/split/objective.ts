import { besideCents, GST_PART, type OrderTerms } from '../order.ts'
import type { Problem, Seller } from './problem.ts'

/** What an order may still become: its goods are between `low` and `high`, `taxable` of them are taxable at least. All in cents. */
export type Range = { low: number; high: number; taxable: number }
/** The least that an order costs above `slope` times its weight, and the weight at which it does. */
export type Floor = { bound: number; weight: number }

/**
 * An amount that is to be small, in `unit` parts of a cent. A line weighs what it costs alone, the floor of an order is what comes on top: the
 * least sum of both is never more than what the orders cost.
 */
export type Objective = {
  unit: number
  /** Of each seller and line. */
  weights: readonly (readonly number[])[]
  floorOf(seller: number, range: Range, slope: number): Floor
}

/** Returns the amount without GST, or with it, which is counted in tenths of a cent. */
export function objectiveOf({ sellers }: Problem, isWithGst: boolean): Objective {
  const weigh = ({ costs, isTaxable }: Seller) =>
    costs.map((cost, line) => (isWithGst ? cost * (isTaxable[line] ? GST_PART + 1 : GST_PART) : cost))
  const kinds = sellers.map((seller) => ({ terms: seller.terms, kind: kindOf(seller) }))
  return {
    unit: isWithGst ? GST_PART : 1,
    weights: sellers.map(weigh),
    floorOf(seller, range, slope) {
      const { terms, kind } = kinds[seller]!
      let floor: Floor = { bound: Infinity, weight: 0 }
      for (const goods of corners(terms, range)) {
        const { cost, weight } = isWithGst ? withGst(terms, kind, goods, range) : withoutGst(terms, goods)
        const bound = cost - slope * weight
        if (bound < floor.bound) floor = { bound, weight }
      }
      return floor
    },
  }
}

/** What an order costs is a line between these amounts of goods, so it is least at one of them. */
function corners({ minimumCents, freeDeliveryFromCents }: OrderTerms, { low, high }: Range): number[] {
  const steps = [minimumCents, minimumCents - 1, freeDeliveryFromCents, freeDeliveryFromCents - 1]
  return [low, high, ...steps.filter((goods) => goods > low && goods < high)]
}

const withoutGst = (terms: OrderTerms, goods: number) => ({ cost: goods + besideCents(terms, goods), weight: goods })

/** Whether a seller's lines are all taxable, or none, and by how much rounding can make the GST of an order less, in tenths of a cent. */
type Kind = { taxed: 'all' | 'none' | 'some'; rounding: number }

function kindOf({ terms, costs, isTaxable }: Seller): Kind {
  const sold = costs.flatMap((cost, line) => (Number.isFinite(cost) ? [{ cost, isTaxable: isTaxable[line] === true }] : []))
  const taxable = sold.filter((line) => line.isTaxable)
  const taxed = taxable.length === 0 ? 'none' : taxable.length === sold.length ? 'all' : 'some'
  if (taxed === 'some' && terms.deliveryGst === 'goods') return { taxed, rounding: GST_PART / 2 }
  const amounts = [terms.deliveryCents, terms.minimumCents, terms.smallOrderFeeCents, ...sold.map(({ cost }) => cost)]
  // A tenth of fives is rounded up, if at all.
  return { taxed, rounding: amounts.every((cents) => cents % (GST_PART / 2) === 0) ? 0 : GST_PART / 2 - 1 }
}

function withGst(terms: OrderTerms, { taxed, rounding }: Kind, goods: number, range: Range) {
  const beside = besideCents(terms, goods)
  const taxable = taxed === 'all' ? goods : taxed === 'none' ? 0 : range.taxable
  const gst = taxable + taxedBeside(terms, { taxed, rounding }, goods, range, beside)
  const weight = GST_PART * goods + taxable
  return { cost: GST_PART * (goods + beside) + gst - (gst > 0 ? rounding : 0), weight }
}

function taxedBeside({ deliveryGst }: OrderTerms, { taxed }: Kind, goods: number, { high, taxable }: Range, beside: number): number {
  if (beside === 0 || beside === Infinity) return 0
  if (deliveryGst !== 'goods') return deliveryGst === 'taxable' ? beside : 0
  if (taxed === 'some') return high > 0 ? (beside * taxable) / high : 0
  return taxed === 'all' || goods === 0 ? beside : 0
}
