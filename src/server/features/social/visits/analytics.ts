import type { CategoryName, StateCode } from '#contract/options.ts'
import type { SocialAnalytics } from '#contract/social/social-analytics.ts'
import type { Id } from '#contract/endpoint/values.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { supplierTimeZone } from '#shared/time/supplier-time-zone.ts'
import { bestPosts, hoursOf, nextScheduled, outcomesOf, postedByWeek, visitsByPlatform, weeksOf, type Scope } from './analytics-queries.ts'

type Listing = { id: Id; category: CategoryName; state: StateCode | null; postcode: string | null }

/** What has to have happened in a year before hours are called the best ones: of one listing, and of its category. */
const ENOUGH = { own: 20, category: 30 }

/** Returns what became of a listing's posts. */
export async function analyticsOf({ db, now }: Pick<Context, 'db' | 'now'>, listing: Listing): Promise<SocialAnalytics> {
  const scope: Scope = { supplierId: listing.id, timeZone: supplierTimeZone(listing), now: now() }
  const byWeek = Map.groupBy(await postedByWeek(db, scope), ({ startsOn }) => startsOn)
  const weeks = (await weeksOf(db, scope)).map((startsOn) => ({
    startsOn,
    posted: (byWeek.get(startsOn) ?? []).map(({ platform, count }) => ({ platform, count })),
  }))
  const { posted, failed } = await outcomesOf(db, scope)
  return {
    weeks,
    posted,
    failed,
    successRate: posted + failed === 0 ? null : posted / (posted + failed),
    nextScheduled: await nextScheduled(db, scope),
    visits: await visitsByPlatform(db, scope),
    bestPosts: await bestPosts(db, scope),
    bestHours: await bestHours(db, scope, listing.category),
  }
}

/** Returns the hours in which a listing's buyers act, else those of its category's. */
export async function bestHours(db: Db, scope: Scope, category: CategoryName): Promise<SocialAnalytics['bestHours']> {
  const own = await hoursOf(db, scope, { supplierId: scope.supplierId })
  if (own.total >= ENOUGH.own) return { basis: 'own', ...own }
  const all = await hoursOf(db, scope, { category })
  return all.total >= ENOUGH.category ? { basis: 'category', ...all } : { basis: 'none', total: own.total, hours: [] }
}
