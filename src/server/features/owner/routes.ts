import { getOperator } from '#contract/site/site-owner.ts'
import { getDecisions, getGrowth, getStats } from '#contract/owner/owner-overview.ts'
import { PERIODS } from '#contract/endpoint/periods.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import type { Context } from '#server/context.ts'
import { anyone, owner } from '#server/http/access/access.ts'
import type { Serve } from '#server/http/kinds/serve.ts'
import { siteOwnerOf } from '#server/features/emails/site-owner.ts'
import { decisionsOf, growthOf, statsOf } from './overview-queries.ts'

export function ownerRoutes(serve: Serve, deps: Pick<Context, 'config' | 'db' | 'model' | 'now'>): void {
  serve.cached(getOperator, anyone, async () => ({ ...siteOwnerOf(deps.config), modelHost: deps.model?.host ?? null }))
  serve(getStats, owner, () => statsOf(deps.db, sydneyDay(deps.now())))
  serve(getDecisions, owner, () => decisionsOf(deps.db, sydneyDay(deps.now())))
  serve(getGrowth, owner, ({ period }) => growthOf(deps.db, { ...PERIODS[period], today: sydneyDay(deps.now()) }))
}
