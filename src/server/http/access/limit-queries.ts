import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { required } from '#shared/required.ts'

type Window = { name: string; seconds: number }
/** The points of a key since its window began, those just added included, and the milliseconds until the window ends. */
export type Count = { points: number; msLeft: number }

/** A key of a limit, and what is added to it. The rows are those of the other rate limits. */
export const pointsToAdd = ({ name, seconds }: Window, key: string, points: number) => ({
  key: `${name}:${key}`,
  points,
  expire: Date.now() + seconds * 1000,
})

/**
 * Returns the statement that adds points, one row of `key`, `points` and `expire` for each key. Concurrent transactions wait for each other at the
 * same key, so the rows must be in the order of their keys. A window begins with its first point. `now` is there once for each place in the
 * statement, as a precompiled query wants it.
 */
export const addingPoints = (rows: RawBuilder<unknown>, [now, sameNow] = [Date.now(), Date.now()]) => sql<{
  key: string
  points: number
  expire: number
}>`
  insert into rate_limits as l (key, points, expire) ${rows}
  on conflict (key) do update set
    points = case when l.expire <= ${now}::bigint then excluded.points else l.points + excluded.points end,
    expire = case when l.expire <= ${sameNow}::bigint then excluded.expire else l.expire end
  returning key, points, expire`

export const countOf = ({ points, expire }: { points: number; expire: number }): Count => ({ points, msLeft: expire - Date.now() })

/** Adds points for one key within `tx`, so that a rollback takes them back. */
export async function addPoint(tx: Db, window: Window, key: string, points = 1): Promise<Count> {
  const added = pointsToAdd(window, key, points)
  const { rows } = await addingPoints(sql`values (${added.key}, ${added.points}::int, ${added.expire}::bigint)`).execute(tx)
  // The statement returns the key that it counts.
  return countOf(required(rows[0], 'The count of requests'))
}

/** Returns the salt of a day, the same for all processes. The first call of a day stores the one proposed, and deletes those of earlier days. */
export async function saltOfDay(db: Db, day: string, proposed: string): Promise<string> {
  const known = await db.selectFrom('dailySalts').select('salt').where('day', '=', day).executeTakeFirst()
  if (known) return known.salt
  await db.deleteFrom('dailySalts').where('day', '<', day).execute()
  await db
    .insertInto('dailySalts')
    .values({ day, salt: proposed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('dailySalts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt
}
