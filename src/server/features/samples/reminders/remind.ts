import { SAMPLE_REMINDER_DAYS, samplesTurn } from '#contract/samples/sample-states.ts'
import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import { reminderEmail } from '#server/features/samples/steps/emails.ts'
import { mattersOf } from '#server/features/samples/steps/queries.ts'
import { noteReminder, waitingSamples } from './queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'config' | 'secrets' | 'now' | 'log'>

const DAY_MS = 86_400_000
/** Samples read at a time. */
const BATCH = 100

/** Schedules the reminders, twice an hour. */
export function scheduleSamples(deps: Deps): void {
  deps.jobs.schedule('samples', '16,46 * * * *', () => remindOfSamples(deps))
}

/** Enqueues a reminder to the side that a sample has waited for, each in a transaction of its own. One that fails is logged and left to the next run. */
export async function remindOfSamples(deps: Deps): Promise<void> {
  const since = new Date(deps.now().getTime() - SAMPLE_REMINDER_DAYS * DAY_MS)
  const failed: string[] = []
  for (;;) {
    const due = await waitingSamples(deps.db, since, { except: failed, limit: BATCH })
    for (const { id } of due)
      await inTransaction(deps.db, (tx) => remind(tx, deps, id, since)).catch((error: unknown) => {
        failed.push(id)
        deps.log.error({ err: error, sampleId: id }, 'A reminder of a sample failed')
      })
    if (due.length < BATCH) return
  }
}

async function remind(tx: Db, deps: Deps, id: string, since: Date): Promise<void> {
  if (!(await noteReminder(tx, id, since, deps.now()))) return
  const [matter] = await mattersOf(tx, [id])
  const turn = matter && samplesTurn(matter.status)
  if (turn) await enqueueEmails(tx, deps, [reminderEmail(deps, matter, turn)], { sender: null })
}
