import { createHash } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Limits } from '#server/http/guards.ts'
import { Problem } from '#server/http/problems.ts'
import { hashOf } from '#server/http/tokens.ts'
import type { Requester } from '#server/http/requester.ts'
import { knowsDevice } from './session-queries.ts'

export type LoginThrottle = Pick<Context, 'db'> & { limits: Limits }

/** Failures for one account, from one address and from all together (docs/behaviour.md, Request limits). */
const FROM_HERE = { name: 'login-failure', points: 10, seconds: 900 }
const FROM_ANYWHERE = { name: 'login-failures', points: 50, seconds: 3600 }

/**
 * Counts an attempt before its password is checked, so that a hundred at once are no way around; returns how to take it back once the
 * password was right. An e-mail without account is counted like any other. @throws 429; never, past the limit of all addresses, to a browser that has
 * signed in to the account before
 */
export async function countLoginAttempt(
  { db, limits }: LoginThrottle,
  email: string,
  { address, cookies }: Requester,
): Promise<() => Promise<void>> {
  const who = createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
  const here = `${who} ${address}`
  await limits.count(FROM_HERE, here)
  const device = cookies.read('device')
  await limits.count(FROM_ANYWHERE, who).catch(async (refusal: Problem) => {
    if (device === undefined || !(await knowsDevice(db, email, hashOf(device)))) throw refusal
  })
  return async () => {
    await limits.uncount(FROM_HERE, here)
    await limits.uncount(FROM_ANYWHERE, who)
  }
}
