import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import type { NewEmail } from '#server/features/emails/queries.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'
import { takeInvitations } from './invitation-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now'>

const DAY_MS = 24 * 60 * 60 * 1000
/** So long after a quote was won the goods have come, and so long after it they are forgotten. */
const AFTER_MS = 7 * DAY_MS
const UNTIL_MS = 30 * DAY_MS
/** In one transaction. */
const BATCH = 100

/** Every hour: whoever had won a quote a week ago is asked how it went. */
export function scheduleInvitations(deps: Deps): void {
  deps.jobs.schedule('review-invitations', '40 * * * *', () => inviteToReview(deps))
}

/** Invites all who are due, the same words to everybody, whatever they may think of the supplier. */
export async function inviteToReview(deps: Deps): Promise<void> {
  while ((await inviteSome(deps)) === BATCH);
}

const inviteSome = ({ db, jobs, now }: Deps): Promise<number> =>
  inTransaction(db, async (tx) => {
    const [from, to] = [UNTIL_MS, AFTER_MS].map((ms) => new Date(now().getTime() - ms)) as [Date, Date]
    const invited = await takeInvitations(tx, { from, to }, BATCH)
    const emails = invited.map(({ supplierId, businessName, venue, contactName, contactEmail, serial }): NewEmail => ({
      kind: 'review-invitation',
      recipient: contactEmail,
      replyTo: null,
      facts: { supplier: { id: supplierId, businessName }, buyer: venue ?? contactName ?? contactEmail, serial },
    }))
    if (emails.length > 0) await enqueueEmails(tx, { jobs }, emails)
    return invited.length
  })
