import { listReviews, ratingStats } from '#contract/reviews.ts'
import type { Context } from '#server/context.ts'
import { supplierById } from '#server/features/suppliers/queries.ts'
import { anyone } from '#server/http/access.ts'
import type { Serve } from '#server/http/serve.ts'
import { ratingOf, reviewsOf, starsOf } from './queries.ts'

const anyoneOnSupplier = anyone.on(supplierById)

export function reviewRoutes(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve.cached(ratingStats, anyoneOnSupplier, async ({ id }) => {
    const [rating, stars] = await Promise.all([ratingOf(db, id), starsOf(db, id)])
    const given = Object.fromEntries(stars.map(({ rating, count }) => [rating, count]))
    return { ...rating, breakdown: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, ...given } }
  })
  serve.cached(listReviews, anyoneOnSupplier, async ({ id, limit, offset }) => {
    const [items, { totalReviews }] = await Promise.all([reviewsOf(db, id, limit, offset), ratingOf(db, id)])
    return { items, total: totalReviews }
  })
}
