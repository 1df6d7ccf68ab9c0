import type { Account, changeAccount } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { unauthorised } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/requester.ts'
import { insertOwnerAudit } from '#server/features/audit/queries.ts'
import { sendConfirmation } from './confirm-email.ts'
import { noticeOf } from './emails.ts'
import { deleteLinks } from './link-queries.ts'
import { hashPassword, rejectCommonPassword } from './passwords.ts'
import { passwordMissing, reauthenticate } from './reauthenticate.ts'
import { accountById, accountPage, lockAccount, updateAccount, type AccountRow } from './queries.ts'
import { deleteSessionsOf, lockSession } from './session-queries.ts'
import { startSession } from './sessions.ts'
import { asConflict } from './conflicts.ts'
import type { LoginThrottle } from './login-throttle.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'secrets' | 'now'> & LoginThrottle
type Changes = Input<typeof changeAccount>

/** Changes of the email address of one account, each of which sends two emails. */
const EMAIL_CHANGES = { name: 'email-change', points: 5, seconds: 3600 }

/**
 * Updates the fields that are not null and returns the account. What has to be proved is decided in the transaction, with the account
 * locked: another request may have changed it since this one began.
 * @throws 400 when a new email or password comes without the current password, 401 when the session has ended, 409 when the email or
 * username is in use, 429 for too many new emails
 */
export async function changeOwnAccount(
  deps: Deps,
  { username, email, newPassword, password }: Changes,
  requester: AuthenticatedRequester,
): Promise<Account> {
  const { db } = deps
  const { id, sessionId } = requester.account
  if (newPassword !== null) rejectCommonPassword(newPassword, 'newPassword')
  const needsPassword = newPassword !== null || isNewEmail(email, await accountById(db, id))
  const proved = needsPassword ? await reauthenticate(deps, requester, password) : null
  if (isNewEmail(email, proved)) await deps.limits.count(EMAIL_CHANGES, id)
  const passwordHash = newPassword === null ? null : await hashPassword(newPassword)
  const columns = { ...(username && { username }), ...(email && { email }), ...(passwordHash && { passwordHash }) }
  const saved = inTransaction(db, async (tx) => {
    const before = await lockAccount(tx, id)
    if (!before || !(await lockSession(tx, sessionId))) throw unauthorised('Please sign in.')
    const changesEmail = isNewEmail(email, before)
    if ((changesEmail || passwordHash) && before.passwordHash !== proved?.passwordHash) throw passwordMissing()
    if (Object.keys(columns).length > 0) {
      await updateAccount(tx, id, columns)
      await insertOwnerAudit(tx, before, 'account.change')
    }
    if (changesEmail) await requireConfirmation(tx, deps, before, requester)
    if (passwordHash) await replaceSessions(tx, deps, before, requester)
  })
  await asConflict(saved)
  return accountPage(db, id, deps.now())
}

const isNewEmail = (email: string | null, account: AccountRow | null) =>
  email !== null && account !== null && email.toLowerCase() !== account.email.toLowerCase()

/** Invalidates the links sent to the old address, asks the new address for confirmation and sends a security notice to the old one. */
async function requireConfirmation(tx: Db, deps: Deps, before: AccountRow, requester: AuthenticatedRequester): Promise<void> {
  await updateAccount(tx, before.id, { emailConfirmedAt: null })
  await deleteLinks(tx, before.id, ['confirm', 'reset'])
  await sendConfirmation(tx, deps, await accountById(tx, before.id), requester)
  await noticeOf(tx, deps, before, 'email')
}

/** Ends all sessions and reset links of the old password; the requester's browser gets a new session. */
async function replaceSessions(tx: Db, deps: Deps, before: AccountRow, requester: AuthenticatedRequester): Promise<void> {
  await deleteLinks(tx, before.id, ['reset'])
  await deleteSessionsOf(tx, before.id)
  await startSession(tx, deps, requester, before.id)
  await noticeOf(tx, deps, before, 'password')
}
