import { stepsFor } from '#contract/quotes/quote-states.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { lapsedRequests, noteReminder, waitingRequests } from './scheduled-step-queries.ts'
import { reminderEmail } from '#server/features/quotes/thread/step-emails.ts'
import { noticeOf } from '#server/features/quotes/thread/step-queries.ts'
import { tryApplyStep, type StepDeps } from './apply-step.ts'

/** How long a request waits for a party before that party gets a reminder, once. */
const REMIND_MS = 2 * 86_400_000
/** Requests read at a time. */
const BATCH = 100

type Deps = StepDeps & Pick<Context, 'db' | 'log'>

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
export function expireQuotes(deps: Deps): Promise<void> {
  const expiry = { step: 'expire', by: 'system', accountId: null, sender: null, note: null } as const
  return forEach(
    deps,
    (failed) => lapsedRequests(deps.db, deps.now(), { except: failed, limit: BATCH }),
    (tx, id) => tryApplyStep(tx, deps, id, expiry),
  )
}

/** Enqueues a reminder to the party that a request waits for: the supplier to answer, or the buyer to decide. */
export function remindOfQuotes(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - REMIND_MS)
  return forEach(
    deps,
    (failed) => waitingRequests(deps.db, since, { except: failed, limit: BATCH }),
    (tx, id) => remind(tx, deps, id, since),
  )
}

/** Applies a step to all requests that are due, each in a transaction of its own. One that fails is logged and left to the next run. */
async function forEach(
  { db, log }: Deps,
  due: (failed: string[]) => Promise<{ id: string }[]>,
  apply: (tx: Db, id: string) => Promise<unknown>,
): Promise<void> {
  const failed: string[] = []
  for (;;) {
    const ids = await due(failed)
    for (const { id } of ids)
      await inTransaction(db, (tx) => apply(tx, id)).catch((error: unknown) => {
        failed.push(id)
        log.error({ err: error, requestId: id }, 'A scheduled step of a quote request failed')
      })
    if (ids.length < BATCH) return
  }
}

async function remind(tx: Db, deps: Deps, id: string, since: Date): Promise<void> {
  const due = await noteReminder(tx, id, since, deps.now())
  if (!due) return
  const waitsFor = stepsFor('buyer', due.status).includes('accept') ? 'buyer' : 'supplier'
  const email = reminderEmail(deps, { ...due, ...(await noticeOf(tx, id)) }, waitsFor)
  await enqueueEmails(tx, deps, [email], { sender: null })
}
