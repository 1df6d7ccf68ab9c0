import { besideCents, GST_PART, type OrderTerms } from '#shared/comparison/order.ts'
import { itemAt } from '#shared/item-at.ts'
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
  /** Of each seller and line; infinite where it is not sold. */
  weights: readonly (readonly number[])[]
  /** Writes the floor into `into`, because it is asked for very often. */
  floorOf(seller: number, range: Range, slope: number, into: Floor): void
}

/** What an order of goods costs, and what its goods weigh, in parts of a cent. */
type Cost = (goods: number, range: Range, into: { cost: number; weight: number }) => void

/** Returns the amount without GST, or with it, which is counted in tenths of a cent. */
export function objectiveOf({ sellers }: Problem, isWithGst: boolean): Objective {
  const weigh = ({ costs, isTaxable }: Seller) =>
    costs.map((cost, line) => (isWithGst ? cost * (isTaxable[line] ? GST_PART + 1 : GST_PART) : cost))
  const costs = sellers.map((seller) => (isWithGst ? costWithGst(seller) : costWithoutGst(seller.terms)))
  const steps = sellers.map(({ terms }) => stepsOf(terms))
  const at = { cost: 0, weight: 0 }
  return {
    unit: isWithGst ? GST_PART : 1,
    weights: sellers.map(weigh),
    floorOf(seller, range, slope, into) {
      into.bound = Infinity
      const costOf = itemAt(costs, seller)
      const consider = (goods: number) => {
        costOf(goods, range, at)
        const bound = at.cost - slope * at.weight
        if (bound < into.bound) [into.bound, into.weight] = [bound, at.weight]
      }
      consider(range.low)
      consider(range.high)
      for (const goods of itemAt(steps, seller)) if (goods > range.low && goods < range.high) consider(goods)
    },
  }
}

/** What an order costs is a line between these amounts of goods, so it is least at one of them or at an end of its range. */
const stepsOf = ({ minimumCents, freeDeliveryFromCents }: OrderTerms) =>
  [minimumCents, freeDeliveryFromCents].filter((cents) => cents > 0).flatMap((cents) => [cents - 1, cents])

const costWithoutGst =
  (terms: OrderTerms): Cost =>
  (goods, _, into) => {
    into.cost = goods + besideCents(terms, goods)
    into.weight = goods
  }

function costWithGst({ terms, costs, isTaxable }: Seller): Cost {
  const { taxed, rounding } = kindOf({ terms, costs, isTaxable })
  return (goods, range, into) => {
    const beside = besideCents(terms, goods)
    const taxable = taxed === 'all' ? goods : taxed === 'none' ? 0 : range.taxable
    const gst = taxable + (beside > 0 && beside < Infinity ? beside * taxedShare(terms, taxed, goods, range) : 0)
    into.weight = GST_PART * goods + taxable
    into.cost = GST_PART * (goods + beside) + gst - (gst > 0 ? rounding : 0)
  }
}

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

/** Returns which part of what is charged besides goods is taxed at least. */
function taxedShare({ deliveryGst }: OrderTerms, taxed: Kind['taxed'], goods: number, { high, taxable }: Range): number {
  if (deliveryGst !== 'goods') return deliveryGst === 'taxable' ? 1 : 0
  if (taxed === 'some') return high > 0 ? taxable / high : 0
  return taxed === 'all' || goods === 0 ? 1 : 0
}
