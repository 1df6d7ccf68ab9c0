import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction, type Db } from '#server/db/db.ts'
import { conflict } from '#server/http/problems.ts'
import { concernedOf, lockConcerned, lockForMerge, waitBriefly, type LockedListing } from './merge-queries.ts'

/** How often a merge begins anew when somebody is writing to one of its listings. */
const TRIES = 5
const PAUSE_MS = 100
/** PostgreSQL's codes: a lock was not to be had in time, two transactions waited for each other. */
const NO_LOCK = ['55P03', '40P01']
const BUSY = 'Somebody is writing to one of these listings at this moment. Please try again.'

/**
 * Runs a merge or its undo. A step of a quote request, for one, locks the request before its listing, the other way round than this: it waits
 * only briefly for any lock, less than after what PostgreSQL looks for transactions that wait for each other, so that it gives way itself.
 * @throws 409 when there was no getting through
 */
export async function inMergeTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await inTransaction(db, async (tx) => {
        await waitBriefly(tx)
        return work(tx)
      })
    } catch (error) {
      if (!isLockedOut(error)) throw error
      if (attempt === TRIES) throw conflict(BUSY)
      // Long enough for those to get their locks that have waited for this one.
      await pause(PAUSE_MS * attempt)
    }
}

const isLockedOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && NO_LOCK.includes(error.code)

/**
 * Locks the accounts that two listings concern, then the listings. Whoever has come to manage one of them in between is not locked.
 * @throws 409 in that case
 */
export async function lockPair(tx: Db, ids: [number, number]): Promise<{ listings: Map<number, LockedListing> }> {
  const locked = new Set(await lockConcerned(tx, ids))
  const listings = new Map((await lockForMerge(tx, ids)).map((listing) => [listing.id, listing]))
  if ((await concernedOf(tx, ids)).some((id) => !locked.has(id))) throw conflict(BUSY)
  return { listings }
}
