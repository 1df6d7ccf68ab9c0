import { CONFIRMED_DAYS } from '#contract/price-lists/price-list-settings.ts'
import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { enqueueEmails } from '#server/features/emails/queue/enqueue-emails.ts'
import type { NewEmail } from '#server/features/emails/queue/queries.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { listsToConfirm } from './reminder-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'now'>

/** Lists of one transaction. */
const BATCH = 50

/** Schedules the job that tells suppliers whose price lists stop answering soon, each morning in Sydney. */
export function scheduleConfirmReminders(deps: Deps): void {
  deps.jobs.schedule('price-list-confirmations', '25 7 * * *', () => remindToConfirm(deps))
}

/** Tells suppliers whose lists answer at once that they will stop unless the prices are confirmed, once for each confirmation. */
export async function remindToConfirm(deps: Deps): Promise<void> {
  while ((await remindSome(deps)) === BATCH);
}

const remindSome = (deps: Deps): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const lists = await listsToConfirm(tx, deps.now(), BATCH)
    const emails = lists.map(({ id, businessName, recipient, confirmedAt }): NewEmail => {
      const until = dayAfter(sydneyDay(new Date(confirmedAt)), CONFIRMED_DAYS)
      return { kind: 'prices-to-confirm', recipient, replyTo: null, facts: { supplier: { id, businessName }, until } }
    })
    if (emails.length > 0) await enqueueEmails(tx, deps, emails, { sender: null })
    return lists.length
  })
