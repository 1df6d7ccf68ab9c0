import { PERIODS } from '#contract/endpoint/periods.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { getActivity, getDashboard, getSetup, getTrends } from '#contract/dashboard/dashboard.ts'
import type { Output } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'
import { figuresBySteps, weekSoFar } from '#server/features/suppliers/figures-queries.ts'
import { suspensionOf } from '#server/features/suppliers/queries.ts'
import { type Listing, withListing } from '#server/features/suppliers/access.ts'
import { activityOf } from './activity.ts'
import { setupOf } from './setup.ts'
import { inboxCounts, samplesWon, unansweredReviews } from './queries.ts'

/** The figures of a supplier's dashboard, in separate endpoints so that one can fail without the others. */
export function dashboardRoutes(serve: Serve, { db, now }: Pick<Context, 'db' | 'now'>): void {
  serve(getDashboard, withListing, (_, __, listing) => dashboardOf(db, listing, now()))
  serve(getSetup, withListing, (_, { account }, listing) => setupOf(db, listing, account))
  serve(getActivity, withListing, (_, __, { id }) => activityOf(db, id, now()))
  serve(getTrends, withListing, ({ period }, _, { id }) => figuresBySteps(db, id, { ...PERIODS[period], today: sydneyDay(now()) }))
}

/** For how many days a review without a reply is counted. */
const REPLY_DAYS = 30

/** Returns what the supplier's dashboard shows first. */
async function dashboardOf(db: Db, listing: Listing, now: Date): Promise<Output<typeof getDashboard>> {
  const { profileViews, inquiries, averageRating, totalReviews } = listing
  const [counts, won] = [await inboxCounts(db, listing.id), await samplesWon(db, listing.id)]
  const unanswered = await unansweredReviews(db, listing.id, daysBefore(now, REPLY_DAYS))
  const week = await weekSoFar(db, listing.id, sydneyDay(now))
  const stats = { profileViews, inquiries, ...counts, averageRating, totalReviews, unansweredReviews: unanswered, samplesWon: won, week }
  return { supplier: listing, suspension: suspensionOf(listing), stats }
}
