import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { SettingError, type Config } from '#server/config/config.ts'
import { appliedMigrations, hasTables } from '#server/db/backup/catalog-queries.ts'
import { loadTables } from '#server/db/backup/load-tables.ts'
import { openDatabase } from '#server/db/database.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { forgetStartTasks } from '#server/db/start-tasks.ts'
import { knownMigrations, migrate, migrateUpTo } from '#server/db/migrate.ts'
import type { Images } from '#server/ports/images/images.ts'
import { required } from '#shared/required.ts'
import { tableFile, uploadFile, type Manifest } from './manifest.ts'
import { DamagedBackup, filesOfBackup, verifyBackup } from './read-backup.ts'
import { unfinishedRestore } from './unfinished-restore.ts'

/** A backup that this version of the site can restore. */
export type ReadableBackup = { path: string; manifest: Manifest }

/** Reads a whole backup, and changes nothing. @throws SettingError where it is damaged or of a newer version */
export async function openBackup(path: string): Promise<ReadableBackup> {
  const manifest = await verifyBackup(path).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof DamagedBackup)
      throw new SettingError(`${path} is damaged, or no backup of Backdock. ${error.message} Download it again, or take another.`)
    throw error.syscall ? new SettingError(`${path} cannot be read (${error.code}): give the file of a backup.`) : error
  })
  const known = await knownMigrations()
  const newer = manifest.migrations.filter((name) => !known.includes(name))
  if (newer.length > 0 || manifest.migrations.length === 0)
    throw new SettingError(
      `${path} was made by a newer version of Backdock (${manifest.version}): restore it with that version, or a later one.`,
    )
  return { path, manifest }
}

/**
 * Fills an empty database and an empty store of pictures from a backup: all of it, or nothing. One of an earlier version is migrated to this
 * one afterwards. Returns the number of rows and pictures.
 * @throws SettingError where there is anything already
 */
export async function restoreBackup(config: Config, images: Images, backup: ReadableBackup): Promise<{ rows: number; pictures: number }> {
  // A restore that was killed has left pictures behind, which are those of this backup or go with it.
  const marker = unfinishedRestore(config)
  const wasKilled = existsSync(marker)
  if (!config.s3 && !wasKilled) await rejectPictures(join(config.dataDir, 'uploads'))
  const {
    direct: { db },
    close,
  } = await openDatabase(config)
  const stored: string[] = []
  try {
    await inTransaction(db, async (tx) => {
      if (await hasTables(tx)) throw notEmpty(config)
      await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
      await writeFile(marker, '')
      await migrateAsIn(tx, backup.manifest)
      await loadTables(tx, backup.manifest.sequences, async (loadTable) => {
        const tables = new Map(backup.manifest.tables.map((table) => [tableFile(table.name), table]))
        for await (const { name, content } of filesOfBackup(backup.path)) {
          const table = tables.get(name)
          if (table) await loadTable(table.name, table.columns, content)
          else if (name.startsWith(uploadFile(''))) {
            await storePicture(images, name, content, stored)
            // A transaction that is silent for long is taken for one whose client has died.
            await sql`select 1`.execute(tx)
          } else for await (const _ of content);
        }
      })
    })
    await migrate(db)
    await forgetStartTasks(db)
    await rm(marker)
    return { rows: backup.manifest.tables.reduce((sum, { rows }) => sum + rows, 0), pictures: stored.length }
  } catch (error) {
    for (const name of stored) await images.remove(name).catch(() => {})
    // What the one before has left behind is still there.
    if (!wasKilled) await rm(marker, { force: true })
    throw error
  } finally {
    await close()
  }
}

async function migrateAsIn(tx: Db, { migrations }: Manifest) {
  // The names of a backup that can be restored are known ones, at least one.
  await migrateUpTo(tx, required(migrations.at(-1), 'The last migration of a backup'))
  const applied = await appliedMigrations(tx.withoutPlugins())
  if (applied.join() !== migrations.join())
    throw new SettingError('This backup is of a version that this one does not continue: restore it with that version.')
}

async function storePicture(images: Images, path: string, content: AsyncIterable<Uint8Array>, stored: string[]) {
  const name = path.slice(uploadFile('').length)
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  stored.push(name)
  await images.put(name, Buffer.concat(chunks))
}

/** A bucket may have what other sites store in it; pictures have names of their own, so that none can be overwritten by accident. */
async function rejectPictures(folder: string) {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (files.some((name) => !name.startsWith('.')))
    throw new SettingError(`DATA_DIR: ${folder} has pictures already. A backup is restored into an empty folder: set DATA_DIR to another.`)
}

const notEmpty = ({ databaseUrl, dataDir }: Config) =>
  new SettingError(
    databaseUrl === null
      ? `DATA_DIR: ${dataDir} has a database already. A backup is restored into an empty folder: set DATA_DIR to another.`
      : 'DATABASE_URL names a database that is not empty. A backup is restored into an empty one: create it, and set DATABASE_URL to it.',
  )
