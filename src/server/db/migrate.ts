import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { required } from '#shared/required.ts'
import type { Db } from './db.ts'
import { withoutTimeout } from './session-settings.ts'
import { loadPlaces } from './places/load-places.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

const TABLE = 'migrations'
/** SQLSTATE of a lock that was not had within `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'
const LOCK_TIMEOUT = `set local lock_timeout = '1s';`

/** How often a migration that finds a table locked is tried, and how long others are let pass in between. */
type Patience = { attempts: number; pauseMs: number }
const PATIENCE: Patience = { attempts: 60, pauseMs: 1_000 }

/** Returns the names of the migrations, plain SQL files, in order. There are no down migrations; a released file is never edited. */
const fileNames = async (folder: URL) => (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
const nameOf = (file: string) => file.replace(/\.sql$/, '')

async function migrations(folder: URL): Promise<Record<string, Migration>> {
  const named = (await fileNames(folder)).map(async (file) => {
    const text = await readFile(new URL(file, folder), 'utf8')
    // Rewriting a table of a large marketplace takes longer than the statement timeout of requests.
    const up: Migration['up'] = async (db) => void (await sql.raw(`${withoutTimeout}${LOCK_TIMEOUT}\n${text}`).execute(db))
    return [nameOf(file), { up }] as const
  })
  return Object.fromEntries(await Promise.all(named))
}

/** Migrates the database to this version: its tables and its list of places. Returns the names of the files that it applied. */
export async function migrate(db: Db, folder = FOLDER): Promise<string[]> {
  const applied = await migrateTables(db, folder)
  await loadPlaces(db)
  return applied
}

/**
 * Applies each file once, all in one transaction and under a lock, because several processes may start at the same time. What waits for a lock on
 * a table makes everybody wait who comes after it: it gives up after a second, lets them pass and tries again.
 */
export async function migrateTables(db: Db, folder: URL, { attempts, pauseMs }: Patience = PATIENCE): Promise<string[]> {
  if (await isPresent(db, folder)) return []
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await migratorOf(db, folder).migrateToLatest()
    if (!error) return results.map(({ migrationName }) => migrationName)
    if (attempt === attempts || (error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    await pause(pauseMs)
  }
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

/**
 * Returns whether all files have been applied, as usual; those of a later release may have been as well, which this one works beside. The migrator
 * would read the whole system catalogue to find that out, and refuse the later ones.
 */
async function isPresent(db: Db, folder: URL): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass(${TABLE}) is not null as "isThere"`.execute(db)
  // A query without a table returns one row.
  if (!required(rows[0], 'Whether there are migrations').isThere) return false
  const { rows: applied } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db)
  const names = new Set(applied.map(({ name }) => name))
  return (await fileNames(folder)).every((file) => names.has(nameOf(file)))
}
