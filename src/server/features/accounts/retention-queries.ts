import { RETENTION_DAYS } from '#contract/retention.ts'
import type { Db } from '#server/db/db.ts'
import { COOKIE_DAYS } from '#server/http/cookies.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'
import { deleteOldInvitations } from './member-queries.ts'

/** Deletes sessions and known devices whose cookie has expired, expired one-time links, and invitations that nobody has accepted. */
export async function deleteOldSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('seenAt', '<', daysBefore(now, COOKIE_DAYS.session)).execute()
  await db.deleteFrom('oneTimeLinks').where('expiresAt', '<', now.toISOString()).execute()
  await deleteOldInvitations(db, daysBefore(now, RETENTION_DAYS.openInvitation))
  await db.deleteFrom('knownDevices').where('seenAt', '<', daysBefore(now, COOKIE_DAYS.device)).execute()
}
