import { sql } from 'kysely'
import { SAMPLE_STATES, samplesTurn } from '#contract/samples/sample-states.ts'
import type { Db } from '#server/db/db.ts'

const WAITING = sql.join(SAMPLE_STATES.filter((status) => samplesTurn(status) !== null).map((status) => sql.lit(status)))
/**
 * Returns whether one of the two sides has not acted since then and was not reminded. Nobody is reminded of what a listing that has ended
 * sent.
 */
const isWaiting = (since: Date) =>
  sql<boolean>`status in (${WAITING}) and status_at <= ${since.toISOString()} and reminded_at is null and supplier_id is not null`

/** Returns the samples that are due for a reminder, the longest waiting first. */
export const waitingSamples = (db: Db, since: Date, { except, limit }: { except: readonly string[]; limit: number }) =>
  db
    .selectFrom('samples')
    .select('id')
    .where(isWaiting(since))
    .where('id', '!=', sql<string>`all (${except}::uuid[])`)
    .orderBy('statusAt')
    .limit(limit)
    .execute()

/** Records a reminder; returns undefined when it is no longer due. */
export const noteReminder = (tx: Db, id: string, since: Date, now: Date) =>
  tx.updateTable('samples').set({ remindedAt: now }).where('id', '=', id).where(isWaiting(since)).returning('id').executeTakeFirst()
