import type { StoredEmail } from '#contract/owner/operations.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { EMAILS } from '#server/features/emails/queue/enqueue-emails.ts'
import { requeueFailed } from '#server/features/emails/delivery/requeue-queries.ts'
import { conflict } from '#server/http/problems.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'
import { emailById } from './email-queries.ts'

/** Tries an email again that was given up; the audit lists it. @throws 409 for any other, and where its reader has stopped such emails */
export const retryEmail = (
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  { id, kind }: StoredEmail,
  by: SessionAccount,
): Promise<StoredEmail> =>
  inTransaction(db, async (tx) => {
    const queued = await requeueFailed(tx, id)
    const email = await emailById.load(tx, { id })
    if (!queued || !email)
      throw conflict(
        email?.status === 'failed'
          ? 'Whoever reads this address has stopped these emails since.'
          : 'Only an email that was given up can be tried again.',
      )
    await insertAudit(tx, by, { action: 'email.retry', subject: `email ${id}`, details: { kind } })
    jobs.wake(tx, EMAILS)
    return email
  })
