import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { COOKIE_DAYS } from '#server/http/cookies.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Every night: what has served its purpose goes, people's addresses first of all. */
export function scheduleHousekeeping({ db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>): void {
  jobs.schedule('housekeeping', '20 3 * * *', () => clearOut(db, now().getTime()))
}

/** Counters and what suppliers and buyers still work with stay. */
export async function clearOut(db: Db, now: number): Promise<void> {
  const ago = (ms: number) => new Date(now - ms)
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', ago(DAY_MS).toISOString()).execute()
  await db
    .deleteFrom('rateLimits')
    .where('expire', '<', now - HOUR_MS)
    .execute()
  // Today's and yesterday's rows keep visitors from being counted twice; the counts themselves are with the supplier.
  await db
    .deleteFrom('visits')
    .where('day', '<', dayOf(ago(2 * DAY_MS)))
    .execute()
  await db
    .deleteFrom('inquiries')
    .where('day', '<', dayOf(ago(365 * DAY_MS)))
    .execute()
  // A year's trends, and some weeks more.
  await db
    .deleteFrom('viewsByDay')
    .where('day', '<', dayOf(ago(400 * DAY_MS)))
    .execute()
  await db
    .deleteFrom('listingChanges')
    .where('at', '<', ago(400 * DAY_MS).toISOString())
    .execute()
  await db
    .deleteFrom('emails')
    .where('status', '=', 'sent')
    .where('finishedAt', '<', ago(90 * DAY_MS).toISOString())
    .execute()
  await db
    .deleteFrom('emails')
    .where('status', '=', 'failed')
    .where('finishedAt', '<', ago(365 * DAY_MS).toISOString())
    .execute()
  // Whoever has waited for a year waits no more.
  await db
    .deleteFrom('searchAlerts')
    .where('createdAt', '<', ago(365 * DAY_MS).toISOString())
    .execute()
  // Files that no answer came to use.
  await db
    .deleteFrom('attachments')
    .where('createdAt', '<', ago(DAY_MS).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('offers').select('requestId').whereRef('offers.attachmentId', '=', 'attachments.id'))),
    )
    .execute()
  await clearAccounts(db, new Date(now), ago)
}

/** Sessions that nobody uses any more, links that have expired, browsers that have forgotten their cookie. */
async function clearAccounts(db: Db, now: Date, ago: (ms: number) => Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('seenAt', '<', ago(COOKIE_DAYS.session * DAY_MS).toISOString())
    .execute()
  await db.deleteFrom('oneTimeLinks').where('expiresAt', '<', now.toISOString()).execute()
  await db
    .deleteFrom('knownDevices')
    .where('seenAt', '<', ago(COOKIE_DAYS.device * DAY_MS).toISOString())
    .execute()
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
