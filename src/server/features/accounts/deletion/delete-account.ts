import type { deleteAccount } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import { afterCommit, inTransaction, type Db } from '#server/db/db.ts'
import { endSubscription } from '#server/features/plans/end-subscription.ts'
import { deleteFinishedEmails } from '#server/features/emails/retention-queries.ts'
import { forgetVisitor } from '#server/features/suppliers/inquiry-queries.ts'
import { mergedInto } from '#server/features/suppliers/merged-queries.ts'
import { deleteSupplier, lockForDeletion, lockSupplier, withdrawEmail } from '#server/features/suppliers/queries.ts'
import { forgetCalls } from '#server/http/retention-queries.ts'
import { forbidden, unauthorised } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/access/requester.ts'
import { insertOwnerAudit } from '#server/features/audit/queries.ts'
import { deleteInvitationsTo, deleteMembers } from '#server/features/accounts/members/member-queries.ts'
import { passwordMissing, reauthenticate } from '#server/features/accounts/sign-in/reauthenticate.ts'
import { deleteAccountRow, lockAccountForDeletion } from '#server/features/accounts/queries.ts'
import { lockSession } from '#server/features/accounts/sign-in/session-queries.ts'
import type { LoginThrottle } from '#server/features/accounts/sign-in/login-throttle.ts'

/** What other features do in the same transaction before a listing is deleted. */
export type ListingEnd = {
  onListingEnd: (tx: Db, supplierId: number) => Promise<void>
  /** The same where the listing stays, without an account: what is its manager's own must not be found by whoever manages it next. */
  onManagerEnd: (tx: Db, supplierId: number) => Promise<void>
  /** The same where an account stops working on a listing. */
  onMemberEnd: (tx: Db, accountId: string) => Promise<void>
}
/** What the end of an account takes. */
export type AccountEnd = Pick<Context, 'db' | 'jobs' | 'changes' | 'now'> & ListingEnd
type Deps = AccountEnd & LoginThrottle

/**
 * Deletes an account with its sessions, links, saved suppliers, sign-ups and what is stored of emails to it, and cancels its listing's
 * subscription. What belongs to its address goes only where that is confirmed. The listing itself is deleted only with `removeListing`;
 * otherwise it stays, without the account's address. The other party keeps the quote requests that were sent or received; inquiries stay as a
 * count. `deletionOf` counts all of that before.
 * @throws 400 without the current password, 401 when the session has ended, 403 for a listing that another account manages
 */
export async function deleteOwnAccount(
  deps: Deps,
  { password, removeListing }: Input<typeof deleteAccount>,
  requester: AuthenticatedRequester,
): Promise<void> {
  if (removeListing && requester.account.member) throw forbidden('Only whoever manages this listing can delete it.')
  const proved = await reauthenticate(deps, requester, password)
  await inTransaction(deps.db, async (tx) => {
    // Locked first, as claims do, and read again: a claim may have been approved since, or the address or password changed.
    const account = await lockAccountForDeletion(tx, proved.id)
    if (!account || !(await lockSession(tx, requester.account.sessionId))) throw unauthorised('Please sign in.')
    if (account.passwordHash !== proved.passwordHash) throw passwordMissing()
    await insertOwnerAudit(tx, account, 'account.delete')
    await endAccount(tx, deps, account, removeListing)
    afterCommit(tx, () => requester.cookies.drop('session'))
  })
}

type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccountForDeletion>>>

/** Deletes a locked account with all that goes with it, and its listing if that is asked for. */
export async function endAccount(
  tx: Db,
  deps: AccountEnd,
  { id, supplierId, confirmedAddress, email }: LockedAccount,
  removeListing: boolean,
): Promise<void> {
  // Before what belongs to it, as everything else that writes to a listing does.
  if (supplierId !== null) await (removeListing ? lockForDeletion(tx, supplierId) : lockSupplier(tx, supplierId))
  await deps.onMemberEnd(tx, id)
  await deleteAccountRow(tx, id)
  await forgetVisitor(tx, id)
  await forgetCalls(tx, id)
  if (confirmedAddress !== null) {
    await deleteFinishedEmails(tx, confirmedAddress)
    await deleteInvitationsTo(tx, confirmedAddress)
  }
  if (supplierId !== null) await endManagement(tx, deps, { supplierId, email, removeListing })
}

type Managed = { supplierId: number; email: string; removeListing: boolean }

async function endManagement(tx: Db, deps: AccountEnd, { supplierId, email, removeListing }: Managed): Promise<void> {
  await endSubscription(tx, deps, supplierId)
  // What a merge has left with the other listing would be found there once the two are parted again.
  const staying = await mergedInto(tx, supplierId)
  if (removeListing) {
    await deps.onListingEnd(tx, supplierId)
    await deleteSupplier(tx, supplierId)
  } else staying.push(supplierId)
  for (const id of staying) {
    // Whoever claims the listing next has not invited them.
    await deleteMembers(tx, id)
    await deps.onManagerEnd(tx, id)
    await withdrawEmail(tx, id, email)
  }
  await deps.changes.publish(tx)
}
