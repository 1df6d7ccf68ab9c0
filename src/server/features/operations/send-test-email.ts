import { itemAt } from '#shared/item-at.ts'
import type { Output } from '#contract/endpoint/endpoint.ts'
import type { sendTestEmail } from '#contract/owner/operations.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { insertAudit } from '#server/features/audit/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import type { SessionAccount } from '#server/http/access/requester.ts'

/** Enqueues an email to the owner who asks, which goes the way of any other; the audit lists it. */
export const sendTest = (
  { db, jobs, mail }: Pick<Context, 'db' | 'jobs' | 'mail'>,
  by: SessionAccount,
): Promise<Output<typeof sendTestEmail>> =>
  inTransaction(db, async (tx) => {
    const { email: recipient, username } = by
    const ids = await enqueueEmails(tx, { jobs }, [{ kind: 'test', recipient, replyTo: null, facts: { username } }], { sender: null })
    // This kind belongs to no list that an address could have left.
    const id = itemAt(ids, 0)
    await insertAudit(tx, by, { action: 'email.test', subject: `email ${id}` })
    return { id, recipient, isFile: mail.writesFiles === true }
  })
