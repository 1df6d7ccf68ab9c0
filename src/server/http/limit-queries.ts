import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Points to count for one key of a limit. */
export type Points = { key: string; points: number }
/** The points of a key since its window began, those just added included, and the milliseconds until the window ends. */
export type Count = Points & { msLeft: number }

/**
 * Adds points within `tx`, so that a rollback takes them back; concurrent transactions wait for each other at the same key. A window
 * begins with its first point. The rows are those of the other rate limits.
 */
export async function addPoints(
  tx: Db,
  { name, seconds }: { name: string; seconds: number },
  added: Points[],
): Promise<Map<string, Count>> {
  if (added.length === 0) return new Map()
  // In one order, so that two transactions with the same keys cannot deadlock.
  const inOrder = added.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const now = Date.now()
  const { rows } = await sql<{ key: string; points: number; expire: number }>`
    insert into rate_limits as l (key, points, expire)
    select key, points, ${now + seconds * 1000}::bigint
    from unnest(${inOrder.map(({ key }) => `${name}:${key}`)}::text[], ${inOrder.map(({ points }) => points)}::int[]) as added (key, points)
    on conflict (key) do update set
      points = case when l.expire <= ${now}::bigint then excluded.points else l.points + excluded.points end,
      expire = case when l.expire <= ${now}::bigint then excluded.expire else l.expire end
    returning key, points, expire`.execute(tx)
  return new Map(
    rows.map(({ key, points, expire }) => {
      const ownKey = key.slice(name.length + 1)
      return [ownKey, { key: ownKey, points, msLeft: expire - now }]
    }),
  )
}

/** Adds points for one key, as `addPoints` does. */
export async function addPoint(tx: Db, limit: { name: string; seconds: number }, key: string, points = 1): Promise<Count> {
  // The statement returns each key that it counts.
  return (await addPoints(tx, limit, [{ key, points }])).get(key)!
}

/** Returns the salt of a day, the same for all processes, and deletes those of earlier days. */
export async function saltOfDay(db: Db, day: string, proposed: string): Promise<string> {
  await db.deleteFrom('dailySalts').where('day', '<', day).execute()
  await db
    .insertInto('dailySalts')
    .values({ day, salt: proposed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('dailySalts').select('salt').where('day', '=', day).executeTakeFirstOrThrow()).salt
}
