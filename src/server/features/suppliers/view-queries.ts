import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Counts a view once per visitor and day, for the listing in total and by day, in one statement. */
export const insertView = (db: Db, supplierId: number, visitor: string, day: string) =>
  db
    .with('visit', (cte) =>
      cte
        .insertInto('visits')
        .values({ supplierId, visitor, day })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['supplierId', 'day']),
    )
    .with('counted', (cte) =>
      cte
        .insertInto('viewsByDay')
        .columns(['supplierId', 'day', 'views'])
        .expression((eb) => eb.selectFrom('visit').select(['supplierId', 'day', sql<number>`1`.as('views')]))
        .onConflict((conflict) => conflict.columns(['supplierId', 'day']).doUpdateSet({ views: sql`views_by_day.views + 1` })),
    )
    .updateTable('suppliers')
    .set({ profileViews: sql`profile_views + 1` })
    .where('id', 'in', (ids) => ids.selectFrom('visit').select('supplierId'))
    .execute()
