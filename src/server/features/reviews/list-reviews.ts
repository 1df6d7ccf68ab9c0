import type { Input, ListPage } from '#contract/endpoint/endpoint.ts'
import type { listReviews, Review } from '#contract/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { countBy, reviewsBy, reviewsOf } from './queries.ts'

/** Returns a page of a supplier's reviews. `totalReviews` is the supplier's own count, which is that of the unfiltered list. */
export async function pageOfReviews(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, rating, verified, unanswered, sort = 'newest', limit, offset }: Input<typeof listReviews>,
  { totalReviews }: { totalReviews: number },
): Promise<ListPage<Review>> {
  const at = now().toISOString()
  if (rating === undefined && !verified && !unanswered) {
    const items = sort === 'newest' ? reviewsOf(db, at, id, limit, offset) : reviewsBy(db, id, { at }, sort, { limit, offset })
    return { items: await items, total: totalReviews }
  }
  const filter = { at, rating, verified, unanswered }
  return { items: await reviewsBy(db, id, filter, sort, { limit, offset }), total: await countBy(db, id, filter) }
}
