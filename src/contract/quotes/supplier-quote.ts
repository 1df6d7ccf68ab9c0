import * as z from 'zod/mini'
import { MIB } from '#shared/bytes.ts'
import { GstName } from '#contract/suppliers/gst.ts'
import { OriginName } from './origins.ts'
import { BELOW_MINIMUM, DELIVERY_GST } from './order-terms.ts'
import { MAX_UNIT } from '#contract/order-lists/unit.ts'
import { day, described, line, optional, text, Time, Uuid } from '#contract/endpoint/values.ts'

/** $1,000,000.00 */
const MAX_CENTS = 100_000_000
export const Cents = (missing: string) =>
  z.int(missing).check(z.gte(0, missing), z.lte(MAX_CENTS, 'Please keep this to $1,000,000 or less.'))

const wholeNumberOf = (max: number, message: string) => z.int(message).check(z.gte(0, message), z.lte(max, message))

export const Day = day('Please give a day like 2026-12-31.')

/** The most lines of an answer. */
export const MAX_QUOTE_LINES = 300
/** Prices of one offer for one line, each for another pack. */
export const MAX_PRICES_OF_LINE = 3
const NO_QUANTITY = 'Please give a quantity.'
const Packs = z
  .number(NO_QUANTITY)
  .check(z.gt(0, 'Please give a quantity above 0.'), z.lte(1_000_000, 'Please keep the quantity to 1,000,000 or less.'))
/** A line of an answer to a request that has only words, and of a saved answer. */
export const PricedLine = z.object({
  item: line(200, 'Please say what the item is.'),
  packSize: described(
    line(60, 'Please give the pack size, such as 5 kg.'),
    'What one pack holds, as typed: "5 kg", "12 x 1 L", "carton of 1,000".',
  ),
  unit: described(
    optional(line(MAX_UNIT)),
    'The unit that it is sold by, such as bag or carton. When the pack size is only a number, this is its measure, such as kg.',
  ),
  /** The number of packs. */
  quantity: Packs,
  priceCents: described(Cents('Please give a price.'), 'The price of one pack, without GST.'),
  gst: GstName,
})
export type PricedLine = z.output<typeof PricedLine>

const yesOrNo = (message: string) => z._default(z.boolean(message), false)
export const NewQuoteLine = z
  .extend(PricedLine, {
    quantity: described(
      optional(Packs),
      'With `requestLineId` how many packs can be had; left out, all that the line needs. Without `requestLineId` it is required.',
    ),
    requestLineId: described(
      optional(Uuid),
      'The line of the request that it is a price for, up to three prices a line. Without it, it was not asked for: where the request has lines, it is in no total.',
    ),
    isSubstitute: described(
      yesOrNo('Please say whether it is a substitute.'),
      'Another thing in the place of what was asked for. It counts only once the buyer allows it.',
    ),
    isByWeight: described(
      yesOrNo('Please say whether it is sold by weight.'),
      'The weight is known only at delivery, so what it comes to is an estimate.',
    ),
    origin: described(
      optional(OriginName),
      'Where seafood was harvested, wherever it was processed; null where it is not said. On other goods it is kept as given.',
    ),
  })
  .check(
    z.refine(({ quantity, requestLineId }) => quantity !== null || requestLineId !== null, {
      path: ['quantity'],
      error: NO_QUANTITY,
      // Also beside other faults of the line: all of them are said at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
/** A line of an answer. It has the price of a line of the request, or of goods that the supplier adds. */
export type NewQuoteLine = z.output<typeof NewQuoteLine>

const NO_LINES = 'Please give at least one line.'
export const linesOf = <Line extends z.ZodMiniType>(shape: Line, max: number) =>
  z.array(shape, NO_LINES).check(z.minLength(1, NO_LINES), z.maxLength(max, `Please keep it to ${max} lines.`))

/** What every answer says besides its lines, also a saved one. */
export const quoteTerms = {
  deliveryCents: described(
    z._default(z.nullable(Cents('Please give a delivery fee, 0 for none.')), 0),
    'Without GST; `deliveryGst` says how it is taxed.',
  ),
  minimumCents: described(
    z._default(z.nullable(Cents('Please give a minimum order.')), null),
    'Without GST; `belowMinimum` says what happens to goods below it.',
  ),
  belowMinimum: described(
    optional(z.enum(BELOW_MINIMUM, 'Please choose refuse, difference or fee.')),
    'Goods below `minimumCents` are refused, charged up to it, or have a fee. Left out, the difference is charged.',
  ),
  smallOrderFeeCents: described(
    optional(Cents('Please give the fee for small orders.')),
    'Without GST: what is charged below `minimumCents` where `belowMinimum` is `fee`, which needs it.',
  ),
  freeDeliveryFromCents: described(
    optional(Cents('Please give an amount, without GST.')),
    'Goods of that much, without GST, are delivered free; without it, or at 0, no goods are.',
  ),
  deliveryGst: described(
    optional(z.enum(DELIVERY_GST, 'Please choose goods, taxable or free.')),
    'How delivery, difference and fee are taxed; left out, in the proportion of the goods. They are taxed in full where those cost nothing.',
  ),
  holdWeeks: described(
    optional(wholeNumberOf(104, 'Please give a whole number of weeks, 0 to 104.')),
    'For how many weeks the prices hold once they are accepted.',
  ),
  noticeDays: described(
    optional(wholeNumberOf(365, 'Please give a whole number of days, 0 to 365.')),
    'How many days before prices change the supplier says so.',
  ),
  validUntil: described(
    optional(Day),
    "The last day on which the prices are valid, in the supplier's time zone; without one they are valid until they are revised.",
  ),
  terms: optional(text(2000)),
  note: optional(text(2000)),
}

const MAX_PASSED = 100
/** The body of a supplier's answer to a request. `attachmentId` is the id of a file that was uploaded to this request. */
export const NewQuote = {
  lines: linesOf(NewQuoteLine, MAX_QUOTE_LINES),
  passedLineIds: described(
    z._default(z.array(Uuid, 'Please give the ids of lines.').check(z.maxLength(MAX_PASSED, `Please keep it to ${MAX_PASSED} lines.`)), []),
    'The lines of the request that the supplier does not sell. Not all of them: that is the step `pass`.',
  ),
  ...quoteTerms,
  attachmentId: optional(Uuid),
}

/** The largest attachment, in bytes. */
export const ATTACHMENT_BYTES = 5 * MIB
export const ATTACHMENT_KINDS = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
export const Attachment = z.object({ id: Uuid, name: z.string(), kind: z.enum(ATTACHMENT_KINDS), bytes: z.int() })
export type Attachment = z.output<typeof Attachment>

/** Where a price of an answer is from that was made at once. */
const LINE_SOURCES = ['held', 'price-list'] as const

/** A line of an answer with what it comes to. */
export const QuotedLine = z.extend(PricedLine, {
  quantity: described(z.nullable(z.number()), 'How many packs can be had; null for all that are needed.'),
  requestLineId: described(z.nullable(Uuid), 'The line of the request that it is a price for; null for what was not asked for.'),
  isSubstitute: z.boolean(),
  isByWeight: z.boolean(),
  origin: described(z.nullable(OriginName), 'Where seafood was harvested; null where it is not said.'),
  from: described(
    z.optional(z.enum(LINE_SOURCES)),
    'Of an answer that was made at once: a price that holds for the buyer, or a row of the price list.',
  ),
  isSeafood: described(z.optional(z.boolean()), 'Whether its words name seafood, of which a venue has to say the origin.'),
  packs: described(
    z.nullable(z.number()),
    'How many packs the need takes, `quantity` where it is no price for a line of the request; null where that is not known.',
  ),
  costCents: described(z.nullable(z.int()), 'What those packs cost, without GST; null where that is not known.'),
  isCounted: described(
    z.boolean(),
    'Whether it is in the total: of each line of the request the price that covers the need for the least, no substitutes until they are accepted; every line where the request has none.',
  ),
})
export type QuotedLine = z.output<typeof QuotedLine>

/** A supplier's answer to a request, with what its lines come to. */
export const Quote = z.object({
  revision: described(z.int(), 'The number of this answer to the request, counted from 1.'),
  isInstant: described(z.boolean(), 'Whether it was made from the price list at once, and nobody has revised it.'),
  lines: z.array(QuotedLine),
  passedLineIds: z.array(Uuid),
  deliveryCents: z.int(),
  minimumCents: z.nullable(z.int()),
  belowMinimum: z.enum(BELOW_MINIMUM),
  smallOrderFeeCents: z.nullable(z.int()),
  freeDeliveryFromCents: z.nullable(z.int()),
  deliveryGst: z.enum(DELIVERY_GST),
  holdWeeks: z.nullable(z.int()),
  noticeDays: z.nullable(z.int()),
  validUntil: z.nullable(z.string()),
  terms: z.nullable(z.string()),
  note: z.nullable(z.string()),
  attachment: z.nullable(Attachment),
  createdAt: Time,
})
export type Quote = z.output<typeof Quote>
