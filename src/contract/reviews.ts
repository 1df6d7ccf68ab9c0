import * as z from 'zod/mini'
import { endpoint, listEndpoint } from './endpoint.ts'
import { paging, PathId, Time, Uuid } from './values.ts'

export const Review = z.object({
  id: Uuid,
  customerName: z.string(),
  businessName: z.nullable(z.string()),
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: z.string(),
  createdAt: Time,
  /** True only where a quote between the two was won. */
  isVerified: z.boolean(),
  tags: z.array(z.string()),
  reply: z.nullable(z.object({ text: z.string(), createdAt: Time })),
})
export type Review = z.output<typeof Review>

export const RatingStats = z.object({
  /** One decimal, as text; "0.0" without reviews. */
  averageRating: z.string(),
  totalReviews: z.int(),
  breakdown: z.object({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() }),
})
export type RatingStats = z.output<typeof RatingStats>

const params = { id: PathId }
export const ratingStats = endpoint('GET /api/suppliers/:id/rating-stats', {
  summary: 'Average and histogram of stars',
  params,
  output: RatingStats,
})
/** Newest first. */
export const listReviews = listEndpoint('GET /api/suppliers/:id/reviews', {
  summary: 'Reviews of a supplier',
  params,
  query: paging(10),
  item: Review,
})
