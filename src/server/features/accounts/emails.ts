import type { SecurityChange } from '#contract/emails.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'

/** Enqueues a security notice of the change to the given address, which is the one the account had before it. */
export const noticeOf = (
  tx: Db,
  deps: Pick<Context, 'jobs'>,
  { username, email }: { username: string; email: string },
  change: SecurityChange,
) => enqueueEmails(tx, deps, [{ kind: 'security-notice', recipient: email, replyTo: null, facts: { username, change } }])
