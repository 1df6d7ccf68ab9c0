import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Returns how often each resource has been opened since a Sydney day; those that nobody has opened are not in it. */
export async function opensSince(db: Db, day: string): Promise<Map<string, number>> {
  const counted = await db
    .selectFrom('resourceOpens')
    .select((eb) => ['resourceId', eb.cast<number>(eb.fn.sum('opens'), 'integer').as('opens')])
    .where('day', '>=', day)
    .groupBy('resourceId')
    .execute()
  return new Map(counted.map(({ resourceId, opens }) => [resourceId, opens]))
}

/** Returns false when this visitor has opened the resource on that day. */
export const insertVisit = async (tx: Db, visit: { resourceId: string; visitor: string; day: string }): Promise<boolean> =>
  (await tx
    .insertInto('resourceVisits')
    .values(visit)
    .onConflict((conflict) => conflict.doNothing())
    .returning('resourceId')
    .executeTakeFirst()) !== undefined

export const addOpen = (tx: Db, resourceId: string, day: string) =>
  tx
    .insertInto('resourceOpens')
    .values({ resourceId, day, opens: 1 })
    .onConflict((conflict) => conflict.columns(['resourceId', 'day']).doUpdateSet({ opens: sql`resource_opens.opens + 1` }))
    .execute()
