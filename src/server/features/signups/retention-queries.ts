import { sql } from 'kysely'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import { hashOfColumn, padsOf } from '#server/db/address-hash.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

const { unconfirmedSubscriber, leftSubscriber, removedSignUp } = RETENTION_DAYS

/** Deletes addresses that the owner has removed, that nobody has confirmed, and that have left the newsletter. */
export async function deleteOldSignUps(db: Db, now: Date): Promise<void> {
  for (const list of ['betaSignups', 'newsletterSubscribers'] as const)
    await db.deleteFrom(list).where('removedAt', '<', daysBefore(now, removedSignUp)).execute()
  await db
    .deleteFrom('newsletterSubscribers')
    .where('confirmedAt', 'is', null)
    .where('askedAt', '<', daysBefore(now, unconfirmedSubscriber))
    .execute()
  await db
    .deleteFrom('newsletterSubscribers')
    .where(
      sql<boolean>`${hashOfColumn('email', padsOf(db))} in (select email_hash from email_stops where list = 'newsletter' and created_at < ${daysBefore(now, leftSubscriber)})`,
    )
    .execute()
}
