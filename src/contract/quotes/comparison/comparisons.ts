import * as z from 'zod/mini'
import { Comparison } from './comparison-results.ts'
import { EVERY, NOT_EVERY } from '#contract/order-lists/every.ts'
import { MAX_UNIT } from '#contract/order-lists/unit.ts'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { GstName } from '#contract/suppliers/gst.ts'
import { Cents, MAX_PRICES_OF_LINE } from '#contract/quotes/supplier-quote.ts'
import { BELOW_MINIMUM, DELIVERY_GST } from '#contract/quotes/order-terms.ts'
import { optional, text } from '#contract/endpoint/values.ts'

export const MAX_COMPARED_LINES = 100
/** Offers of one comparison. A bulk request may have up to 50; beyond 12 the proof that a split is the best may end in a gap. */
export const MAX_COMPARED_OFFERS = 12
const MAX_AMOUNT = 1_000_000_000
const MAX_PRICES = MAX_COMPARED_LINES * MAX_PRICES_OF_LINE
const MAX_RULES = MAX_COMPARED_LINES * MAX_COMPARED_OFFERS

const AMOUNT = 'Please give an amount above 0, to a thousandth.'
const AboveZero = z.number(AMOUNT).check(z.gte(0.0005, AMOUNT), z.lte(MAX_AMOUNT, 'Please keep this amount to 1,000,000,000 or less.'))
/** What is needed, or what one pack holds. Equal measures are compared, others never. */
export const Amount = z.object(
  { amount: AboveZero, measure: text(MAX_UNIT, 'Please give a measure, such as kg, L or piece.') },
  'Please give an amount and its measure.',
)
/** Texts of the caller. Rules in an address write them with a colon between, so they have none. */
const OwnId = text(64, 'Please give an id.').check(z.refine((id) => !id.includes(':'), 'An id has no colon.'))
const named = text(200, 'Please give a name.')
const amountOrNone = (message: string) => z._default(z.nullable(Cents(message)), 0)

const Line = z.object({
  id: OwnId,
  item: named,
  need: Amount,
  /** How often it is bought; without it, every week. */
  every: optional(z.enum(EVERY, NOT_EVERY)),
  /** The price of one pack of today, without GST, and what that pack holds. */
  paid: optional(z.object({ cents: Cents('Please give the price paid.'), contents: Amount }, 'Please give the price paid and its pack.')),
})

const Price = z.object({
  lineId: OwnId,
  /** Of one pack, without GST. */
  priceCents: Cents('Please give a price.'),
  /** What one pack holds; null where that is not known, which is not compared. */
  contents: optional(Amount),
  gst: GstName,
  /** What is offered in the place of the item. It counts only where a rule allows it. */
  substitute: optional(text(200)),
  /** The weight is known at delivery only: packs are not rounded up. */
  isByWeight: optional(z.boolean('Please say whether it is sold by weight.')),
  /** How many packs can be had; without it, all that are needed. */
  packs: optional(z.number('Please give a number of packs.').check(z.gte(0, 'Please give a number of packs.'), z.lte(MAX_AMOUNT))),
})

const ComparedOffer = z.object({
  id: OwnId,
  name: named,
  deliveryCents: amountOrNone('Please give a delivery fee, 0 for none.'),
  /** Goods of that much are delivered free; without it, or at 0, no goods are. */
  freeDeliveryFromCents: amountOrNone('Please give an amount, 0 for none.'),
  deliveryGst: optional(z.enum(DELIVERY_GST, 'Please choose goods, taxable or free.')),
  minimumCents: amountOrNone('Please give a minimum order, 0 for none.'),
  belowMinimum: optional(z.enum(BELOW_MINIMUM, 'Please choose refuse, difference or fee.')),
  smallOrderFeeCents: amountOrNone('Please give a small order fee, 0 for none.'),
  isExpired: optional(z.boolean('Please say whether the offer has expired.')),
  prices: z.array(Price, 'Please give the prices of the offer.').check(z.maxLength(MAX_PRICES, `Please keep it to ${MAX_PRICES} prices.`)),
})

const ruleLines = (shape: typeof RuleOfOffer | typeof RuleOfLine) =>
  z._default(z.nullable(z.array(shape, 'Please give a list.').check(z.maxLength(MAX_RULES, `Please keep it to ${MAX_RULES} rules.`))), [])
const RuleOfLine = z.object({ offerId: OwnId, lineId: OwnId })
const RuleOfOffer = z.object({ offerId: OwnId, lineId: optional(OwnId) })
const Rules = z.object(
  {
    /** The substitutes that count, everywhere. */
    substitutes: ruleLines(RuleOfLine),
    /** Without a line: nothing from this offer. */
    never: ruleLines(RuleOfOffer),
    /** Without a line: every line that this offer has priced. */
    always: ruleLines(RuleOfOffer),
    /** Orders at the most. */
    most: optional(
      z.int('Please give a whole number of orders.').check(z.gte(1, 'Please allow at least one order.'), z.lte(1000, 'That is too many.')),
    ),
    /** Several orders stand only where they save that much. */
    savesAtLeastCents: optional(Cents('Please give an amount to save.')),
  },
  'Please give the rules as an object.',
)

const MISSING_LINES = 'Please give at least one line.'
const MISSING_OFFERS = 'Please give at least one offer.'
const asked = {
  lines: z
    .array(Line, MISSING_LINES)
    .check(z.minLength(1, MISSING_LINES), z.maxLength(MAX_COMPARED_LINES, `Please keep it to ${MAX_COMPARED_LINES} lines.`)),
  offers: z
    .array(ComparedOffer, MISSING_OFFERS)
    .check(z.minLength(1, MISSING_OFFERS), z.maxLength(MAX_COMPARED_OFFERS, `Please keep it to ${MAX_COMPARED_OFFERS} offers.`)),
  rules: optional(Rules),
  /** A venue that is not registered cannot claim GST back, so it ranks by what is paid. */
  isGstRegistered: optional(z.boolean('Please say whether the venue is registered for GST.')),
}
export type ComparisonRequest = z.output<z.ZodMiniObject<typeof asked>>

/** Saves nothing. Thirty a minute from one client address (docs/behaviour/comparisons.md, Prices from anywhere). */
export const compareOffers = endpoint('POST /api/comparisons', {
  summary: 'Compare offers for the lines of an order, whatever they come from',
  body: asked,
  output: Comparison,
})
