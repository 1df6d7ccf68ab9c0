import type { deleteAccount } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { afterCommit, inTransaction, type Db } from '#server/db/db.ts'
import { endSubscription } from '#server/features/plans/end-subscription.ts'
import { deleteFinishedEmails } from '#server/features/emails/retention-queries.ts'
import { forgetVisitor } from '#server/features/suppliers/inquiry-queries.ts'
import { deleteSupplier, withdrawEmail } from '#server/features/suppliers/queries.ts'
import { forgetCalls } from '#server/http/retention-queries.ts'
import { forbidden } from '#server/http/problems.ts'
import type { AuthenticatedRequester } from '#server/http/requester.ts'
import { insertOwnerAudit } from '#server/features/audit/queries.ts'
import { deleteInvitationsTo, deleteMembers } from './member-queries.ts'
import { reauthenticate } from './reauthenticate.ts'
import { deleteAccountRow, lockAccountForDeletion } from './queries.ts'
import type { LoginThrottle } from './login-throttle.ts'

/** What other features do in the same transaction before a listing is deleted. */
export type ListingEnd = {
  onListingEnd: (tx: Db, supplierId: number) => Promise<void>
  /** The same where the listing stays, without an account. */
  onManagerEnd: (tx: Db, supplierId: number) => Promise<void>
  /** The same where an account stops working on a listing. */
  onMemberEnd: (tx: Db, accountId: string) => Promise<void>
}
type Deps = Pick<Context, 'db' | 'jobs' | 'changes' | 'now'> & LoginThrottle & ListingEnd

/**
 * Deletes an account with its sessions, links, saved suppliers, sign-ups and what is stored of emails to it, and cancels its listing's
 * subscription. The listing itself is deleted only with `removeListing`; otherwise it stays, without the account's address. The other party
 * keeps the quote requests that were sent or received; inquiries stay as a count. `deletionOf` counts all of that before.
 * @throws 400 without the current password, 403 for a listing that another account manages
 */
export async function deleteOwnAccount(
  deps: Deps,
  { password, removeListing }: Input<typeof deleteAccount>,
  requester: AuthenticatedRequester,
): Promise<void> {
  if (removeListing && requester.account.member) throw forbidden('Only whoever manages this listing can delete it.')
  const account = await reauthenticate(deps, requester, password)
  const { id, email } = account
  await inTransaction(deps.db, async (tx) => {
    // Locked first, as claims do, and read again: a claim may have been approved since.
    const { supplierId = null } = (await lockAccountForDeletion(tx, id)) ?? {}
    await insertOwnerAudit(tx, account, 'account.delete')
    await deps.onMemberEnd(tx, id)
    await deleteAccountRow(tx, id)
    await forgetVisitor(tx, id)
    await forgetCalls(tx, id)
    await deleteFinishedEmails(tx, email)
    await deleteInvitationsTo(tx, email)
    if (supplierId !== null) {
      await endSubscription(tx, deps, supplierId)
      // Whoever claims the listing next has not invited them.
      await deleteMembers(tx, supplierId)
      if (removeListing) {
        await deps.onListingEnd(tx, supplierId)
        await deleteSupplier(tx, supplierId)
      } else {
        await deps.onManagerEnd(tx, supplierId)
        await withdrawEmail(tx, supplierId, email)
      }
      await deps.changes.publish(tx)
    }
    afterCommit(tx, () => requester.cookies.drop('session'))
  })
}
