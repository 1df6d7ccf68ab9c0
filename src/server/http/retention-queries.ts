import type { Db } from '#server/db/db.ts'

const HOUR_MS = 3_600_000

/** Deletes idempotency keys after a day, and rate limit counters an hour after they expired. */
export async function deleteOldCalls(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * HOUR_MS).toISOString()
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', yesterday).execute()
  await db
    .deleteFrom('rateLimits')
    .where('expire', '<', now.getTime() - HOUR_MS)
    .execute()
}
