import { sql } from 'kysely'
import { precompiled, type Db } from '#server/db/db.ts'
import { isListed } from './queries.ts'

/** Returns false when this visitor has been there on that day. */
export const insertVisit = async (tx: Db, visit: { supplierId: number; visitor: string; day: string }): Promise<boolean> =>
  (await tx
    .insertInto('visits')
    .values(visit)
    .onConflict((conflict) => conflict.doNothing())
    .returning('supplierId')
    .executeTakeFirst()) !== undefined

/** Adds a view to the listing, in total and by day, in one statement. */
export const addView = (tx: Db, supplierId: number, day: string) =>
  tx
    .with('counted', (cte) =>
      cte
        .insertInto('viewsByDay')
        .values({ supplierId, day, views: 1 })
        .onConflict((conflict) => conflict.columns(['supplierId', 'day']).doUpdateSet({ views: sql`views_by_day.views + 1` })),
    )
    .updateTable('suppliers')
    .set({ profileViews: sql`profile_views + 1` })
    .where('id', '=', supplierId)
    .execute()

/** Returns the counters of a listing and its version, nothing while it is suspended: what is read for each request that shows it. */
export const countersOf = precompiled((db, id: number) =>
  db.selectFrom('suppliers').select(['profileViews', 'inquiries', 'version']).where('id', '=', id).where(isListed),
)
