import type { RatingStats } from '#contract/reviews/reviews.ts'

/** Derives average, total and histogram from one count, so that the three agree even while reviews are being written. */
export function ratingsFrom(counts: { rating: number; count: number }[]): RatingStats {
  const byStars = Object.fromEntries(counts.map(({ rating, count }) => [rating, count]))
  const totalReviews = counts.reduce((sum, { count }) => sum + count, 0)
  const stars = counts.reduce((sum, { rating, count }) => sum + rating * count, 0)
  // Rounds half up, as the database does for the supplier's own column.
  const tenths = totalReviews === 0 ? 0 : Math.round((stars * 10) / totalReviews)
  return {
    averageRating: (tenths / 10).toFixed(1),
    totalReviews,
    breakdown: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, ...byStars },
  }
}
