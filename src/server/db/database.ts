import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openDb, openPool, type Db } from './db.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded/embedded.ts'
import { withNamedStatements } from './named-statements.ts'
import { sessionOptions } from './session-settings.ts'

/** The database of a process, embedded or on a server, with the same driver for both. */
export type Database = {
  db: Db
  pool: pg.Pool
  /** The connection string of the database server; null when the database is embedded. */
  address: string | null
  close(): Promise<void>
}

/** How long to wait for a server. A start fails within 30 s (docs/behaviour.md, Start-up); loading the program takes the rest. */
const PATIENCE_MS = 27_000
/** The timeout of one attempt. The next may succeed when a host does not accept the connection, or accepts it and does not reply. */
const ATTEMPT_MS = 5_000
const PAUSE_MS = 500
const OLDEST_SERVER = 15

/**
 * Thrown when a server cannot be reached or is too old. The message is one line for the operator, without the address, which may contain a
 * password.
 */
export class DatabaseUnreachable extends Error {}

type OpenOptions = {
  databaseUrl: string | null
  dataDir: string
  /** How long to wait for a server that does not respond. */
  patienceMs?: number
}

/**
 * Opens the server at `databaseUrl`, else the embedded database. @throws DatabaseUnreachable for a server, DataDirLocked or
 * DataDirUnwritable for the embedded database
 */
export const openDatabase = ({ databaseUrl, dataDir, patienceMs = PATIENCE_MS }: OpenOptions): Promise<Database> =>
  databaseUrl === null ? openInFolder(dataDir) : openServer(databaseUrl, patienceMs)

const openInFolder = async (dataDir: string): Promise<Database> => databaseOf(await openEmbedded({ dataDir }))

/** Wraps an embedded database. Closing the result closes it. */
export function databaseOf(embedded: EmbeddedDatabase): Database {
  const pool = openPool(embedded.pool)
  const db = openDb(pool)
  return { db, pool, address: null, close: () => db.destroy().then(() => embedded.close()) }
}

async function openServer(address: string, patienceMs: number): Promise<Database> {
  rejectOlderVersion(await versionOf(address, patienceMs))
  const pool = openPool({
    connectionString: address,
    options: sessionOptions.join(' '),
    connectionTimeoutMillis: ATTEMPT_MS,
    statement_timeout: 30_000,
  })
  const db = openDb(withNamedStatements(pool))
  return { db, pool, address, close: () => db.destroy() }
}

/** Waits for a server that is still starting. Returns its version, "15.10 (Debian …)". */
async function versionOf(address: string, patienceMs: number): Promise<string> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await queryVersion(address, Math.min(ATTEMPT_MS, until - Date.now()))
    } catch (error) {
      // The client rejects with errors of PostgreSQL and of the system only, both of which have a message.
      const { code, message } = error as { code?: string; message: string }
      if (Date.now() + PAUSE_MS >= until || code === '28P01' || code === '3D000')
        throw new DatabaseUnreachable(
          `DATABASE_URL could not be reached (${code ?? message}): check that the server runs, and the name, password and database in it.`,
        )
      await pause(PAUSE_MS)
    }
  }
}

async function queryVersion(connectionString: string, limitMs: number): Promise<string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: limitMs, query_timeout: limitMs })
  // An error of the connection also rejects the pending call.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    // `show` returns one row.
    return rows[0]!.server_version
  } finally {
    void client.end().catch(() => {})
  }
}

function rejectOlderVersion(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return
  const running = version.split(' ')[0]
  throw new DatabaseUnreachable(`DATABASE_URL names a PostgreSQL ${running} server: Backdock needs PostgreSQL ${OLDEST_SERVER} or newer.`)
}
