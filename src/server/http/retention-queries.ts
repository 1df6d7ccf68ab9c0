import { RETENTION_DAYS } from '#contract/retention.ts'
import type { Db } from '#server/db/db.ts'

const HOUR_MS = 3_600_000

/** Deletes old idempotency keys, and rate limit counters an hour after they expired. */
export async function deleteOldCalls(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS.idempotencyKey * 24 * HOUR_MS).toISOString()
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', oldest).execute()
  await db
    .deleteFrom('rateLimits')
    .where('expire', '<', now.getTime() - HOUR_MS)
    .execute()
}
