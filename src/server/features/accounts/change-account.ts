import type { Account, changeAccount } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import type { AuthenticatedRequester } from '#server/http/requester.ts'
import { insertOwnerAudit } from '#server/features/audit/queries.ts'
import { sendConfirmation } from './confirm-email.ts'
import { noticeOf } from './emails.ts'
import { deleteLinks } from './link-queries.ts'
import { hashPassword, rejectCommonPassword } from './passwords.ts'
import { reauthenticate } from './reauthenticate.ts'
import { accountById, accountPage, updateAccount, type AccountRow } from './queries.ts'
import { deleteSessionsOf } from './session-queries.ts'
import { startSession } from './sessions.ts'
import { asConflict } from './conflicts.ts'
import type { LoginThrottle } from './login-throttle.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'secret' | 'now'> & LoginThrottle
type Changes = Input<typeof changeAccount>

/**
 * Updates the fields that are not null and returns the account.
 * @throws 400 when a new email or password comes without the current password, 409 when the email or username is in use
 */
export async function changeOwnAccount(
  deps: Deps,
  { username, email, newPassword, password }: Changes,
  requester: AuthenticatedRequester,
): Promise<Account> {
  const { db } = deps
  const { id } = requester.account
  const changesEmail = email !== null && email.toLowerCase() !== requester.account.email.toLowerCase()
  if (newPassword !== null) rejectCommonPassword(newPassword, 'newPassword')
  const before = changesEmail || newPassword !== null ? await reauthenticate(deps, requester, password) : await accountById(db, id)
  const passwordHash = newPassword === null ? null : await hashPassword(newPassword)
  const columns = { ...(username && { username }), ...(email && { email }), ...(passwordHash && { passwordHash }) }
  const saved = inTransaction(db, async (tx) => {
    if (Object.keys(columns).length > 0) {
      await updateAccount(tx, id, columns)
      await insertOwnerAudit(tx, before, 'account.change')
    }
    if (changesEmail) await requireConfirmation(tx, deps, before)
    if (passwordHash) await replaceSessions(tx, deps, before, requester)
  })
  await asConflict(saved)
  return accountPage(db, id, deps.now())
}

/** Invalidates the links sent to the old address, asks the new address for confirmation and sends a security notice to the old one. */
async function requireConfirmation(tx: Db, deps: Deps, before: AccountRow): Promise<void> {
  await updateAccount(tx, before.id, { emailConfirmedAt: null })
  await deleteLinks(tx, before.id, ['confirm', 'reset'])
  await sendConfirmation(tx, deps, await accountById(tx, before.id))
  await noticeOf(tx, deps, before, 'email')
}

/** Ends all sessions and reset links of the old password; the requester's browser gets a new session. */
async function replaceSessions(tx: Db, deps: Deps, before: AccountRow, requester: AuthenticatedRequester): Promise<void> {
  await deleteLinks(tx, before.id, ['reset'])
  await deleteSessionsOf(tx, before.id)
  await startSession(tx, deps, requester, before.id)
  await noticeOf(tx, deps, before, 'password')
}
