import pg from 'pg'

const IN_RECOVERY = 'select pg_is_in_recovery() as "isStandby"'

/** Returns whether the server that the pool leads to takes writes: a standby does not until it is promoted. */
export async function takesWrites(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isStandby: boolean }>(IN_RECOVERY)
  return rows[0]?.isStandby === false
}

/**
 * Makes a pool use a connection to a standby only once. What leads to the primary, such as a proxy, may lead to a standby while there is none: it
 * is read from meanwhile, and asked anew each time for the way to the server that is promoted.
 */
export function leaveStandbys(pool: pg.Pool): void {
  const standbys = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    // Sent before the first query of whoever waits for the connection, and answered before it.
    client.query<{ isStandby: boolean }>(IN_RECOVERY).then(
      ({ rows }) => rows[0]?.isStandby && standbys.add(client),
      // A connection that breaks leaves the pool by itself.
      () => {},
    )
  })
  pool.on('release', (_, client) => {
    // The pool removes what is ending.
    if (standbys.has(client)) void (client as pg.PoolClient & pg.Client).end().catch(() => {})
  })
}
