import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { sendNotices } from '#server/features/groups/notifying/send-notices.ts'
import { renewDemoGroups } from './renew-demo-groups.ts'
import { settleWhenDue, type SettleDeps } from './settle-group.ts'
import { dueGroups } from './settle-queries.ts'

type Deps = SettleDeps & Pick<Context, 'log'>

/** Groups read at a time. */
const BATCH = 100

/** Schedules what happens to groups by time alone, each minute: deadlines are whole minutes. */
export function scheduleGroups(deps: Deps): void {
  deps.jobs.schedule('groups', '* * * * *', async () => {
    await renewDemoGroups(deps)
    await settleDueGroups(deps)
    await inTransaction(deps.db, (tx) => sendNotices(tx, deps, null))
  })
}

/** Settles the groups that are due, each in a transaction of its own. One that fails is logged and left to the next run. */
export async function settleDueGroups(deps: Deps): Promise<void> {
  const failed: string[] = []
  for (;;) {
    const due = await dueGroups(deps.db, deps.now(), { except: failed, limit: BATCH })
    if (due.length === 0) return
    for (const { id } of due)
      await inTransaction(deps.db, (tx) => settleWhenDue(tx, deps, id)).catch((error: unknown) => {
        failed.push(id)
        deps.log.error({ err: error, groupId: id }, 'A group could not be settled')
      })
  }
}
