import type { login } from '#contract/accounts/accounts.ts'
import type { Input, Output } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { unauthorised } from '#server/http/problems.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { insertOwnerAudit } from '#server/features/audit/queries.ts'
import { joinEarlierRequests } from '#server/features/accounts/links/earlier-requests-queries.ts'
import { isPassword } from './passwords.ts'
import { accountsByEmail, lockWithPassword, userOf, type AccountRow } from '#server/features/accounts/queries.ts'
import { startSession } from './sessions.ts'
import { countLoginAttempt, type LoginThrottle } from './login-throttle.ts'
import { otpRequired, verifySecondFactor } from './second-factor.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now' | 'secrets'> & LoginThrottle

/** Returns the account of an address that has this password. It takes as long where there is no account. */
async function accountWith(db: Context['db'], email: string, password: string): Promise<AccountRow | undefined> {
  const accounts = await accountsByEmail(db, email)
  if (accounts.length === 0) await isPassword(undefined, password)
  for (const account of accounts) if (await isPassword(account.passwordHash, password)) return account
  return undefined
}

/**
 * Signs in and replaces the session that the browser had.
 * @throws 401 for a wrong email or password, with the same message after the same time whether or not the email has an account; 401 with
 * a code while the second factor is missing or wrong; 429 for too many failed logins
 */
export async function signIn(
  deps: Deps,
  { email, password, otp }: Input<typeof login>,
  requester: Requester,
): Promise<Output<typeof login>> {
  const { db } = deps
  const uncount = await countLoginAttempt(deps, email, requester)
  const account = await accountWith(db, email, password)
  const wrongPair = unauthorised('Invalid email or password')
  if (!account) throw wrongPair
  if (otp === null) await uncount()
  const isProved = await verifySecondFactor(deps, account, otp)
  if (otp !== null) await uncount()
  await inTransaction(db, async (tx) => {
    // A password change ends all sessions, so no session may begin with the old password after it.
    const locked = await lockWithPassword(tx, account)
    if (!locked) throw wrongPair
    // Nor one without the second factor, or with a code of another one, since that was turned on.
    if (locked.totpConfirmedAt !== null && locked.totpConfirmedAt !== account.totpConfirmedAt) throw otpRequired()
    await joinEarlierRequests(tx, account.id, deps.now())
    await startSession(tx, deps, requester, { ...account, secondFactorAt: isProved ? deps.now() : null })
    await insertOwnerAudit(tx, account, 'sign-in')
  })
  return { userType: account.role, user: await userOf(db, account, deps.now()) }
}
