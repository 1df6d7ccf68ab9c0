import * as z from 'zod/mini'
import { endpoint, listEndpoint } from '#contract/endpoint/endpoint.ts'
import { described, Id, optional, paging, PathId, text, Time, Uuid, wholeNumber } from '#contract/endpoint/values.ts'
import { GST } from '#contract/suppliers/gst.ts'
import { Cents, Day } from './supplier-quote.ts'
import { OriginName } from './origins.ts'

// Prices that hold (docs/behaviour/held-prices.md, A held price).

/** What a held price is: promised, about to change, or promised no longer. */
export const PRICE_STATES = ['held', 'changing', 'ended'] as const
export type PriceState = (typeof PRICE_STATES)[number]
/** What a buyer has decided about a change. */
export const CHANGE_ANSWERS = ['accept', 'leave'] as const
export type ChangeAnswer = (typeof CHANGE_ANSWERS)[number]
/** What a buyer can do about a change: asking others decides nothing yet. */
export const RESPONSES = [...CHANGE_ANSWERS, 'ask-others'] as const
/** The most prices that one announcement changes. */
export const MAX_PRICE_CHANGES = 100
/** The most other suppliers that are asked for a line. */
export const MAX_OTHERS_ASKED = 3
const ofChange = {
  priceCents: described(z.int(), 'The new price of one pack, without GST.'),
  from: described(z.iso.date(), 'The first day of the new price, in Sydney.'),
  noticedAt: Time,
  percent: described(z.nullable(z.number()), 'How much dearer it is than the price before it; null where that was 0.'),
  yearlyCents: described(
    z.nullable(z.int()),
    'How much more a year costs, by how often the line is bought; null where the need is not known.',
  ),
  isShortNotice: described(
    z.boolean(),
    'Whether it begins before the end of what was promised, or sooner than the days of notice that were promised.',
  ),
  note: z.nullable(z.string()),
  answer: described(z.nullable(z.enum(CHANGE_ANSWERS)), 'What the buyer has decided; null as long as the change is open.'),
}
export const PriceChange = z.object(ofChange)
export type PriceChange = z.output<typeof PriceChange>
/** A change as its buyer sees it. */
export const BuyersPriceChange = z.object({
  ...ofChange,
  askedBulkId: described(z.nullable(Uuid), 'The bulk request by which the buyer has asked others for the line.'),
})

const ofPrice = {
  id: Uuid,
  requestId: described(Uuid, 'The request with whose acceptance it began.'),
  item: z.string(),
  packSize: z.string(),
  unit: z.nullable(z.string()),
  contents: described(z.nullable(z.object({ amount: z.number(), measure: z.string() })), 'What one pack holds, where that is known.'),
  priceCents: described(z.int(), 'The price of one pack today, without GST.'),
  gst: z.enum(GST),
  origin: described(
    z.nullable(OriginName),
    'Where seafood was harvested, as it was said when the price was accepted; null where it was not.',
  ),
  isSeafood: described(z.boolean(), 'Whether the words of the item are those of seafood.'),
  acceptedAt: Time,
  heldUntil: described(z.nullable(z.iso.date()), 'The last day on which it holds, in Sydney; null where the supplier has promised none.'),
  noticeDays: z.nullable(z.int()),
  status: z.enum(PRICE_STATES),
  risePercent: described(
    z.nullable(z.number()),
    'By how many percent it has risen within 90 days, an announced change included, where that is over 5; else null.',
  ),
}
/** A held price as its buyer sees it. */
export const HeldPrice = z.object({
  ...ofPrice,
  supplier: z.object({ id: described(z.nullable(Id), 'null where the listing is gone.'), businessName: z.string() }),
  change: z.nullable(BuyersPriceChange),
})
export type HeldPrice = z.output<typeof HeldPrice>
/** A held price as its supplier sees it. */
export const PromisedPrice = z.object({
  ...ofPrice,
  businessName: described(z.string(), 'The business that it was promised to, else the person who asked.'),
  change: z.nullable(PriceChange),
})
export type PromisedPrice = z.output<typeof PromisedPrice>

export const listPrices = listEndpoint('GET /api/prices', {
  isPrivate: true,
  summary: 'Prices that suppliers hold for me, open changes first, then the newest',
  query: {
    ...paging(20),
    status: described(
      optional(z.enum(PRICE_STATES, 'Please choose held, changing or ended.')),
      'Keeps only prices that are in this state today.',
    ),
  },
  item: HeldPrice,
})
export const listPromisedPrices = listEndpoint('GET /api/suppliers/:id/held-prices', {
  isPrivate: true,
  summary: 'Prices that this supplier has promised, open changes first, then the newest',
  params: { id: PathId },
  query: paging(20),
  item: PromisedPrice,
})

/** The most prices of one supplier that its terms have. */
export const MAX_PRICES_OF_TERMS = 5
const SUPPLIER_ID = 'supplierId is the id of a supplier.'
export const getQuotedTerms = endpoint('GET /api/prices/terms', {
  isPrivate: true,
  summary: 'What a supplier has last quoted me for delivery, and its prices for me',
  query: { supplierId: described(wholeNumber(1, 2_147_483_647, SUPPLIER_ID), 'The id of the supplier.') },
  output: z.object({
    delivery: described(
      z.nullable(
        z.object({
          requestId: Uuid,
          deliveryCents: described(z.int(), 'Without GST.'),
          freeDeliveryFromCents: z.nullable(z.int()),
          quotedAt: Time,
        }),
      ),
      'What its last answer to a request of mine says of delivery; null where it has answered none.',
    ),
    prices: described(
      z.array(HeldPrice),
      `Prices that I have accepted from it, open changes first, then the newest, at most ${MAX_PRICES_OF_TERMS}.`,
    ),
    priceCount: described(z.int(), 'How many there are.'),
  }),
})

const NO_CHANGES = 'Please choose at least one price.'
const NewChange = z.object({ priceId: Uuid, priceCents: Cents('Please give the new price.'), from: Day }, 'Please give a change.')
export type NewChange = z.output<typeof NewChange>

export const announcePriceChanges = endpoint('POST /api/suppliers/:id/price-changes', {
  summary: 'Tell buyers of new prices; all of the changes are taken or none',
  description:
    'A change that nobody has answered is replaced. Short notice is taken, and marked as such. Each buyer gets one email that lists its changes.',
  params: { id: PathId },
  body: {
    changes: z
      .array(NewChange, NO_CHANGES)
      .check(z.minLength(1, NO_CHANGES), z.maxLength(MAX_PRICE_CHANGES, `Please keep it to ${MAX_PRICE_CHANGES} changes.`)),
    note: optional(text(1000)),
  },
  output: z.object({ prices: z.array(PromisedPrice) }),
  status: 201,
})
export const respondToPriceChange = endpoint('POST /api/prices/:id/respond', {
  summary: 'Accept the change of a price, leave, or ask up to three others for the line',
  params: { id: Uuid },
  body: { to: z.enum(RESPONSES, 'Please choose accept, leave or ask-others.') },
  output: z.extend(HeldPrice, {
    asked: described(z.optional(z.object({ ids: z.array(Uuid), bulkId: Uuid })), 'With `ask-others` the requests that were sent.'),
  }),
})
