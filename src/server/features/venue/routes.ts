import { changeOwnVenue, getOwnVenue, getVenueAsked, getVenueOverview, getVenueWeek } from '#contract/venue/venue.ts'
import type { RouteDeps } from '#server/feature.ts'
import { buyer } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { overviewOf } from './overview.ts'
import { venueWeek } from './week.ts'
import { isVenueAsked, saveVenue, venueOf } from './queries.ts'

export function venueRoutes(serve: Serve, deps: Pick<RouteDeps, 'db' | 'now' | 'needsYou'>): void {
  const { db } = deps
  serve(getOwnVenue, buyer, (_, { account }) => venueOf(db, account.id))
  serve(changeOwnVenue, buyer, (change, { account }) => saveVenue(db, account.id, change))
  serve(getVenueAsked, buyer, async (_, { account }) => ({ isAsked: await isVenueAsked(db, account.id) }))
  serve(getVenueOverview, buyer, (_, { account }) => overviewOf(deps, account.id))
  serve(getVenueWeek, buyer, (_, { account }) => venueWeek(db, account.id, deps.now()))
}
