import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { areRanked, markBest, rankStaleSuppliers, storeRanked, updateMean } from './rank-queries.ts'

type Deps = Pick<Context, 'db' | 'changes'>

/** The change of the mean, in stars, from which all suppliers are ranked again. */
const MIN_MOVE = 0.005
/** Suppliers of one transaction, so that no other writer waits long for a row. */
const BATCH = 500
/** How long all are taken for ranked while the mean holds: a write that began before it moved ranks its supplier by the one before. */
const TRUSTED_MS = 3_600_000

/** Schedules the job that updates the mean, the ranks and the marks of the best suppliers every minute. */
export function scheduleRanks({ db, changes, jobs }: Pick<Context, 'db' | 'changes' | 'jobs'>): void {
  jobs.schedule('rating-ranks', '* * * * *', () => updateRanks({ db, changes }))
}

/**
 * Ranks every supplier by a mean that is accurate to 0.005 of a star. A write of a review ranks its own supplier immediately by the stored
 * mean, like all the others, so the order is that of a Bayesian average whose prior is at most a minute and 0.005 of a star out of date; for
 * suppliers that were written while the mean moved, an hour. That can only swap two suppliers whose ranks are closer to each other than that.
 */
export async function updateRanks({ db, changes }: Deps): Promise<void> {
  const run = (updateBatch: UpdateBatch) =>
    inTransaction(db, async (tx) => {
      const changed = await updateBatch(tx)
      if (changed.length > 0) await changes.publish(tx)
      return changed
    })
  await updateMean(db, MIN_MOVE)
  if (!(await areRanked(db, TRUSTED_MS))) {
    await rankInBatches(run)
    await storeRanked(db)
  }
  await markInBatches(run)
}

/** Ranks all suppliers by the current mean, as part of a transaction that has written very many reviews. */
export async function rankAllSuppliers(tx: Db): Promise<void> {
  await updateMean(tx, 0)
  const run = (updateBatch: UpdateBatch) => updateBatch(tx)
  await rankInBatches(run)
  await markInBatches(run)
}

type UpdateBatch = (tx: Db) => Promise<number[]>

/** Runs the update of a batch, and returns the ids that it has changed. */
type RunBatch = (updateBatch: UpdateBatch) => Promise<number[]>

/** Ranks the suppliers that are not ranked by the stored mean. */
async function rankInBatches(run: RunBatch): Promise<void> {
  for (let last = 0; ;) {
    const ranked = await run((tx) => rankStaleSuppliers(tx, BATCH, last))
    if (ranked.length < BATCH) return
    last = Math.max(...ranked)
  }
}

async function markInBatches(run: RunBatch): Promise<void> {
  while ((await run((tx) => markBest(tx, BATCH))).length === BATCH);
}
