import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { lockReceivers } from '#server/features/emails/readers/receiver-queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { required } from '#shared/required.ts'
import { findMatches } from './find-matches.ts'
import { markDueAsSent } from './queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now'>

const DAY_MS = 24 * 60 * 60 * 1000
/** The emails that one address gets in a day, because anyone can enter any address. The rest are sent on the next day. */
const A_DAY = 5
/** Emails of one transaction. */
const BATCH = 100

/** Schedules the job that sends search alerts every minute. */
export function scheduleSearchAlerts(deps: Deps): void {
  deps.jobs.schedule('search-alerts', '* * * * *', () => sendAlerts(deps))
}

/** Looks for suppliers that match open alerts and sends each matched alert its one email. */
export async function sendAlerts(deps: Deps): Promise<void> {
  await findMatches(deps)
  while ((await sendSome(deps)) > 0);
}

const sendSome = ({ db, jobs, now }: Deps): Promise<number> =>
  inTransaction(db, async (tx) => {
    const due = await markDueAsSent(tx, { now: now(), since: new Date(now().getTime() - DAY_MS), perAddress: A_DAY, most: BATCH })
    if (due.length === 0) return 0
    const suppliers = await lockReceivers(tx, [...new Set(due.map(({ supplierId }) => supplierId))], { listed: false })
    const byId = new Map(suppliers.map(({ id, businessName, category }) => [id, { id, businessName, category }]))
    // Alerts of a deleted or suspended supplier are open again, so each has one (migration 025).
    const emails = due.map(({ email, search, location, supplierId }): NewEmail => ({
      kind: 'search-alert',
      recipient: email,
      replyTo: null,
      facts: { supplier: required(byId.get(supplierId), 'The supplier of an alert'), search, location },
    }))
    await enqueueEmails(tx, { jobs }, emails, { sender: null })
    return due.length
  })
