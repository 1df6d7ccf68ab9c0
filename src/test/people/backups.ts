import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { offerBackup } from '#contract/owner/operations.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import { tableShapes } from '#server/db/backup/catalog-queries.ts'
import { dumpTables } from '#server/db/backup/dump-tables.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import type { Db } from '#server/db/db.ts'
import { emptyDatabase } from '#test/database/database-server.ts'
import { cookieOf, type Person } from './people.ts'

/** Downloads a backup as a browser does, in pieces. */
export async function downloadedBackup(address: string, boss: Person, folder: string): Promise<string> {
  const { url } = await boss.call(offerBackup, {})
  const response = await fetch(address + url, { headers: { cookie: cookieOf(boss) } })
  if (response.headers.get('content-type') !== 'application/gzip') throw new Error(`${response.status}: ${await response.text()}`)
  const path = join(folder, `${randomUUID()}.tar.gz`)
  await writeFile(path, response.body!, { flag: 'wx' })
  return path
}

/** Settings of an empty place: a database on the server or a folder, as those of the app are. */
export async function emptyPlace(folder: string, settings: Record<string, string> = {}): Promise<Config> {
  const DATABASE_URL = await emptyDatabase()
  const DATA_DIR = await mkdtemp(join(folder, 'data-'))
  return readConfig({
    DATA_DIR,
    ...settings,
    ...(DATABASE_URL && { DATABASE_URL, SESSION_SECRET: 'the secret of an app that is under test' }),
  })
}

/** Returns the rows of every table, each as text, in an order that does not depend on where they are stored. */
export async function allRows(db: Db): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const { name } of await tableShapes(db.withoutPlugins())) {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(db)
    rows[name] = found.rows.map(({ row }) => row).toSorted()
  }
  return rows
}

export async function lookInto<Result>(config: Config, look: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(config)
  try {
    return await look(db)
  } finally {
    await close()
  }
}

/** Writes a backup of a database without pictures, as the site does. */
export async function backupOf({ pool }: Pick<Database, 'pool'>, folder: string): Promise<string> {
  const tables = await mkdtemp(join(folder, 'tables-'))
  const { extra: _, ...dump } = await dumpTables(pool, tables, async () => null)
  const manifest = { format: 1, version: '0', madeAt: '', secret: '', ...dump } as const
  const path = join(folder, `${randomUUID()}.tar.gz`)
  await writeFile(path, writeBackup({ manifest, folder: tables, pictures: [], images: { get: async () => null } }))
  return path
}
