import type pg from 'pg'
import { required } from '#shared/required.ts'

type Queries = Pick<pg.Pool, 'query'>

/** How often the database is checked for maintenance that is due. */
const INTERVAL_MS = 60_000
/** The number of checks that found the database busy after which it is vacuumed nevertheless. */
const MAX_BUSY_ROUNDS = 10
/** The length of log since the last checkpoint at which the next is made. It bounds the size of the log and the duration of a recovery. */
const LOG_BYTES = 64 * 1024 * 1024

/** The tables that are due by the default thresholds of autovacuum: 50 rows plus a fifth of the table, or a tenth for its statistics. */
const changedTables = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`

const logLength = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`

/**
 * Runs `VACUUM ANALYZE` on the tables that have changed enough, one statement each so that other clients come in between. Returns their
 * names.
 */
export async function vacuumChanged(db: Queries): Promise<string[]> {
  // The session reports its counts to the statistics at most once a second unless forced.
  await db.query('select pg_stat_force_next_flush()')
  const { rows } = await db.query<{ name: string }>(changedTables)
  for (const { name } of rows) await db.query(`vacuum (analyze) ${name}`)
  return rows.map(({ name }) => name)
}

/** Makes a checkpoint when the log has grown. Without background processes, PostgreSQL makes one only when it starts and stops. */
export async function checkpointLongLog(db: Queries): Promise<void> {
  const { rows } = await db.query<{ bytes: number }>(logLength)
  // The view has one row.
  if (required(rows[0], 'The size of the log').bytes > LOG_BYTES) await db.query('checkpoint')
}

/**
 * Does the work of autovacuum and the checkpointer, which the embedded database has no processes for. Returns the function that stops it.
 */
export function startMaintenance(db: Queries, isIdle: () => boolean): () => void {
  let busyRounds = 0
  async function maintain() {
    const isBusy = !isIdle() && ++busyRounds < MAX_BUSY_ROUNDS
    await checkpointLongLog(db)
    if (isBusy) return
    busyRounds = 0
    await vacuumChanged(db)
  }
  // A failure is retried at the next check, and need not be reported: a broken database fails the queries of its users too.
  const timer = setInterval(() => void maintain().catch(() => {}), INTERVAL_MS).unref()
  return () => clearInterval(timer)
}
