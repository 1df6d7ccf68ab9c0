import type { resetPassword } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'
import { noticeOf } from './emails.ts'
import { countLinks } from './link-queries.ts'
import { makeLink, useLink } from './one-time-links.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { accountByEmail, accountById, updateAccount } from './queries.ts'
import { deleteSessionsOf } from './session-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'secret' | 'now'>

/** Queue of e-mails whose owners have forgotten their password. */
const RESET_REQUESTS = 'forgotten-passwords'
/** So that nobody's inbox is filled by others. */
const OPEN_LINKS_MOST = 5

/** Takes an e-mail down, and no more: whether anybody has it is found out later, so the answer and its time say nothing of that. */
export const requestReset = ({ db, jobs }: Deps, email: string): Promise<void> => jobs.enqueue(db, RESET_REQUESTS, [email.toLowerCase()])

/** Registers the worker that writes the emails. */
export function workResetRequests(deps: Deps): void {
  deps.jobs.work(RESET_REQUESTS, (email) => enqueueEmailTo(deps, email))
}

const enqueueEmailTo = (deps: Deps, address: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const account = await accountByEmail(tx, address)
    if (!account || (await countLinks(tx, account.id, 'reset', deps.now())) >= OPEN_LINKS_MOST) return
    const { id, username, email } = account
    const token = await makeLink(tx, deps, 'reset', { accountId: id })
    await enqueueEmails(tx, deps, [{ kind: 'reset-password', recipient: email, replyTo: null, facts: { username, token } }])
  })

/** Sets a new password with the link of an email; every session of the account ends. @throws 400 */
export async function resetPasswordByLink(deps: Deps, { token, password }: Input<typeof resetPassword>): Promise<void> {
  refuseCommonPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  await inTransaction(deps.db, async (tx) => {
    const { accountId } = await useLink(tx, deps, { purpose: 'reset', token })
    await updateAccount(tx, accountId, { passwordHash })
    await deleteSessionsOf(tx, accountId)
    await noticeOf(tx, deps, await accountById(tx, accountId), 'password')
  })
}
