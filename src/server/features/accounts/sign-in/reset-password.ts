import type { resetPassword } from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/endpoint/endpoint.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { Problem } from '#server/http/problems.ts'
import { nameForReader } from '#server/features/emails/readers/reader-name.ts'
import { noticeOf } from '#server/features/accounts/emails.ts'
import { countLinks } from '#server/features/accounts/links/link-queries.ts'
import { makeLink, useLink } from '#server/features/accounts/links/one-time-links.ts'
import { hashPassword, rejectCommonPassword, rejectOwnName } from './passwords.ts'
import { accountsByEmail, accountById, businessNameOf, updateAccount } from '#server/features/accounts/queries.ts'
import { endAccess } from './sessions.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'secrets' | 'now'>

/** The queue of addresses for which a reset link was requested. */
const RESET_REQUESTS = 'forgotten-passwords'
/** Limits how many reset emails others can send to one inbox. */
const MAX_OPEN_LINKS = 5

/** Enqueues the address only: the worker looks the account up, so neither the response nor its time tells whether one exists. */
export const requestReset = ({ db, jobs }: Deps, email: string): Promise<void> => jobs.enqueue(db, RESET_REQUESTS, [email.toLowerCase()])

/** Registers the worker that enqueues the reset emails. An address that has had too many links gets none: asking again would not help. */
export function registerResetWorker(deps: Deps): void {
  deps.jobs.work(RESET_REQUESTS, (email) =>
    enqueueEmailTo(deps, email).catch((error) => {
      if (!(error instanceof Problem)) throw error
    }),
  )
}

/** Does nothing when the address has no account, or the account already has `MAX_OPEN_LINKS` open links. */
const enqueueEmailTo = (deps: Deps, address: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    for (const account of await accountsByEmail(tx, address)) {
      if ((await countLinks(tx, account.id, 'reset', deps.now())) >= MAX_OPEN_LINKS) continue
      const token = await makeLink(tx, deps, 'reset', { accountId: account.id })
      const facts = { username: nameForReader(account), token }
      await enqueueEmails(tx, deps, [{ kind: 'reset-password', recipient: account.email, replyTo: null, facts }], { sender: null })
    }
  })

/** Sets a new password by the link of an email and ends every session. @throws 400 for an invalid link or a password that is easily guessed */
export async function resetPasswordByLink(deps: Deps, { token, password }: Input<typeof resetPassword>): Promise<void> {
  rejectCommonPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  await inTransaction(deps.db, async (tx) => {
    const { accountId } = await useLink(tx, deps, { purpose: 'reset', token })
    const { username, email, supplierId } = await accountById(tx, accountId)
    rejectOwnName(password, 'password', [username, email, await businessNameOf(tx, supplierId)])
    await updateAccount(tx, accountId, { passwordHash })
    await endAccess(tx, accountId)
    await noticeOf(tx, deps, await accountById(tx, accountId), 'password')
  })
}
