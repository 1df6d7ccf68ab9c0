import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { notify } from '#server/features/billing/events/notify.ts'
import { toAnnounce } from '#server/features/billing/events/schedule-queries.ts'
import { updateSubscription } from '#server/features/billing/events/settle-queries.ts'
import { required } from '#shared/required.ts'

/** How long before a year is charged again its supplier is told. */
const ANNOUNCED_DAYS = 14
const BATCH = 50

type Deps = Pick<Context, 'db' | 'jobs' | 'now'>

/** Tells suppliers of a year that is about to be charged again, once. */
export async function announceRenewals(deps: Deps): Promise<void> {
  while ((await announceSome(deps)) === BATCH);
}

const announceSome = (deps: Deps): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const soon = await toAnnounce(tx, now, new Date(now.getTime() + ANNOUNCED_DAYS * 86_400_000), BATCH)
    for (const row of soon) {
      await updateSubscription(tx, row.id, { renewalToldFor: row.currentPeriodEnd })
      await notify(tx, deps, row, {
        about: 'will renew',
        cents: row.changeCents ?? row.cents,
        at: required(row.currentPeriodEnd, 'The end of the period'),
      })
    }
    return soon.length
  })
