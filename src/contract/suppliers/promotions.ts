import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { clearable, day, described, line, optional, PathId, text, Uuid } from '#contract/endpoint/values.ts'

// What a supplier offers for a time (docs/behaviour/suppliers.md, Promotions).

/** How many a listing keeps, whether they run, are planned or have ended. */
export const MAX_PROMOTIONS = 50

/**
 * `hidden` would run, and is beyond what the plan shows at a time. What a promotion is follows from its days and from today in Sydney.
 */
export const PROMOTION_STATES = ['planned', 'running', 'hidden', 'ended'] as const

export const Promotion = z.object({
  id: Uuid,
  title: z.string(),
  text: z.string(),
  price: described(z.nullable(z.string()), 'Free text, shown as typed: "$31.50 / kg".'),
  startsOn: described(z.string(), 'The first and the last day in Sydney, "2026-12-31".'),
  endsOn: z.string(),
  productId: described(z.nullable(Uuid), 'The product of the listing that it is about.'),
  insteadOf: described(z.optional(z.string()), 'What its product costs for the same pack, where that is more.'),
})
export type Promotion = z.output<typeof Promotion>

/** A promotion as its own supplier sees it. */
export const OwnPromotion = z.extend(Promotion, { state: z.enum(PROMOTION_STATES) })
export type OwnPromotion = z.output<typeof OwnPromotion>

const ofSupplier = { id: PathId }

export const listPromotions = endpoint('GET /api/suppliers/:id/promotions', {
  summary: "A supplier's promotions of today, the first to start first",
  params: ofSupplier,
  output: z.array(Promotion),
})

export const listOwnPromotions = endpoint('GET /api/dashboard/supplier/promotions', {
  summary: "All promotions of the signed-in supplier's listing, and how many its plan shows at a time",
  isPrivate: true,
  output: z.object({ most: z.int(), promotions: z.array(OwnPromotion) }),
})

const title = line(80, 'Please give the offer a title.')
const about = text(400, 'Please say what you offer.')
const startsOn = day('Please give the first day, like 2026-12-01.')
const endsOn = day('Please give the last day, like 2026-12-14.')

export const addPromotion = endpoint('POST /api/suppliers/:id/promotions', {
  summary: 'Add a promotion; one more than the plan gives on any day is refused',
  params: ofSupplier,
  body: { title, text: about, price: optional(line(60)), startsOn, endsOn, productId: optional(Uuid) },
  output: Promotion,
  status: 201,
})
export const changePromotion = endpoint('PUT /api/suppliers/:id/promotions/:promotionId', {
  summary: 'Change a promotion',
  description: 'Fields that are left out do not change.',
  params: { ...ofSupplier, promotionId: Uuid },
  body: {
    title: z.optional(title),
    text: z.optional(about),
    price: clearable(line(60)),
    startsOn: z.optional(startsOn),
    endsOn: z.optional(endsOn),
    productId: clearable(Uuid),
  },
  output: Promotion,
})
export const removePromotion = endpoint('DELETE /api/suppliers/:id/promotions/:promotionId', {
  summary: 'Remove a promotion',
  params: { ...ofSupplier, promotionId: Uuid },
})
