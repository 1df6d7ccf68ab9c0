import type { RatingStats } from '#contract/reviews.ts'

/** Average, total and histogram out of one count, so that the three agree whatever is being written meanwhile. */
export function ratingsFrom(counts: { rating: number; count: number }[]): RatingStats {
  const given = Object.fromEntries(counts.map(({ rating, count }) => [rating, count]))
  const totalReviews = counts.reduce((sum, { count }) => sum + count, 0)
  const stars = counts.reduce((sum, { rating, count }) => sum + rating * count, 0)
  // Rounded as the database rounds the supplier's own: a half goes up.
  const tenths = totalReviews === 0 ? 0 : Math.round((stars * 10) / totalReviews)
  return {
    averageRating: (tenths / 10).toFixed(1),
    totalReviews,
    breakdown: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, ...given },
  }
}
