import { stepsFor } from '#contract/quote-states.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts'
import { lapsedRequests, noteReminder, waitingRequests } from './scheduled-step-queries.ts'
import { reminderEmail } from './step-emails.ts'
import { tryApplyStep, type StepDeps } from './apply-step.ts'

/** How long a request waits for a party before that party gets a reminder, once. */
const REMIND_MS = 2 * 86_400_000
/** Requests read at a time. */
const BATCH = 100

type Deps = StepDeps & Pick<Context, 'db'>

/**
 * Schedules expiry and reminders. They run a minute past each half hour, because the time zones of some states differ by half an hour and
 * days end there too.
 */
export function scheduleQuotes(deps: Deps & Pick<Context, 'jobs'>): void {
  deps.jobs.schedule('quotes', '1,31 * * * *', async () => {
    await expireQuotes(deps)
    await remindOfQuotes(deps)
  })
}

/** Expires requests whose latest quote has lapsed, and notifies both parties. */
export async function expireQuotes(deps: Deps): Promise<void> {
  const expiry = { step: 'expire', by: 'system', accountId: null, note: null } as const
  for (;;) {
    const ids = await lapsedRequests(deps.db, deps.now(), BATCH)
    for (const { id } of ids) await inTransaction(deps.db, (tx) => tryApplyStep(tx, deps, id, expiry))
    if (ids.length < BATCH) return
  }
}

/** Enqueues a reminder to the party that a request waits for: the supplier to answer, or the buyer to decide. */
export async function remindOfQuotes(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - REMIND_MS)
  for (;;) {
    const ids = await waitingRequests(deps.db, since, BATCH)
    for (const { id } of ids) await remind(deps, id, since)
    if (ids.length < BATCH) return
  }
}

const remind = (deps: Deps, id: string, since: Date) =>
  inTransaction(deps.db, async (tx) => {
    const due = await noteReminder(tx, id, since, deps.now())
    if (!due) return
    const waitsFor = stepsFor('buyer', due.status).includes('accept') ? 'buyer' : 'supplier'
    await enqueueEmails(tx, deps, [await reminderEmail(tx, deps, due, waitsFor)])
  })
