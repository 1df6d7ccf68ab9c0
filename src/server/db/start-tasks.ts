import type { Db } from './db.ts'

/**
 * Does a task of a start unless an earlier start has done it. `name` says also what it depends on: with another one it is done again. One that
 * is interrupted is done again from its beginning.
 */
export async function doOnce(db: Db, name: string, task: () => Promise<void>): Promise<void> {
  const done = await db.selectFrom('startTasks').select('name').where('name', '=', name).executeTakeFirst()
  if (done) return
  await task()
  await db
    .insertInto('startTasks')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Has the next start do its tasks again, for rows that come from elsewhere. */
export const forgetStartTasks = (db: Db) => db.deleteFrom('startTasks').execute()
