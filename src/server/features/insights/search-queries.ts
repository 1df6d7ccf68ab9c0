import { sql } from 'kysely'
import { SEARCH_WEEKS, MIN_SEARCHERS } from '#contract/dashboard/insights.ts'
import type { RowOf, Db } from '#server/db/db.ts'

type Counted = { supplierId: number; day: string; kind: RowOf<'listingSearches'>['kind']; text: string }

const mondayOf = (day: string) => sql<string>`date_trunc('week', ${day}::timestamp)::date`

/** Returns how many texts are stored for the week of a day, and whether this is one of them. */
export const textsOfWeek = (tx: Db, { supplierId, day, kind, text }: Counted) =>
  tx
    .selectFrom('listingSearches')
    .select((eb) => [
      eb.fn.countAll<number>().as('texts'),
      sql<boolean>`coalesce(bool_or(kind = ${kind} and text = ${text}), false)`.as('isKnown'),
    ])
    .where('supplierId', '=', supplierId)
    .where('week', '=', mondayOf(day))
    .where('kind', '<>', 'other')
    .executeTakeFirstOrThrow()

/** Counts a visitor who came by this search, whom this day has not had yet. */
export const countSearch = (tx: Db, { supplierId, day, kind, text }: Counted) =>
  tx
    .insertInto('listingSearches')
    .values({ supplierId, week: mondayOf(day), kind, text, day })
    .onConflict((conflict) =>
      conflict.columns(['supplierId', 'week', 'kind', 'text']).doUpdateSet({
        visitors: sql`listing_searches.visitors + 1`,
        onDay: sql`case when listing_searches.day = excluded.day then listing_searches.on_day + 1 else 1 end`,
        mostOnDay: sql`greatest(listing_searches.most_on_day, case when listing_searches.day = excluded.day then listing_searches.on_day + 1 else 1 end)`,
        day: sql`excluded.day`,
      }),
    )
    .execute()

export type SearchCount = { kind: RowOf<'listingSearches'>['kind']; text: string; visitors: number; isCommon: boolean }

/** Returns the searches of the weeks that the dashboard shows, up to the one of `today`, the most frequent first. */
export const searchCounts = (db: Db, supplierId: number, today: string): Promise<SearchCount[]> =>
  db
    .selectFrom('listingSearches')
    .select((eb) => [
      'kind',
      'text',
      eb.fn.sum<number>('visitors').as('visitors'),
      sql<boolean>`max(most_on_day) >= ${MIN_SEARCHERS}`.as('isCommon'),
    ])
    .where('supplierId', '=', supplierId)
    .where('week', '>', sql<string>`${mondayOf(today)} - ${SEARCH_WEEKS * 7}::integer`)
    .where('week', '<=', today)
    .groupBy(['kind', 'text'])
    .orderBy('visitors', 'desc')
    .orderBy('kind')
    .orderBy('text')
    .execute()
