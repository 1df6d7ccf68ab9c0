import type { PostgresPool } from 'kysely'
import type pg from 'pg'

/** Between two looks at a replica, and how long it may take to answer one: within a second it is known that it does not. */
const LOOK_MS = 250
const ANSWER_MS = 750

/** How far a server has got in what the primary writes, in bytes: a number that is exact for 9 PB. */
const POSITION = `select pg_wal_lsn_diff(
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::float8 as position`
/** The same of the primary. A server that has not been promoted yet refuses it. */
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`

const askPosition = async (pool: pg.Pool, statement: string) =>
  (await pool.query<{ position: number | null }>(statement)).rows[0]?.position ?? null

/** Returns how far the primary has written. @throws where it cannot be reached, or is a standby */
export const positionOfPrimary = (pool: pg.Pool): Promise<number | null> => askPosition(pool, WRITTEN)

/** A copy of the primary that only reads. */
export type Replica = {
  /** How far it has got; null while it does not answer. */
  position(): number | null
  /** Runs one statement. @throws what it throws, and at once when the replica has left */
  query(text: string, values: unknown[]): Promise<pg.QueryResult>
  /** How many statements it has answered. */
  answered(): number
  /** Looks at it now, and not only when it is time. */
  look(): Promise<void>
  /** Takes it for gone until it answers a look. */
  leave(): void
  stop(): Promise<void>
}

type Pools = {
  /** Takes the statements of readers. */
  readers: PostgresPool
  /** One connection, which is given up when it has not answered in time. */
  prober: pg.Pool
}

/** Opens the pool that looks at a replica. */
export const proberAt = (connectionString: string): pg.PoolConfig => ({
  connectionString,
  max: 1,
  connectionTimeoutMillis: ANSWER_MS,
  query_timeout: ANSWER_MS,
})

/** Follows a replica, from now on and for as long as it is not stopped. */
export function followReplica({ readers, prober }: Pools): Replica {
  let position: number | null = null
  let answered = 0
  let isStopped = false
  let next: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let departure = newDeparture()

  function leave() {
    position = null
    departure.reject(new Error('The replica has left.'))
    departure = newDeparture()
  }
  async function lookOnce() {
    clearTimeout(next)
    try {
      position = await askPosition(prober, POSITION)
    } catch {
      leave()
    }
    if (!isStopped) next = setTimeout(() => void look(), LOOK_MS).unref()
  }
  const look = () => (looking ??= lookOnce().finally(() => (looking = undefined)))

  async function query(text: string, values: unknown[]) {
    const result = await askUntil(departure.promise, readers, text, values)
    answered++
    return result
  }
  void look()
  return {
    position: () => position,
    answered: () => answered,
    query,
    look,
    leave,
    async stop() {
      isStopped = true
      clearTimeout(next)
      await Promise.all([prober.end(), readers.end()])
    },
  }
}

/** Runs a statement on a connection of its own. @throws what it throws, and what `left` is rejected with */
export async function askUntil(left: Promise<never>, pool: PostgresPool, text: string, values: unknown[]): Promise<pg.QueryResult> {
  const connecting = pool.connect()
  const client = await Promise.race([connecting, left]).catch((error) => {
    connecting.then(
      (late) => late.release(),
      () => {},
    )
    throw error
  })
  let isDone = false
  try {
    // The type of Kysely's client has cursors, too; the pool's has this one.
    const result = (await Promise.race([client.query(text, values), left])) as unknown as pg.QueryResult
    isDone = true
    return result
  } finally {
    // What has not answered may never do.
    ;(client.release as (destroy?: boolean) => void)(!isDone)
  }
}

/** A promise that is rejected when a replica leaves. Often nobody waits for it. */
export function newDeparture() {
  const departure = Promise.withResolvers<never>()
  departure.promise.catch(() => {})
  return departure
}
