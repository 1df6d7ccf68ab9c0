import { PERIODS } from '#contract/periods.ts'
import { sydneyDay } from '#shared/sydney-day.ts'
import { getActivity, getDashboard, getSetup, getTrends } from '#contract/dashboard.ts'
import type { Output } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import type { Serve } from '#server/http/serve.ts'
import { type Listing, withListing } from '#server/features/suppliers/access.ts'
import { activityOf } from './activity.ts'
import { setupOf } from './setup.ts'
import { trendsOf } from './queries.ts'

/** How a supplier's listing is doing: calls of their own, each of which may fail alone. */
export function dashboardRoutes(serve: Serve, { db, now }: Pick<Context, 'db' | 'now'>): void {
  serve(getDashboard, withListing, async (_, __, listing) => dashboardOf(listing))
  serve(getSetup, withListing, (_, { account }, listing) => setupOf(db, listing, account))
  serve(getActivity, withListing, (_, __, { id }) => activityOf(db, id, now()))
  serve(getTrends, withListing, ({ period }, _, { id }) => trendsOf(db, id, { ...PERIODS[period], today: sydneyDay(now()) }))
}

/** Returns what a supplier's own page begins with. */
function dashboardOf(listing: Listing): Output<typeof getDashboard> {
  const { profileViews, inquiries, averageRating, totalReviews } = listing
  return { supplier: listing, stats: { profileViews, inquiries, averageRating, totalReviews } }
}
