import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { insertDueInvitations } from './invitation-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now'>

const DAY_MS = 24 * 60 * 60 * 1000
/** The time after a quote was won at which buyers are invited: the goods should have arrived. */
const AFTER_MS = 7 * DAY_MS
/** The time after which buyers are no longer invited: they will not remember. */
const UNTIL_MS = 30 * DAY_MS
/** Invitations of one transaction. */
const BATCH = 100

/** Schedules the hourly job that invites buyers to review. */
export function scheduleInvitations(deps: Deps): void {
  deps.jobs.schedule('review-invitations', '40 * * * *', () => inviteToReview(deps))
}

/** Invites all buyers that are due. Everyone gets the same text, so that invitations do not favour good reviews. */
export async function inviteToReview(deps: Deps): Promise<void> {
  while ((await inviteSome(deps)) === BATCH);
}

const inviteSome = ({ db, jobs, now }: Deps): Promise<number> =>
  inTransaction(db, async (tx) => {
    const ago = (ms: number) => new Date(now().getTime() - ms)
    const invited = await insertDueInvitations(tx, { from: ago(UNTIL_MS), to: ago(AFTER_MS) }, BATCH)
    const emails = invited.map(({ supplierId, businessName, venue, contactName, contactEmail, serial }): NewEmail => ({
      kind: 'review-invitation',
      recipient: contactEmail,
      replyTo: null,
      facts: { supplier: { id: supplierId, businessName }, buyer: venue ?? contactName ?? contactEmail, serial },
    }))
    if (emails.length > 0) await enqueueEmails(tx, { jobs }, emails, { sender: null })
    return invited.length
  })
