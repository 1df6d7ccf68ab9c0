import type { Db } from '#server/db/db.ts'
import { COOKIE_DAYS } from '#server/http/cookies.ts'
import { daysBefore } from '#server/jobs/housekeeping.ts'

/** Deletes sessions and known devices whose cookie has expired, and expired one-time links. */
export async function deleteOldSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('seenAt', '<', daysBefore(now, COOKIE_DAYS.session)).execute()
  await db.deleteFrom('oneTimeLinks').where('expiresAt', '<', now.toISOString()).execute()
  await db.deleteFrom('knownDevices').where('seenAt', '<', daysBefore(now, COOKIE_DAYS.device)).execute()
}
