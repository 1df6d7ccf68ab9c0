import type { login } from '#contract/accounts.ts'
import type { Input, Output } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { unauthorised } from '#server/http/problems.ts'
import type { Requester } from '#server/http/requester.ts'
import { insertOwnerAudit } from '#server/features/audit/queries.ts'
import { isPassword } from './passwords.ts'
import { accountByEmail, lockWithPassword, userOf } from './queries.ts'
import { startSession } from './sessions.ts'
import { countLoginAttempt, type LoginThrottle } from './login-throttle.ts'
import { askSecondFactor } from './two-factor.ts'

type Deps = Pick<Context, 'db' | 'now' | 'secret'> & LoginThrottle

/**
 * Signs in and ends the session that the browser had.
 * @throws 401 for a wrong pair, in the same words and time whether or not the e-mail has an account; 401 with a code while the second
 * factor is missing or wrong; 429
 */
export async function signIn(
  deps: Deps,
  { email, password, otp }: Input<typeof login>,
  requester: Requester,
): Promise<Output<typeof login>> {
  const { db } = deps
  const takeBack = await countLoginAttempt(deps, email, requester)
  const account = await accountByEmail(db, email)
  const wrongPair = unauthorised('Invalid email or password')
  if (!(await isPassword(account?.passwordHash, password)) || !account) throw wrongPair
  if (otp === null) await takeBack()
  await askSecondFactor(deps, account, otp)
  if (otp !== null) await takeBack()
  await inTransaction(db, async (tx) => {
    // A new password ends all sessions: none may begin with the old one after that.
    if (!(await lockWithPassword(tx, account))) throw wrongPair
    await startSession(tx, deps, requester, account.id)
    await insertOwnerAudit(tx, account, 'sign-in')
  })
  return { userType: account.role, user: await userOf(db, account, deps.now()) }
}
