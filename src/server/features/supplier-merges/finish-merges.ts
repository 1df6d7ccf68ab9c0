import type { Context } from '#server/context.ts'
import { inTransaction } from '#server/db/db.ts'
import { finishMerges } from './merge-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'changes' | 'now'>

/** Schedules the job that makes merges final whose 30 days are over. */
export function scheduleFinalMerges(deps: Deps): void {
  deps.jobs.schedule('final-merges', '40 3 * * *', () => makeMergesFinal(deps))
}

/** What had stayed with the merged listings stays there, unseen; their addresses lead on for good. */
export const makeMergesFinal = ({ db, changes, now }: Pick<Deps, 'db' | 'changes' | 'now'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    if ((await finishMerges(tx, now())) > 0) await changes.publish(tx)
  })
