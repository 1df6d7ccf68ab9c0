import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { GST } from '#contract/suppliers/gst.ts'
import { OriginName } from './origins.ts'
import { described, Time, Uuid } from '#contract/endpoint/values.ts'

/** The most lines that a form for an answer starts with. */
export const MAX_SUGGESTED = 6

/** A line from the supplier's own products and quotes, with what is known of it; quantities belong to each request. */
export const SuggestedLine = z.object({
  item: z.string(),
  packSize: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  priceCents: z.nullable(z.int()),
  gst: z.nullable(z.enum(GST)),
  usualFor: described(z.optional(z.string()), 'Only where `gst` is not one that was quoted, but what is usual: for which goods.'),
  priceText: described(
    z.nullable(z.string()),
    "The product's price as its listing shows it; null for an item that is no product, or has none.",
  ),
  quoted: described(
    z.nullable(z.object({ at: Time, toThisBuyer: z.boolean() })),
    "When the supplier quoted this price last; null for a price that is the product's.",
  ),
})
export type SuggestedLine = z.output<typeof SuggestedLine>

export const AnswerSuggestions = z.object({
  lines: z.array(SuggestedLine),
  minimumCents: described(z.nullable(z.int()), "The minimum order of the supplier's listing."),
})
export type AnswerSuggestions = z.output<typeof AnswerSuggestions>

export const getAnswerSuggestions = endpoint('GET /api/quotes/:id/suggestions', {
  isPrivate: true,
  summary: 'What my answer can start with: my products, my last prices, my minimum order',
  params: { id: Uuid },
  output: AnswerSuggestions,
})

/** A price to begin with for a line of a request. */
export const SuggestedPrice = z.object({
  requestLineId: Uuid,
  item: described(z.string(), 'As it was quoted, or as the product is called; as the buyer calls it where nothing is known.'),
  packSize: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  priceCents: z.nullable(z.int()),
  gst: z.nullable(z.enum(GST)),
  usualFor: described(z.optional(z.string()), 'Only where `gst` is not one that was quoted, but what is usual: for which goods.'),
  from: described(
    z.nullable(z.enum(['held', 'price-list', 'buyer', 'anyone', 'product'])),
    'A price that holds for this buyer, a row of my price list, my last price of this item for this buyer, or for anyone, or my product; null where nothing is known.',
  ),
  at: described(
    z.nullable(Time),
    'When the price was quoted, its promise began, or the row of the price list was last changed; null for a product.',
  ),
  heldUntil: described(z.nullable(z.iso.date()), 'The last day on which a price that holds does; null for all others.'),
  rowId: described(z.nullable(Uuid), 'The row of my price list; null for all others.'),
  isAlike: described(
    z.boolean(),
    'Whether the row is only like what the line asks for, so that it is offered and never filled in: another size or quality, or an amount that is not known.',
  ),
  origin: described(z.nullable(OriginName), 'Where it was from when it was quoted; null where that was not said.'),
  isSeafood: described(z.boolean(), 'Whether its words name seafood, of which a venue has to say the origin.'),
})
export type SuggestedPrice = z.output<typeof SuggestedPrice>

export const getSuggestedPrices = endpoint('GET /api/quotes/:id/answer-suggestions', {
  isPrivate: true,
  summary: 'What my answer to the lines of a request can start with, at least one for every line',
  params: { id: Uuid },
  output: z.object({
    lines: z.array(SuggestedPrice),
    minimumCents: described(z.nullable(z.int()), "The minimum order of the supplier's listing."),
  }),
})
