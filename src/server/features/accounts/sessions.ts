import type { Context } from '#server/context.ts'
import { afterCommit, type Db } from '#server/db/db.ts'
import { hashOf, newToken } from '#server/http/tokens.ts'
import type { Requester } from '#server/http/requester.ts'
import { deleteSessionByHash, insertSession, rememberDevice } from './session-queries.ts'

/** The characters of a user agent that are stored. */
const AGENT_LENGTH = 500

/** Replaces the browser's session with a new one of this account, and records the browser as a known device of the account. */
export async function startSession(tx: Db, { now }: Pick<Context, 'now'>, requester: Requester, accountId: string): Promise<void> {
  const { cookies, userAgent } = requester
  const seenAt = now()
  const token = newToken()
  const device = cookies.read('device') ?? newToken()
  await endSession(tx, requester)
  await insertSession(tx, { accountId, tokenHash: hashOf(token), userAgent: userAgent.slice(0, AGENT_LENGTH), createdAt: seenAt, seenAt })
  await rememberDevice(tx, { accountId, deviceHash: hashOf(device), seenAt })
  afterCommit(tx, () => {
    cookies.write('session', token)
    cookies.write('device', device)
  })
}

/** Ends the browser's session; does nothing without one. */
export async function endSession(db: Db, { cookies }: Requester): Promise<void> {
  const token = cookies.read('session')
  if (token === undefined) return
  await deleteSessionByHash(db, hashOf(token))
  afterCommit(db, () => cookies.drop('session'))
}
