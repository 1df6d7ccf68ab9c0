import type { SecurityChange } from '#contract/emails.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'

/** Tells an account, at the address it had, what has changed. */
export const noticeOf = (
  tx: Db,
  deps: Pick<Context, 'jobs'>,
  { username, email }: { username: string; email: string },
  change: SecurityChange,
) => enqueueEmails(tx, deps, [{ kind: 'security-notice', recipient: email, replyTo: null, facts: { username, change } }])
