import type { Output } from '#contract/endpoint.ts'
import type { getDashboard } from '#contract/suppliers.ts'
import type { Listing } from './access.ts'

/** What a supplier's own page begins with. */
export function dashboardOf(listing: Listing): Output<typeof getDashboard> {
  const { profileViews, inquiries, averageRating, totalReviews } = listing
  return { supplier: listing, stats: { profileViews, inquiries, averageRating, totalReviews } }
}
