import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { finishMerges } from './merge-queries.ts'

type Deps = Pick<Context, 'db' | 'jobs' | 'changes' | 'now'> & {
  /** What other features do in the same transaction with a listing that has been merged for good. */
  onMergeEnd: (tx: Db, mergedId: number) => Promise<void>
}

/** Schedules the job that makes merges final whose 30 days are over. */
export function scheduleFinalMerges(deps: Deps): void {
  deps.jobs.schedule('final-merges', '40 3 * * *', () => makeMergesFinal(deps))
}

/** What had stayed with the merged listings stays there, unseen; their addresses lead on for good. */
export const makeMergesFinal = ({ db, changes, onMergeEnd, now }: Omit<Deps, 'jobs'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const merged = await finishMerges(tx, now())
    for (const id of merged) await onMergeEnd(tx, id)
    if (merged.length > 0) await changes.publish(tx)
  })
