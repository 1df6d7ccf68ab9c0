import type { SecurityChange } from '#contract/emails/emails.ts'
import type { Db } from '#server/db/db.ts'
import { enqueueEmails, type WakesEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { nameForReader } from '#server/features/emails/readers/reader-name.ts'
import type { AccountRow } from './queries.ts'

/** Enqueues a security notice of the change to the given address, which is the one the account had before it. */
export const noticeOf = (
  tx: Db,
  deps: { jobs: WakesEmails },
  account: Pick<AccountRow, 'username' | 'email' | 'emailConfirmed'>,
  change: SecurityChange,
) =>
  enqueueEmails(
    tx,
    deps,
    [{ kind: 'security-notice', recipient: account.email, replyTo: null, facts: { username: nameForReader(account), change } }],
    { sender: null },
  )
