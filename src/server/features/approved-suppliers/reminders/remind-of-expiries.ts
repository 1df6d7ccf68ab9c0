import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { accountsToRemind, markReminded } from './expiry-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now'>

/** Accounts of one transaction, and the documents that one email lists. */
const ACCOUNTS = 50
const SHOWN = 100

/** Schedules the job that tells venues of documents that expire, each morning in Sydney. */
export function scheduleExpiryReminders(deps: Deps): void {
  deps.jobs.schedule('register-expiries', '20 7 * * *', () => remindOfExpiries(deps))
}

/** Tells venues of documents that end within a month and within a week, of each once, in one email a day. */
export async function remindOfExpiries(deps: Deps): Promise<void> {
  while ((await remindSome(deps)) === ACCOUNTS);
}

const remindSome = (deps: Deps): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const today = sydneyDay(deps.now())
    const accounts = await accountsToRemind(tx, today, ACCOUNTS)
    const emails: NewEmail[] = []
    for (const { id, email } of accounts) {
      const documents = await markReminded(tx, id, today)
      if (documents.length === 0) continue
      const facts = { today, documents: documents.slice(0, SHOWN), others: Math.max(0, documents.length - SHOWN) }
      emails.push({ kind: 'register-expiries', recipient: email, replyTo: null, facts })
    }
    await enqueueEmails(tx, deps, emails, { sender: null })
    return accounts.length
  })
