import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'
import { makeLink, useLink } from './one-time-links.ts'
import { accountById, updateAccount, type AccountRow } from './queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'secret' | 'now'>

/** Enqueues an email with a link that confirms the account's address. */
export async function sendConfirmation(tx: Db, deps: Omit<Deps, 'db'>, { id, username, email }: AccountRow): Promise<void> {
  const token = await makeLink(tx, deps, 'confirm', { accountId: id, email })
  await enqueueEmails(tx, deps, [{ kind: 'confirm-email', recipient: email, replyTo: null, facts: { username, token } }])
}

/** Marks the account's address as confirmed. @throws 400 for a link that is unknown, used or expired */
export const confirmAddress = ({ db, now }: Deps, token: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { accountId } = await useLink(tx, { now }, { purpose: 'confirm', token })
    await updateAccount(tx, accountId, { emailConfirmedAt: now() })
  })

/** Sends the confirmation email again; does nothing when the address is confirmed. */
export const sendConfirmationAgain = (deps: Deps, accountId: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const account = await accountById(tx, accountId)
    if (!account.emailConfirmed) await sendConfirmation(tx, deps, account)
  })
