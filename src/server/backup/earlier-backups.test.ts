import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createImages } from '#server/bootstrap/create-images.ts'
import { readConfig } from '#server/config/config.ts'
import { appliedMigrations } from '#server/db/backup/catalog-queries.ts'
import { openDatabase } from '#server/db/database.ts'
import { inTransaction } from '#server/db/db.ts'
import { knownMigrations, migrateUpTo } from '#server/db/migrate.ts'
import { backupOf, lookInto } from '#test/people/backups.ts'
import { openBackup, restoreBackup } from './restore.ts'

// A new embedded database takes seconds.
describe('A backup of an earlier version', () => {
  test('is restored with its rows, and migrated to this version', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backdock-earlier-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const earlier = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'earlier') })
    const known = await knownMigrations()
    const last = known.findIndex((name) => name.startsWith('022-'))
    await inTransaction(earlier.db, (tx) => migrateUpTo(tx, known[last]!))
    await sql`insert into suppliers (business_name, category) values ('Tin Shed', 'Coffee')`.execute(earlier.db)
    const path = await backupOf(earlier, folder)
    await earlier.close()

    const config = readConfig({ DATA_DIR: join(folder, 'restored') })
    await restoreBackup(config, createImages(config), await openBackup(path))
    await lookInto(config, async (db) => {
      expect(await appliedMigrations(db)).toEqual(known)
      expect(await db.selectFrom('suppliers').select('businessName').execute()).toEqual([{ businessName: 'Tin Shed' }])
      // A table of a later migration.
      expect(await db.selectFrom('backups').selectAll().execute()).toEqual([])
      const { rows } = await sql`select from places limit 1`.execute(db)
      expect(rows).toHaveLength(1)
    })
  })
})
