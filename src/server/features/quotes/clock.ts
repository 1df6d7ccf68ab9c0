import { stepsFor } from '#contract/quote-states.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'
import { lapsedRequests, noteReminder, waitingRequests } from './clock-queries.ts'
import { reminderEmail } from './step-emails.ts'
import { tryStep, type StepNeeds } from './take-step.ts'

/** A turn that lasts longer is reminded of, once. */
const REMIND_MS = 2 * 86_400_000
/** So many are read at once. */
const BATCH = 100

type Needs = StepNeeds & Pick<Context, 'db'>

/** What happens to requests by itself. A minute past each half hour: some states are half an hour from the others, and days end there too. */
export function scheduleQuotes(needs: Needs & Pick<Context, 'jobs'>): void {
  needs.jobs.schedule('quotes', '1,31 * * * *', async () => {
    await expireQuotes(needs)
    await remindOfQuotes(needs)
  })
}

/** Ends requests whose prices no longer hold, and tells both sides. */
export async function expireQuotes(needs: Needs): Promise<void> {
  const taken = { step: 'expire', by: 'clock', accountId: null, note: null } as const
  for (;;) {
    const ids = await lapsedRequests(needs.db, needs.now(), BATCH)
    for (const { id } of ids) await inTransaction(needs.db, (tx) => tryStep(tx, needs, id, taken))
    if (ids.length < BATCH) return
  }
}

/** Writes to whoever a request has been waiting for, the supplier to answer or the buyer to decide. */
export async function remindOfQuotes(needs: Needs): Promise<void> {
  const since = new Date(needs.now().getTime() - REMIND_MS)
  for (;;) {
    const ids = await waitingRequests(needs.db, since, BATCH)
    for (const { id } of ids) await remind(needs, id, since)
    if (ids.length < BATCH) return
  }
}

const remind = (needs: Needs, id: string, since: Date) =>
  inTransaction(needs.db, async (tx) => {
    const due = await noteReminder(tx, id, since, needs.now())
    if (!due) return
    const waitsFor = stepsFor('buyer', due.status).includes('accept') ? 'buyer' : 'supplier'
    await enqueueEmails(tx, needs, [await reminderEmail(tx, needs, due, waitsFor)])
  })
