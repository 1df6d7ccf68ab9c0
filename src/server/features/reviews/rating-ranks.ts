import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { markLeading, rankStaleSuppliers, updateMean } from './rank-queries.ts'

type Deps = Pick<Context, 'db' | 'changes'>

/** The change of the mean, in stars, from which all suppliers are ranked again. */
const MIN_MOVE = 0.005
/** Suppliers of one transaction, so that no other writer waits long for a row. */
const BATCH = 500

/** Schedules the job that updates the mean, the ranks and the leading suppliers every minute. */
export function scheduleRanks({ db, changes, jobs }: Pick<Context, 'db' | 'changes' | 'jobs'>): void {
  jobs.schedule('rating-ranks', '* * * * *', () => updateRanks({ db, changes }))
}

/**
 * Ranks every supplier by a mean that is accurate to 0.005 of a star. A write of a review ranks its own supplier immediately by the stored
 * mean, like all the others, so the order is that of a Bayesian average whose prior is at most a minute and 0.005 of a star out of date.
 * That can only swap two suppliers whose ranks are closer to each other than that.
 */
export async function updateRanks({ db, changes }: Deps): Promise<void> {
  await updateMean(db, MIN_MOVE)
  for (const updateBatch of [rankStaleSuppliers, markLeading]) while ((await inBatch({ db, changes }, updateBatch)) === BATCH);
}

const inBatch = ({ db, changes }: Deps, updateBatch: (tx: Db, most: number) => Promise<number>): Promise<number> =>
  inTransaction(db, async (tx) => {
    const changed = await updateBatch(tx, BATCH)
    if (changed > 0) await changes.publish(tx)
    return changed
  })

/** Ranks all suppliers by the current mean, as part of a transaction that has written very many reviews. */
export async function rankAllSuppliers(tx: Db): Promise<void> {
  await updateMean(tx, 0)
  for (const updateBatch of [rankStaleSuppliers, markLeading]) while ((await updateBatch(tx, BATCH)) === BATCH);
}
