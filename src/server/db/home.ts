import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openDb, openPool, type Db } from './db.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts'
import { sessionOptions } from './session-settings.ts'

/** Where the data lives: one of two homes behind the same driver. */
export type Home = {
  db: Db
  pool: pg.Pool
  /** Address of the database server; null when it is embedded. */
  address: string | null
  close(): Promise<void>
}

const PATIENCE_MS = 30_000

/** Its message is one line for the operator, without the address: that may hold a password. */
export class DatabaseUnreachable extends Error {}

/** @throws DatabaseUnreachable after 30 s; DataDirHeld or DataDirUnwritable where the embedded database cannot have its folder. */
export const openHome = ({ databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string }): Promise<Home> =>
  databaseUrl === null ? openOwn(dataDir) : openServer(databaseUrl)

const openOwn = async (dataDir: string): Promise<Home> => homeOf(await openEmbedded({ dataDir }))

/** An embedded database as the home of all data; closing the home closes it. */
export function homeOf(embedded: EmbeddedDatabase): Home {
  const pool = openPool(embedded.pool)
  const db = openDb(pool)
  return { db, pool, address: null, close: () => db.destroy().then(() => embedded.close()) }
}

async function openServer(address: string): Promise<Home> {
  const pool = openPool({
    connectionString: address,
    options: sessionOptions.join(' '),
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
  })
  await reached(pool)
  const db = openDb(pool)
  return { db, pool, address, close: () => db.destroy() }
}

/** Waits for a server that is still starting. */
async function reached(pool: pg.Pool): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (Date.now() >= until || code === '28P01' || code === '3D000')
        throw new DatabaseUnreachable(
          `DATABASE_URL could not be reached (${code ?? message}): check that the server runs, and the name, password and database in it.`,
        )
      await pause(500)
    }
  }
}
