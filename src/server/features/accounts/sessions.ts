import type { Context } from '#server/context.ts'
import { afterCommit, type Db } from '#server/db/db.ts'
import { hashOf, newToken } from '#server/http/tokens.ts'
import type { Requester } from '#server/http/requester.ts'
import { deleteSessionByHash, insertSession, rememberDevice } from './session-queries.ts'

const AGENT_LENGTH = 500

/** Signs a visitor in: the session that the browser had ends, a new one begins, and the browser is known to the account from now on. */
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

/** Ends the session that the browser has; without one nothing happens. */
export async function endSession(db: Db, { cookies }: Requester): Promise<void> {
  const token = cookies.read('session')
  if (token === undefined) return
  await deleteSessionByHash(db, hashOf(token))
  afterCommit(db, () => cookies.drop('session'))
}
