import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'

const HOUR_MS = 3_600_000

/** Deletes the responses that are stored for an account that is being deleted: nobody can ask for them again. */
export const forgetCalls = (tx: Db, caller: string) => tx.deleteFrom('idempotencyKeys').where('caller', '=', caller).execute()

/** Deletes old idempotency keys, and rate limit counters an hour after they expired. */
export async function deleteOldCalls(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS.idempotencyKey * 24 * HOUR_MS).toISOString()
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', oldest).execute()
  await db
    .deleteFrom('rateLimits')
    .where('expire', '<', now.getTime() - HOUR_MS)
    .execute()
}
