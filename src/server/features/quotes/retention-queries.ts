import { sql } from 'kysely'
import { GUEST_REQUEST_MONTHS, RETENTION_DAYS } from '#contract/owner/retention.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'
import { deleteJoinedRowsOfNone } from './comparison/joined-rows/joined-row-queries.ts'
import { isUsed } from './attachments/attachment-queries.ts'

/** Deletes files that no quote has referred to soon after their upload. */
export async function deleteUnusedAttachments(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('attachments')
    .where('createdAt', '<', daysBefore(now, RETENTION_DAYS.unusedFile))
    .where((eb) => eb.not(isUsed))
    .execute()
}

/** Requests deleted in one transaction. */
const BATCH = 100

/**
 * Deletes requests without an account, of guests and of accounts that were deleted, some time after their last event, with their prices,
 * messages and files. Counters of listings stay, and a review stays verified. A request that is locked is left to the next night.
 */
export async function deleteGuestRequests(db: Db, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - GUEST_REQUEST_MONTHS)
  while (await inTransaction(db, (tx) => deleteSome(tx, before)));
}

/**
 * Returns false when there was nothing to delete. A step locks its request first, so none can be added to those that are locked here; one
 * that was added just before is seen by the second statement only, which may therefore delete fewer than were found, or none.
 */
async function deleteSome(tx: Db, before: Date): Promise<boolean> {
  const ended = await tx
    .selectFrom('quoteRequests')
    .select(['id', 'bulkId'])
    .where('accountId', 'is', null)
    .where('statusAt', '<', before.toISOString())
    .where(hasNoStepSince(before))
    .orderBy('statusAt')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  if (ended.length === 0) return false
  const ids = ended.map(({ id }) => id)
  await tx.deleteFrom('quoteRequests').where('id', 'in', ids).where(hasNoStepSince(before)).execute()
  await deleteJoinedRowsOfNone(
    tx,
    ended.flatMap(({ bulkId }) => bulkId ?? []),
  )
  return true
}

/** Messages are steps that leave the status as it is. */
const hasNoStepSince = (time: Date) =>
  sql<boolean>`not exists (select from quote_steps step where step.request_id = quote_requests.id and step.at >= ${time.toISOString()})`
