import { GUEST_REQUEST_MONTHS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'

/** Deletes samples without an account, of guests and of accounts that were deleted, some time after their last event, as requests are. */
export async function deleteGuestSamples(db: Db, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - GUEST_REQUEST_MONTHS)
  await db
    .deleteFrom('samples')
    .where('accountId', 'is', null)
    .where('statusAt', '<', before.toISOString())
    .where((eb) => eb.or([eb('verdictAt', 'is', null), eb('verdictAt', '<', before.toISOString())]))
    .execute()
}
