import { invalid } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { isPassword } from './passwords.ts'
import { accountById, type AccountRow } from '#server/features/accounts/queries.ts'
import { countLoginAttempt, type LoginThrottle } from './login-throttle.ts'

export const passwordMissing = () => invalid([{ path: 'password', message: 'Please enter your password.' }])

/**
 * Verifies the password of a signed-in requester again, before a change that an open session alone must not allow.
 * @throws 400 without the right password, 429 under the same limits as login
 */
export async function reauthenticate(deps: LoginThrottle, requester: AuthenticatedRequester, password: string | null): Promise<AccountRow> {
  if (password === null) throw passwordMissing()
  const account = await accountById(deps.db, requester.account.id)
  const uncount = await countLoginAttempt(deps, account.email, requester)
  if (!(await isPassword(account.passwordHash, password))) throw invalid([{ path: 'password', message: 'That is not your password.' }])
  await uncount()
  return account
}
