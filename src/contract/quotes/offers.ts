import * as z from 'zod/mini'
import { MIB } from '#shared/bytes.ts'
import { day, described, line, optional, text, Time, Uuid } from '#contract/endpoint/values.ts'

export const GST = ['taxable', 'free'] as const

/** $1,000,000.00 */
const CENTS_MOST = 100_000_000
export const Cents = (missing: string) =>
  z.int(missing).check(z.gte(0, missing), z.lte(CENTS_MOST, 'Please keep this to $1,000,000 or less.'))

export const Day = day('Please give a day like 2026-12-31.')

export const LINES_MOST = 50
export const OfferLine = z.object({
  item: line(200, 'Please say what the item is.'),
  packSize: described(
    line(60, 'Please give the pack size, such as 5 kg.'),
    'What one pack holds, as typed: "5 kg", "12 x 1 L", "carton of 1,000".',
  ),
  unit: described(
    optional(line(30)),
    'The unit that it is sold by, such as bag or carton. When the pack size is only a number, this is its measure, such as kg.',
  ),
  /** The number of packs. */
  quantity: z
    .number('Please give a quantity.')
    .check(z.gt(0, 'Please give a quantity above 0.'), z.lte(1_000_000, 'Please keep the quantity to 1,000,000 or less.')),
  priceCents: described(Cents('Please give a price.'), 'The price of one pack, without GST.'),
  gst: z.enum(GST, 'Please say whether the item is taxable or GST-free.'),
})
export type OfferLine = z.output<typeof OfferLine>

const offered = {
  lines: z
    .array(OfferLine, 'Please give at least one line.')
    .check(z.minLength(1, 'Please give at least one line.'), z.maxLength(LINES_MOST, `Please keep it to ${LINES_MOST} lines.`)),
  deliveryCents: described(
    z._default(z.nullable(Cents('Please give a delivery fee, 0 for none.')), 0),
    'Without GST. Delivery is taxed in the proportion of the goods, in full where they cost nothing.',
  ),
  minimumCents: described(
    z._default(z.nullable(Cents('Please give a minimum order.')), null),
    'Without GST. Goods below it are charged up to it.',
  ),
  validUntil: described(
    optional(Day),
    "The last day on which the prices are valid, in the supplier's time zone; without one they are valid until they are revised.",
  ),
  terms: optional(text(2000)),
  note: optional(text(2000)),
}

/** The body of a supplier's answer to a request. `attachmentId` is the id of a file that was uploaded to this request. */
export const NewOffer = { ...offered, attachmentId: optional(Uuid) }

/** The largest attachment, in bytes. */
export const ATTACHMENT_BYTES = 5 * MIB
export const ATTACHMENT_KINDS = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
export const Attachment = z.object({ id: Uuid, name: z.string(), kind: z.enum(ATTACHMENT_KINDS), bytes: z.int() })
export type Attachment = z.output<typeof Attachment>

/** A supplier's answer to a request, as it is stored. */
export const Offer = z.object({
  revision: described(z.int(), 'The number of this answer to the request, counted from 1.'),
  lines: z.array(OfferLine),
  deliveryCents: z.int(),
  minimumCents: z.nullable(z.int()),
  validUntil: z.nullable(z.string()),
  terms: z.nullable(z.string()),
  note: z.nullable(z.string()),
  attachment: z.nullable(Attachment),
  createdAt: Time,
})
export type Offer = z.output<typeof Offer>
