import type { Context } from '#server/context.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { markLeading, rankSome, updateMean } from './rank-queries.ts'

type Deps = Pick<Context, 'db' | 'changes'>

/** So much the mean may move before all suppliers are ranked anew. */
const LEAST_MOVE = 0.005
/** In one transaction, so that no writer waits long for a row. */
const BATCH = 500

/** Every minute: the mean is looked at, who is not ranked by it is, and who leads is marked. */
export function scheduleRanks({ db, changes, jobs }: Pick<Context, 'db' | 'changes' | 'jobs'>): void {
  jobs.schedule('rating-ranks', '* * * * *', () => followMean({ db, changes }))
}

/**
 * Ranks every supplier by a mean that is right to 0.005. A write of a review ranks its own supplier at once and by the stored mean, as all
 * others are ranked: the order is exactly that of a Bayesian average whose prior is at most a minute and 0.005 of a star behind. Of two
 * suppliers that can only turn around those whose ranks are nearer to each other than that.
 */
export async function followMean({ db, changes }: Deps): Promise<void> {
  await updateMean(db, LEAST_MOVE)
  for (const some of [rankSome, markLeading]) while ((await inBatch({ db, changes }, some)) === BATCH);
}

const inBatch = ({ db, changes }: Deps, some: (tx: Db, most: number) => Promise<number>): Promise<number> =>
  inTransaction(db, async (tx) => {
    const changed = await some(tx, BATCH)
    if (changed > 0) await changes.publish(tx)
    return changed
  })

/** Ranks everybody by the mean of now, as part of a transaction that has written very many reviews. */
export async function rankEverybody(tx: Db): Promise<void> {
  await updateMean(tx, 0)
  for (const some of [rankSome, markLeading]) while ((await some(tx, BATCH)) === BATCH);
}
