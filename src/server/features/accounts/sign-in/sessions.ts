import type { Role } from '#contract/accounts/accounts.ts'
import type { Context } from '#server/context.ts'
import { afterCommit, type Db } from '#server/db/db.ts'
import { DEVICE_SECONDS } from '#server/http/access/cookies.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { sessionSeconds } from '#server/http/access/session-lifetime.ts'
import { hashOf, newToken } from '#server/http/access/tokens.ts'
import { deleteSessionByHash, deleteSessionsOf, forgetDevices, insertSession, rememberDevice } from './session-queries.ts'

/** The characters of a user agent that are stored. */
const AGENT_LENGTH = 500

/** Whose session begins, and when a code of its second factor was last proved in this browser; null for never. */
type Start = { id: string; role: Role; secondFactorAt: Date | null; device?: string }

/** Replaces the browser's session with a new one of this account, and records the browser as a known device of the account. */
export async function startSession(tx: Db, { now }: Pick<Context, 'now'>, requester: Requester, start: Start): Promise<void> {
  const { cookies, userAgent } = requester
  const { id: accountId, role, secondFactorAt, device = cookies.read('device') ?? newToken() } = start
  const seenAt = now()
  const token = newToken()
  await endSession(tx, requester)
  await insertSession(tx, {
    accountId,
    tokenHash: hashOf(token),
    userAgent: userAgent.slice(0, AGENT_LENGTH),
    createdAt: seenAt,
    seenAt,
    secondFactorAt,
  })
  await rememberDevice(tx, { accountId, deviceHash: hashOf(device), seenAt })
  afterCommit(tx, () => {
    cookies.write('session', token, sessionSeconds({ role, createdAt: seenAt }, seenAt))
    cookies.write('device', device, DEVICE_SECONDS)
  })
}

/** Ends every session of an account whose password has changed, and forgets the browsers that have signed in with the old one. */
export async function endAccess(tx: Db, accountId: string): Promise<void> {
  await deleteSessionsOf(tx, accountId)
  await forgetDevices(tx, accountId)
}

/** Ends the browser's session; does nothing without one. */
export async function endSession(db: Db, { cookies }: Requester): Promise<void> {
  const token = cookies.read('session')
  if (token === undefined) return
  await deleteSessionByHash(db, hashOf(token))
  afterCommit(db, () => cookies.drop('session'))
}
