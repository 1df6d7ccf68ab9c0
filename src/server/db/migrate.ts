import { readdir, readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { required } from '#shared/required.ts'
import type { Db } from './db.ts'
import { withoutTimeout } from './session-settings.ts'
import { loadPlaces } from './places/load-places.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

const TABLE = 'migrations'

/** Returns the names of the migrations, plain SQL files, in order. There are no down migrations; a released file is never edited. */
const fileNames = async (folder: URL) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
const nameOf = (file: string) => file.replace(/\.sql$/, '')

async function migrations(folder: URL): Promise<Record<string, Migration>> {
  const named = (await fileNames(folder)).map(async (file) => {
    const text = await readFile(new URL(file, folder), 'utf8')
    // Rewriting a table of a large marketplace takes longer than the statement timeout of requests.
    const up: Migration['up'] = async (db) => void (await sql.raw(`${withoutTimeout}\n${text}`).execute(db))
    return [nameOf(file), { up }] as const
  })
  return Object.fromEntries(await Promise.all(named))
}

/** Migrates the database to this version: its tables and its list of places. Returns the names of the files that it applied. */
export async function migrate(db: Db, folder = FOLDER): Promise<string[]> {
  const applied = await applyFiles(db, folder)
  await loadPlaces(db)
  return applied
}

/** Applies each file once, all in one transaction and under a lock, because several processes may start at the same time. */
async function applyFiles(db: Db, folder: URL): Promise<string[]> {
  if (await isPresent(db, folder)) return []
  const { error, results = [] } = await migratorOf(db, folder).migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

const migratorOf = (db: Db, folder: URL) =>
  new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: () => migrations(folder) },
    migrationTableName: TABLE,
    migrationLockTableName: 'migrations_lock',
  })

/** Returns the names of the migrations of this version, in order. */
export const knownMigrations = async (folder = FOLDER): Promise<string[]> => (await fileNames(folder)).map(nameOf)

/** Applies the files up to one of them to an empty database, in the transaction `tx`. Its list of places stays empty. */
export async function migrateUpTo(tx: Db, name: string, folder = FOLDER): Promise<void> {
  const { error } = await migratorOf(tx, folder).migrateTo(name)
  if (error) throw error
}

/** Returns whether all files have been applied, as usual. The migrator would read the whole system catalogue to find that out. */
async function isPresent(db: Db, folder: URL): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass(${TABLE}) is not null as "isThere"`.execute(db)
  // A query without a table returns one row.
  if (!required(rows[0], 'Whether there are migrations').isThere) return false
  const { rows: applied } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db)
  const names = applied.map(({ name }) => name).toSorted()
  return isDeepStrictEqual(names, (await fileNames(folder)).map(nameOf))
}
