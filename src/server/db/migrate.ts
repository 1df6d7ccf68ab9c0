import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './db.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/** Plain SQL files, by name in order; there is no way back, as a released one is never edited. */
async function migrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => {
        const text = await readFile(new URL(name, FOLDER), 'utf8')
        return [
          name.replace(/\.sql$/, ''),
          { up: async (db: Parameters<Migration['up']>[0]) => void (await sql.raw(text).execute(db)) },
        ] as const
      }),
    ),
  )
}

/**
 * Brings the database to the present, each file once, all in one transaction and under a lock: several processes may start together.
 * Answers the names that it applied.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: migrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
