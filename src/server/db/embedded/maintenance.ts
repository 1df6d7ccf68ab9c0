import type pg from 'pg'

type Queries = Pick<pg.Pool, 'query'>

/** How often it is looked whether there is something to maintain. */
const INTERVAL_MS = 60_000
/** After so many looks at a busy database it is vacuumed all the same. */
const BUSY_ROUNDS_MOST = 10
/** The log since the last checkpoint that is worth one: it bounds the room that the log takes and the time that a recovery does. */
const LOG_BYTES = 64 * 1024 * 1024

/** PostgreSQL's own rule for its autovacuum: 50 rows and a fifth of the table, a tenth for its statistics. */
const changedTables = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`

const logLength = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`

/** `VACUUM ANALYZE` of the tables that have changed enough, one at a time so that others come in between. Answers their names. */
export async function vacuumChanged(db: Queries): Promise<string[]> {
  // What the session has counted reaches the statistics once a second at most, unless asked for.
  await db.query('select pg_stat_force_next_flush()')
  const { rows } = await db.query<{ name: string }>(changedTables)
  for (const { name } of rows) await db.query(`vacuum (analyze) ${name}`)
  return rows.map(({ name }) => name)
}

/** A checkpoint when the log has grown: PostgreSQL without its helpers makes one at its start and end only. */
export async function checkpointLongLog(db: Queries): Promise<void> {
  const { rows } = await db.query<{ bytes: number }>(logLength)
  if (rows[0]!.bytes > LOG_BYTES) await db.query('checkpoint')
}

/** Does what the helpers of a PostgreSQL server do, and the embedded one has nobody for. Answers how to stop it. */
export function startMaintenance(db: Queries, isIdle: () => boolean): () => void {
  let busyRounds = 0
  async function maintain() {
    const isBusy = !isIdle() && ++busyRounds < BUSY_ROUNDS_MOST
    await checkpointLongLog(db)
    if (isBusy) return
    busyRounds = 0
    await vacuumChanged(db)
  }
  // What fails is tried again at the next look; whoever uses the database hears of its troubles anyway.
  const timer = setInterval(() => void maintain().catch(() => {}), INTERVAL_MS).unref()
  return () => clearInterval(timer)
}
