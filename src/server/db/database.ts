import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { required } from '#shared/required.ts'
import { openDb, createPool, type Db } from './db.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded/embedded.ts'
import { withStatementsInTurn } from './named-statements.ts'
import { createServerPool, replicaAt, type PoolLimits } from './server-pool.ts'
import { ALL_KEPT, hearsNotifications, probePooler, type Kept } from './pooler/probe-pooler.ts'
import { followReplicas, type Replicas } from './replicas/replicas.ts'
import { withReplicas } from './replicas/with-replicas.ts'
import { leaveStandbys } from './standbys.ts'

/** The database of a process, embedded or on a server, with the same driver for both. */
export type Database = {
  db: Db
  pool: pg.Pool
  /** Connections that no pooler stands before, for what takes longer than a transaction of requests; else the same. */
  direct: { db: Db; pool: pg.Pool }
  /** The connection strings of the database server; null when the database is embedded. */
  addresses: Addresses | null
  /** What connections keep from one transaction to the next. */
  kept: Kept
  /** The replicas from which what is public is read; null where there are none. */
  replicas: Replicas | null
  close(): Promise<void>
}

/** How long to wait for a server. A start fails within 30 s (docs/behaviour/running.md, Start-up); loading the program takes the rest. */
const PATIENCE_MS = 27_000
/** The timeout of one attempt. The next may succeed when a host does not accept the connection, or accepts it and does not reply. */
const ATTEMPT_MS = 5_000
const PAUSE_MS = 500
/** The timeout of statements, the same as on the embedded database. */
const STATEMENT_MS = 30_000
const OLDEST_SERVER = 15
/** SQLSTATE of what a standby refuses. */
const READ_ONLY = '25006'
/** Migrations and a backup at a time go past the pooler, seldom together. */
const DIRECT_CONNECTIONS = 2

const DEAF_POOLER =
  'DATABASE_URL leads through a pooler that does not pass notifications on: set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself.'
const DEAF_DIRECT =
  'DATABASE_DIRECT_URL does not hear what is notified at DATABASE_URL: set both to the same database, DATABASE_DIRECT_URL without a pooler before it.'

/**
 * Thrown when a server cannot be reached or is too old. The message is one line for the operator, without the address, which may contain a
 * password.
 */
export class DatabaseUnreachable extends Error {}

/** Two ways to one database server: `url` may lead through a pooler, `direct` leads to the server itself. */
export type Addresses = { url: string; direct: string }

type Limits = {
  /** How long to wait for a server that does not respond at the start. */
  patienceMs?: number
  /** How long a query waits for a connection. */
  connectionMs?: number
  /** The timeout of one statement, and of the wait of a transaction for its next statement. */
  statementMs?: number
}
type OpenOptions = Limits & {
  databaseUrl: string | null
  /** The server itself, where `databaseUrl` is that of a pooler before it. */
  directUrl?: string | null
  /** Servers that follow the primary, to read what is public. They need not be there. */
  replicaUrls?: readonly string[]
  dataDir: string
  /** Called when the embedded database starts in its thread (`EmbeddedOptions.onThread`). */
  onThread?: () => void
}

/**
 * Opens the server at `databaseUrl`, else the embedded database. @throws DatabaseUnreachable for a server, DataDirLocked or
 * DataDirUnwritable for the embedded database
 */
export const openDatabase = ({ databaseUrl, directUrl, dataDir, onThread, ...options }: OpenOptions): Promise<Database> =>
  databaseUrl === null ? openInFolder(dataDir, onThread) : openServer({ url: databaseUrl, direct: directUrl ?? databaseUrl }, options)

const openInFolder = async (dataDir: string, onThread?: () => void): Promise<Database> =>
  databaseOf(await openEmbedded({ dataDir, onThread }))

/** Wraps an embedded database. Closing the result closes it. */
export function databaseOf(embedded: EmbeddedDatabase): Database {
  const pool = createPool(embedded.pool)
  const db = openDb(withStatementsInTurn(pool))
  return {
    db,
    pool,
    direct: { db, pool },
    addresses: null,
    kept: ALL_KEPT,
    replicas: null,
    close: () => db.destroy().then(() => embedded.close()),
  }
}

async function openServer(
  addresses: Addresses,
  {
    replicaUrls = [],
    patienceMs = PATIENCE_MS,
    connectionMs = ATTEMPT_MS,
    statementMs = STATEMENT_MS,
  }: Limits & Pick<OpenOptions, 'replicaUrls'>,
): Promise<Database> {
  const { url, direct } = addresses
  rejectOlderVersion(await versionOf(url, 'DATABASE_URL', patienceMs))
  if (direct !== url) await versionOf(direct, 'DATABASE_DIRECT_URL', patienceMs)
  const probe = async () => ({ isHeard: await hearsNotifications(direct, url), kept: await probePooler(url) })
  const { isHeard, kept } = await oncePromoted(probe, patienceMs)
  if (!isHeard) throw new DatabaseUnreachable(direct === url ? DEAF_POOLER : DEAF_DIRECT)
  const limits = { connectionMs, statementMs }
  const through = createServerPool(url, kept, limits)
  const itself = direct === url ? through : createServerPool(direct, ALL_KEPT, { ...limits, max: DIRECT_CONNECTIONS })
  for (const pool of new Set([through.pool, itself.pool])) leaveStandbys(pool)
  const replicas = replicaUrls.length > 0 ? followAll(replicaUrls, createServerPool(url, kept, { ...limits, max: 1 }).pool, limits) : null
  const db = openDb(replicas ? withReplicas(through.named, replicas) : through.named)
  const directDb = itself === through ? db : openDb(itself.named)
  const close = async () => {
    await replicas?.stop()
    await db.destroy()
    if (itself !== through) await directDb.destroy()
  }
  return { db, pool: through.pool, direct: { db: directDb, pool: itself.pool }, addresses, kept, replicas, close }
}

/** `primary` is a connection of its own, so that requests that have all others do not make the primary look silent. It is closed with them. */
function followAll(urls: readonly string[], primary: pg.Pool, limits: PoolLimits): Replicas {
  leaveStandbys(primary)
  const replicas = followReplicas(
    primary,
    urls.map((each) => replicaAt(each, limits)),
  )
  return { ...replicas, stop: () => replicas.stop().then(() => primary.end()) }
}

/** Tries what a standby refuses, until it is promoted. */
async function oncePromoted<Result>(attempt: () => Promise<Result>, patienceMs: number): Promise<Result> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if ((error as { code?: string }).code !== READ_ONLY || Date.now() + PAUSE_MS >= until) throw unreachable('DATABASE_URL', error)
      await pause(PAUSE_MS)
    }
  }
}

/** Waits for a server that is still starting. Returns its version, "15.10 (Debian …)". */
async function versionOf(address: string, setting: string, patienceMs: number): Promise<string> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await queryVersion(address, Math.min(ATTEMPT_MS, until - Date.now()))
    } catch (error) {
      const { code } = error as { code?: string }
      if (Date.now() + PAUSE_MS >= until || code === '28P01' || code === '3D000') throw unreachable(setting, error)
      await pause(PAUSE_MS)
    }
  }
}

/** The client rejects with errors of PostgreSQL and of the system only, both of which have a message. */
function unreachable(setting: string, error: unknown): DatabaseUnreachable {
  const { code, message } = error as { code?: string; message: string }
  if (code === READ_ONLY)
    return new DatabaseUnreachable(`${setting} leads to a standby, which takes no writes: set it to the primary, or to what leads to it.`)
  return new DatabaseUnreachable(
    `${setting} could not be reached (${code ?? message}): check that the server runs, and the name, password and database in it.`,
  )
}

async function queryVersion(connectionString: string, limitMs: number): Promise<string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: limitMs, query_timeout: limitMs })
  // An error of the connection also rejects the pending call.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    // `show` returns one row.
    return required(rows[0], 'The version of the database').server_version
  } finally {
    void client.end().catch(() => {})
  }
}

function rejectOlderVersion(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return
  const running = version.split(' ')[0]
  throw new DatabaseUnreachable(`DATABASE_URL names a PostgreSQL ${running} server: Backdock needs PostgreSQL ${OLDEST_SERVER} or newer.`)
}
