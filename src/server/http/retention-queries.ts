import type { Db } from '#server/db/db.ts'

const HOUR_MS = 3_600_000

/** Deletes keys of repeated calls after a day, and counts of limits an hour after they ran out. */
export async function deleteOldCalls(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * HOUR_MS).toISOString()
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', yesterday).execute()
  await db
    .deleteFrom('rateLimits')
    .where('expire', '<', now.getTime() - HOUR_MS)
    .execute()
}
