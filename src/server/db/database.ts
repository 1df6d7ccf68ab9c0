import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openDb, openPool, type Db } from './db.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded/embedded.ts'
import { naming } from './named-statements.ts'
import { sessionOptions } from './session-settings.ts'

/** The one database of a process, embedded or on a server, behind the same driver. */
export type Database = {
  db: Db
  pool: pg.Pool
  /** Address of the database server; null when it is embedded. */
  address: string | null
  close(): Promise<void>
}

/** From the start of the process to its last word at most 30 s may pass (docs/behaviour.md, Start-up); loading takes the rest. */
const PATIENCE_MS = 27_000
/** One try: a host that takes no connection, or takes it and says nothing, may be reached by the next. */
const TRY_MS = 5_000
const PAUSE_MS = 500
const OLDEST_SERVER = 15

/** Not there, or none of ours. Its message is one line for the operator, without the address: that may hold a password. */
export class DatabaseUnreachable extends Error {}

type Where = {
  databaseUrl: string | null
  dataDir: string
  /** How long a server is waited for that does not answer. */
  patienceMs?: number
}

/** @throws DatabaseUnreachable; DataDirLocked or DataDirUnwritable where the embedded database cannot have its folder. */
export const openDatabase = ({ databaseUrl, dataDir, patienceMs = PATIENCE_MS }: Where): Promise<Database> =>
  databaseUrl === null ? openOwn(dataDir) : openServer(databaseUrl, patienceMs)

const openOwn = async (dataDir: string): Promise<Database> => databaseOf(await openEmbedded({ dataDir }))

/** Wraps an embedded database; closing the result closes it. */
export function databaseOf(embedded: EmbeddedDatabase): Database {
  const pool = openPool(embedded.pool)
  const db = openDb(pool)
  return { db, pool, address: null, close: () => db.destroy().then(() => embedded.close()) }
}

async function openServer(address: string, patienceMs: number): Promise<Database> {
  refuseOlder(await versionOf(address, patienceMs))
  const pool = openPool({
    connectionString: address,
    options: sessionOptions.join(' '),
    connectionTimeoutMillis: TRY_MS,
    statement_timeout: 30_000,
  })
  const db = openDb(naming(pool))
  return { db, pool, address, close: () => db.destroy() }
}

/** Waits for a server that is still starting. Answers its version, "15.10 (Debian …)". */
async function versionOf(address: string, patienceMs: number): Promise<string> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await askVersion(address, Math.min(TRY_MS, until - Date.now()))
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (Date.now() + PAUSE_MS >= until || code === '28P01' || code === '3D000')
        throw new DatabaseUnreachable(
          `DATABASE_URL could not be reached (${code ?? message}): check that the server runs, and the name, password and database in it.`,
        )
      await pause(PAUSE_MS)
    }
  }
}

async function askVersion(connectionString: string, limitMs: number): Promise<string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: limitMs, query_timeout: limitMs })
  // What breaks it fails the call that is under way.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]!.server_version
  } finally {
    void client.end().catch(() => {})
  }
}

function refuseOlder(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return
  const running = version.split(' ')[0]
  throw new DatabaseUnreachable(`DATABASE_URL names a PostgreSQL ${running} server: Backdock needs PostgreSQL ${OLDEST_SERVER} or newer.`)
}
