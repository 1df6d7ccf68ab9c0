import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { senderOf } from '#server/features/emails/queue/budgets.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { releaseHeld } from '#server/features/emails/delivery/held-emails.ts'
import { provideEmail } from '#server/features/suppliers/queries.ts'
import type { Requester } from '#server/http/access/requester.ts'
import { joinEarlierRequests } from './earlier-requests-queries.ts'
import { welcome } from './welcome.ts'
import { makeLink, unusableLink, useLink } from './one-time-links.ts'
import { accountById, lockAccount, updateAccount, type AccountRow } from '#server/features/accounts/queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'changes' | 'secrets' | 'now'>

/** Enqueues an email with a link that confirms the account's address. */
export async function sendConfirmation(
  tx: Db,
  deps: Pick<Deps, 'jobs' | 'secrets' | 'now'>,
  { id, email }: AccountRow,
  requester: Requester,
): Promise<void> {
  const token = await makeLink(tx, deps, 'confirm', { accountId: id, email })
  await enqueueEmails(tx, deps, [{ kind: 'confirm-email', recipient: email, replyTo: null, facts: { token } }], {
    sender: senderOf(requester),
  })
}

/**
 * Marks the account's address as confirmed. It becomes that of the listing that the account manages, if that has none: a claim that was decided
 * before has left it out.
 * @throws 400 for a link that is unknown, used, expired or was sent to another address
 */
export const confirmAddress = (deps: Deps, token: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const link = await useLink(tx, deps, { purpose: 'confirm', token })
    const { email, supplierId } = await accountById(tx, link.accountId)
    if (link.email !== email) throw unusableLink()
    await countAsConfirmed(tx, deps, { id: link.accountId, email })
    if (supplierId !== null && (await provideEmail(tx, supplierId, email))) await deps.changes.publish(tx, { supplierId })
  })

/**
 * Marks an account's address as confirmed: what was asked with it without an account joins the account, and what was held back for it
 * is sent, and a first confirmation brings the welcome.
 */
export async function countAsConfirmed(tx: Db, deps: Pick<Deps, 'jobs' | 'now'>, { id, email }: Pick<AccountRow, 'id' | 'email'>) {
  await updateAccount(tx, id, { emailConfirmedAt: deps.now() })
  await joinEarlierRequests(tx, id, deps.now())
  await releaseHeld(tx, deps, email)
  await welcome(tx, deps, id)
}

/** Sends the confirmation email again; does nothing when the address is confirmed. */
export const sendConfirmationAgain = (deps: Omit<Deps, 'changes'>, accountId: string, requester: Requester): Promise<void> =>
  inTransaction(deps.db, async (tx) => void (await confirmAgain(tx, deps, accountId, requester)))

/** The same as a part of `tx`; returns whether there was anything to confirm. */
export async function confirmAgain(tx: Db, deps: Omit<Deps, 'changes'>, accountId: string, requester: Requester): Promise<boolean> {
  const account = await lockAccount(tx, accountId)
  if (!account || account.emailConfirmed) return false
  await sendConfirmation(tx, deps, account, requester)
  return true
}
