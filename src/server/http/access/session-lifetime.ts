import type { Role } from '#contract/accounts/accounts.ts'
import { RETENTION_DAYS } from '#contract/owner/retention.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** A session ends after this time, however often it is used. */
const MAX_MS = RETENTION_DAYS.anySession * DAY_MS
/** How long a code of the second factor counts in the session in which it was entered, for the owner's pages and calls. */
const SECOND_FACTOR_MS = 30 * DAY_MS

/** Returns the time without use after which a session ends. */
const idleMs = (role: Role) => (role === 'owner' ? 12 * HOUR_MS : RETENTION_DAYS.session * DAY_MS)

/** The last use is stored at most this often, so that most reads write nothing; more often where a session ends after hours. */
export const useIntervalMs = (role: Role) => (role === 'owner' ? MINUTE_MS : HOUR_MS)

/** The earliest times of sessions that have not ended. */
export type SessionBounds = { begun: Date; used: Date; usedByOwner: Date; provedByOwner: Date }

export function sessionBounds(now: Date): SessionBounds {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return {
    begun: before(MAX_MS),
    used: before(idleMs('supplier')),
    usedByOwner: before(idleMs('owner')),
    provedByOwner: before(SECOND_FACTOR_MS),
  }
}

/** Returns for how many seconds a session that is used now will last, for the cookie of it. */
export const sessionSeconds = ({ role, createdAt }: { role: Role; createdAt: Date }, now: Date): number =>
  Math.floor(Math.min(idleMs(role), createdAt.getTime() + MAX_MS - now.getTime()) / 1000)
