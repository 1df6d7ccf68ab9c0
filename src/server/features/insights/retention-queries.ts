import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { dateBefore } from '#server/jobs/housekeeping.ts'

/** Deletes counts of searches whose week is over for long enough. */
export async function deleteOldSearches(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('listingSearches').where('week', '<', dateBefore(now, RETENTION_DAYS.listingSearch)).execute()
}
