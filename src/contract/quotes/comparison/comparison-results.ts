import * as z from 'zod/mini'
import { EVERY } from '#contract/order-lists/every.ts'
import { described } from '#contract/endpoint/values.ts'
import { OriginName } from '#contract/quotes/origins.ts'

export const OFFER_STATES = ['live', 'expired', 'passed', 'declined', 'withdrawn', 'unanswered'] as const
export const CELL_STATES = ['priced', 'short', 'substitute', 'passed', 'unanswered', 'not-asked', 'expired', 'not-comparable'] as const

/** One order of one supplier. Delivery, minimum and their GST belong to it, never to its lines. All but `gstCents` and `totalCents` is without GST. */
export const OrderTotal = z.object({
  offerId: z.string(),
  lineIds: z.array(z.string()),
  goodsCents: z.int(),
  deliveryCents: z.int(),
  differenceCents: z.int(),
  smallOrderFeeCents: z.int(),
  shortCents: z.int(),
  isRefused: z.boolean(),
  isEstimate: z.boolean(),
  exGstCents: z.int(),
  gstCents: z.int(),
  totalCents: z.int(),
})
export type OrderTotal = z.output<typeof OrderTotal>

const Change = z.object({ cents: z.int(), percent: z.number(), unitPercent: z.number(), yearlyCents: z.int() })
export type Change = z.output<typeof Change>

const Cell = z.object({
  offerId: z.string(),
  state: z.enum(CELL_STATES),
  packs: z.nullable(z.number()),
  costCents: z.nullable(z.int()),
  unitCents: z.nullable(z.number()),
  surplus: z.nullable(z.number()),
  substitute: z.nullable(z.string()),
  isEstimate: z.boolean(),
  change: z.nullable(Change),
  origin: described(
    z.optional(z.nullable(OriginName)),
    'Where seafood, and other goods of which it was said, were harvested; null where it was not said. Only of a price in an answer to a request.',
  ),
  isSeafood: described(z.optional(z.boolean()), 'Beside `origin`: whether words name seafood, of which a venue has to say it.'),
})
export type Cell = z.output<typeof Cell>

const Basket = z.object({ lineIds: z.array(z.string()), totals: z.array(OrderTotal), cheapest: z.array(z.string()) })
export type Basket = z.output<typeof Basket>

export const Comparison = z.object({
  rankedBy: z.enum(['exGst', 'total']),
  offers: z.array(z.object({ offerId: z.string(), name: z.string(), state: z.enum(OFFER_STATES), isExpired: z.boolean() })),
  lines: z.array(
    z.object({
      lineId: z.string(),
      item: z.string(),
      need: described(
        z.nullable(z.object({ amount: z.number(), measure: z.string() })),
        'null only in a bulk request: where it does not say how much is needed, no price is comparable.',
      ),
      every: z.nullable(z.enum(EVERY)),
      cells: z.array(Cell),
      cheapest: z.array(z.string()),
      lowestUnit: z.array(z.string()),
      gstDiffers: z.boolean(),
    }),
  ),
  unanswered: z.array(z.string()),
  common: Basket,
  whole: Basket,
  partial: z.array(
    z.object({
      offerId: z.string(),
      lineIds: z.array(z.string()),
      exGstCents: z.int(),
      isRefused: z.boolean(),
      shortCents: z.int(),
      others: z.nullable(z.object({ exGstCents: z.int(), orders: z.int() })),
    }),
  ),
  split: z.nullable(
    z.object({
      orders: z.array(OrderTotal),
      exGstCents: z.int(),
      gstCents: z.int(),
      totalCents: z.int(),
      savesCents: z.nullable(z.int()),
      gapCents: z.int(),
    }),
  ),
  bySuppliers: z.array(
    z.object({
      suppliers: z.int(),
      exGstCents: z.int(),
      orders: z.array(z.object({ offerId: z.string(), lineIds: z.array(z.string()) })),
    }),
  ),
  impossible: z.nullable(z.object({ why: z.array(z.object({ offerId: z.string(), shortCents: z.int() })), without: z.array(z.string()) })),
})
export type Comparison = z.output<typeof Comparison>
