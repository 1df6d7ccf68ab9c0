import { createPool } from './db.ts'
import { withNamedStatements } from './named-statements.ts'
import { ALL_KEPT, type Kept } from './pooler/probe-pooler.ts'
import { followReplica, proberAt, type Replica } from './replicas/replica.ts'
import { localSettings, startupOptions } from './session-settings.ts'

/** How much longer the driver waits for the reply to a statement. */
const REPLY_MS = 2_000
/** The time without traffic after which the system begins to check whether a peer is still there. */
const KEEP_ALIVE_MS = 10_000

/** How long a query waits for a connection, and for a statement; and how many connections there are at most. */
export type PoolLimits = { connectionMs: number; statementMs: number; max?: number }

/** Opens the connections to a server, whose statements have names where it keeps them. */
export function createServerPool(connectionString: string, { settings, statements }: Kept, { connectionMs, statementMs, max }: PoolLimits) {
  const pool = createPool({
    connectionString,
    ...(max && { max }),
    pipeline: true,
    ...(settings && { options: startupOptions(statementMs) }),
    connectionTimeoutMillis: connectionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // The server cannot report its own timeout on a connection that has died silently.
    query_timeout: statementMs + REPLY_MS,
  })
  return { pool, named: withNamedStatements(pool, { hasNames: statements, settings: settings ? null : localSettings(statementMs) }) }
}

/** Follows the replica at an address, which no pooler stands before. */
export const replicaAt = (address: string, limits: PoolLimits): Replica =>
  followReplica({ readers: createServerPool(address, ALL_KEPT, limits).named, prober: createPool(proberAt(address)) })
