import type { Account, changeAccount } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { unauthorised } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { newToken } from '#server/http/access/tokens.ts'
import { insertOwnerAudit } from '#server/features/audit/queries.ts'
import { sendConfirmation } from '#server/features/accounts/links/confirm-email.ts'
import { noticeOf } from '#server/features/accounts/emails.ts'
import { deleteLinks } from '#server/features/accounts/links/link-queries.ts'
import { hashPassword, rejectCommonPassword, rejectOwnName } from '#server/features/accounts/sign-in/passwords.ts'
import { passwordMissing, reauthenticate } from '#server/features/accounts/sign-in/reauthenticate.ts'
import { accountById, accountPage, businessNameOf, lockAccount, updateAccount, type AccountRow } from '#server/features/accounts/queries.ts'
import { spellingsOf } from '#shared/contact/email-domain.ts'
import { lockSession } from '#server/features/accounts/sign-in/session-queries.ts'
import { endAccess, startSession } from '#server/features/accounts/sign-in/sessions.ts'
import { asConflict, rejectOwnersAddress } from './conflicts.ts'
import { rejectReservedName } from './reserved-names.ts'
import type { LoginThrottle } from '#server/features/accounts/sign-in/login-throttle.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'secrets' | 'now' | 'config'> & LoginThrottle
type Changes = Input<typeof changeAccount>

/** Changes of the email address of one account, each of which sends two emails. */
const EMAIL_CHANGES = { name: 'email-change', points: 5, seconds: 3600 }

/**
 * Updates the fields that are not null and returns the account. What has to be proved is decided in the transaction, with the account
 * locked: another request may have changed it since this one began.
 * @throws 400 for a name or password that is not allowed, and when a new email or password comes without the current password, 401 when the session has ended, 409 when the email or
 * username is in use, 429 for too many new emails
 */
export async function changeOwnAccount(
  deps: Deps,
  { username, email, newPassword, password }: Changes,
  requester: AuthenticatedRequester,
): Promise<Account> {
  const { db } = deps
  const { id, sessionId } = requester.account
  const present = await accountById(db, id)
  if (username !== null) rejectNewName(username, present)
  if (newPassword !== null) {
    rejectCommonPassword(newPassword, 'newPassword')
    const names = [username, email, present.username, present.email, await businessNameOf(db, present.supplierId)]
    rejectOwnName(newPassword, 'newPassword', names)
  }
  const needsPassword = newPassword !== null || isNewEmail(email, present)
  const proved = needsPassword ? await reauthenticate(deps, requester, password) : null
  if (present.role !== 'owner' && isNewEmail(email, present)) rejectOwnersAddress(email, deps.config)
  if (isNewEmail(email, proved)) await deps.limits.count(EMAIL_CHANGES, id)
  const passwordHash = newPassword === null ? null : await hashPassword(newPassword)
  // An account whose address has an earlier spelling keeps it until it has another address.
  const respells = !isNewEmail(email, present) && email?.toLowerCase() !== present.email.toLowerCase()
  const columns = { ...(username && { username }), ...(email && !respells && { email }), ...(passwordHash && { passwordHash }) }
  const saved = inTransaction(db, async (tx) => {
    const before = await lockAccount(tx, id)
    const session = await lockSession(tx, sessionId)
    if (!before || !session) throw unauthorised('Please sign in.')
    const changesEmail = isNewEmail(email, before)
    if ((changesEmail || passwordHash) && before.passwordHash !== proved?.passwordHash) throw passwordMissing()
    if (Object.keys(columns).length > 0) {
      await updateAccount(tx, id, columns)
      await insertOwnerAudit(tx, before, 'account.change')
    }
    if (changesEmail) await requireConfirmation(tx, deps, before, requester)
    if (passwordHash) await replaceSessions(tx, deps, { ...before, ...session }, requester)
  })
  await asConflict(saved)
  return accountPage(db, id, deps.now())
}

/** The name that an account has already stays, and an owner may have any. @throws 400 for one of the site's own */
function rejectNewName(username: string, present: AccountRow): void {
  if (present.role !== 'owner' && username.toLowerCase() !== present.username.toLowerCase()) rejectReservedName(username)
}

const isNewEmail = (email: string | null, account: AccountRow | null) =>
  email !== null && account !== null && !spellingsOf(email).includes(account.email.toLowerCase())

/** Invalidates the links sent to the old address, asks the new address for confirmation and sends a security notice to the old one. */
async function requireConfirmation(tx: Db, deps: Deps, before: AccountRow, requester: AuthenticatedRequester): Promise<void> {
  await updateAccount(tx, before.id, { emailConfirmedAt: null })
  await deleteLinks(tx, before.id, ['confirm', 'reset'])
  await sendConfirmation(tx, deps, await accountById(tx, before.id), requester)
  await noticeOf(tx, deps, before, 'email')
}

type WithSession = AccountRow & { secondFactorAt: string | null }

/** Ends all sessions and reset links of the old password; the requester's browser gets a new session, and is the only one that is known. */
async function replaceSessions(tx: Db, deps: Deps, before: WithSession, requester: AuthenticatedRequester): Promise<void> {
  await deleteLinks(tx, before.id, ['reset'])
  await endAccess(tx, before.id)
  const secondFactorAt = before.secondFactorAt === null ? null : new Date(before.secondFactorAt)
  await startSession(tx, deps, requester, { ...before, secondFactorAt, device: newToken() })
  await noticeOf(tx, deps, before, 'password')
}
