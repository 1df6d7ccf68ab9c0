import { RETENTION_DAYS } from '#contract/owner/retention.ts'
import type { Db } from '#server/db/db.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'
import { deleteOldInvitations } from './members/member-queries.ts'

/** Deletes sessions and known devices whose cookie has expired, expired one-time links, and invitations that nobody has accepted. */
export async function deleteOldSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([eb('seenAt', '<', daysBefore(now, RETENTION_DAYS.session)), eb('createdAt', '<', daysBefore(now, RETENTION_DAYS.anySession))]),
    )
    .execute()
  await db.deleteFrom('oneTimeLinks').where('expiresAt', '<', now.toISOString()).execute()
  await deleteOldInvitations(db, daysBefore(now, RETENTION_DAYS.openInvitation))
  await db.deleteFrom('knownDevices').where('seenAt', '<', daysBefore(now, RETENTION_DAYS.device)).execute()
}
