import type pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { createPool } from '#server/db/db.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { sessionOptions } from '#server/db/session-settings.ts'
import { hasPostgres, NO_SERVER, startPostgres } from './postgres.ts'
import { emptyTemplate } from './template.ts'

/** A database with an empty table `shelf`. The fields are set in `beforeAll`. */
export type TestDatabase = { pool: pg.Pool; config: pg.PoolConfig }

const tables = `
  create extension pg_trgm; create extension unaccent; create extension fuzzystrmatch; create extension btree_gist;
  create table shelf (id int generated always as identity primary key, label text not null unique, amount int check (amount > 0))`

/** Registers the same tests for the embedded database and, where PostgreSQL is installed, for a server. */
export function onBothDatabases(tests: (database: TestDatabase) => void): void {
  describe('embedded database', () => {
    tests(testDatabase(embedded))
  })
  describe.skipIf(!hasPostgres())(`database server${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
    tests(testDatabase(server))
  })
}

type Opened = { config: pg.PoolConfig; close(): Promise<void> }

async function embedded(): Promise<Opened> {
  const { pool, close } = await openEmbedded({ dataDir: null, loadFrom: await emptyTemplate() })
  return { config: pool, close }
}

async function server(): Promise<Opened> {
  const { url, stop } = (await startPostgres())!
  return { config: { connectionString: url, options: sessionOptions.join(' ') }, close: stop }
}

function testDatabase(open: () => Promise<Opened>): TestDatabase {
  const database = {} as TestDatabase
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await open()
    close = opened.close
    Object.assign(database, { config: opened.config, pool: createPool(opened.config) })
    await database.pool.query(tables)
  })
  afterAll(async () => {
    await database.pool.end()
    await close()
  })
  return database
}
