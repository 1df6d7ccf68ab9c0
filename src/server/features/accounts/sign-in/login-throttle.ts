import type { Context } from '#server/context.ts'
import { addressHash } from '#server/db/address-hash.ts'
import type { Limits } from '#server/http/access/guards.ts'
import { Problem } from '#server/http/problems.ts'
import { hashOf } from '#server/http/access/tokens.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { knowsDevice } from './session-queries.ts'

export type LoginThrottle = Pick<Context, 'db'> & { limits: Limits }

/** Failed logins to one account, from one client address and from all addresses together (docs/behaviour/limits.md, Request limits). */
const FROM_ADDRESS = { name: 'login-failure', points: 10, seconds: 900 }
const FROM_ANYWHERE = { name: 'login-failures', points: 50, seconds: 3600 }

/**
 * Counts a login attempt before its password is checked, so that concurrent attempts cannot exceed the limit, and returns a function that
 * removes the attempt from the count once the password has proved right. An email without an account is counted like any other.
 * @throws 429 over a limit; the limit of all addresses together does not apply to a browser that has signed in to the account before
 */
export async function countLoginAttempt(
  { db, limits }: LoginThrottle,
  email: string,
  { network, cookies }: Requester,
): Promise<() => Promise<void>> {
  const accountKey = addressHash(db, email).slice(0, 22)
  const addressKey = `${accountKey} ${network}`
  await limits.count(FROM_ADDRESS, addressKey)
  const device = cookies.read('device')
  await limits.count(FROM_ANYWHERE, accountKey).catch(async (problem: Problem) => {
    if (device === undefined || !(await knowsDevice(db, email, hashOf(device)))) throw problem
  })
  return async () => {
    await limits.uncount(FROM_ADDRESS, addressKey)
    await limits.uncount(FROM_ANYWHERE, accountKey)
  }
}
