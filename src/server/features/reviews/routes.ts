import { listReviews, ratingStats } from '#contract/reviews.ts'
import type { Context } from '#server/context.ts'
import { supplierById } from '#server/features/suppliers/queries.ts'
import { anyone } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { reviewsOf, starsOf } from './queries.ts'

const anyoneOnSupplier = anyone.on(supplierById)

export function reviewRoutes(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve.cached(ratingStats, anyoneOnSupplier, async ({ id }, _, { averageRating, totalReviews }) => {
    const given = Object.fromEntries((await starsOf(db, id)).map(({ rating, count }) => [rating, count]))
    return { averageRating, totalReviews, breakdown: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, ...given } }
  })
  serve.cached(listReviews, anyoneOnSupplier, async ({ id, limit, offset }, _, { totalReviews }) => ({
    items: await reviewsOf(db, id, limit, offset),
    total: totalReviews,
  }))
}
