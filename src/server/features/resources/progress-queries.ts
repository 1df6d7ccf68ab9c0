import { sql } from 'kysely'
import type { Progress } from '#contract/resources/resource-progress.ts'
import type { Db } from '#server/db/db.ts'

/** Returns what an account has ticked and written in a resource; undefined where it has nothing. */
export const progressIn = (db: Db, accountId: string, resourceId: string) =>
  db
    .selectFrom('resourceProgress')
    .select(['values', 'updatedAt'])
    .where('accountId', '=', accountId)
    .where('resourceId', '=', resourceId)
    .$narrowType<{ values: Progress['values'] }>()
    .executeTakeFirst()

/** Returns everything that an account has begun, the last one first: at most as many as there are resources. */
export const progressBy = (db: Db, accountId: string) =>
  db
    .selectFrom('resourceProgress')
    .select(['resourceId', 'values', 'updatedAt'])
    .where('accountId', '=', accountId)
    .orderBy('updatedAt', 'desc')
    .orderBy('resourceId')
    .$narrowType<{ values: Progress['values'] }>()
    .execute()

/** Stores values beside those that are there, and removes those that are empty; returns what is stored then. */
export function mergeProgress(tx: Db, key: { accountId: string; resourceId: string }, values: Progress['values'], now: Date) {
  const empty = Object.keys(values).filter((item) => values[item] === '')
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  return tx
    .insertInto('resourceProgress')
    .values({ ...key, values: JSON.stringify(filled), updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'resourceId']).doUpdateSet({
        values: sql`(resource_progress.values || excluded.values) - ${empty}::text[]`,
        updatedAt: now,
      }),
    )
    .returning(['values', 'updatedAt'])
    .$narrowType<{ values: Progress['values'] }>()
    .executeTakeFirstOrThrow()
}
