import { PERIODS } from '#contract/periods.ts'
import { sydneyDay } from '#contract/sydney-day.ts'
import { getDashboard } from '#contract/suppliers.ts'
import { getActivity, getSetup, getTrends } from '#contract/trends.ts'
import type { Context } from '#server/context.ts'
import type { Serve } from '#server/http/serve.ts'
import { withListing } from './access.ts'
import { activityOf } from './activity.ts'
import { dashboardOf } from './dashboard.ts'
import { setupOf } from './setup.ts'
import { trendsOf } from './trend-queries.ts'

/** How a supplier's listing is doing: calls of their own, each of which may fail alone. */
export function dashboardRoutes(serve: Serve, { db, now }: Pick<Context, 'db' | 'now'>): void {
  serve(getDashboard, withListing, async (_, __, listing) => dashboardOf(listing))
  serve(getSetup, withListing, (_, { account }, listing) => setupOf(db, listing, account))
  serve(getActivity, withListing, (_, __, { id }) => activityOf(db, id, now()))
  serve(getTrends, withListing, ({ period }, _, { id }) => trendsOf(db, id, { ...PERIODS[period], today: sydneyDay(now()) }))
}
