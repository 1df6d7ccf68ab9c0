import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { onBothDatabases } from '#test/database/databases.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { createPool, openDb } from './db.ts'
import { migrate, migrateTables } from './migrate.ts'

const LATER = `create table later as select current_setting('statement_timeout') as time_limit`

onBothDatabases((database) => {
  test('each migration is applied once, in the order of the file names, even when three processes start together', async () => {
    const db = openDb(database.pool)
    const applied = (await Promise.all([migrate(db), migrate(db), migrate(db)])).flat()
    expect(applied).toEqual([...new Set(applied)].toSorted())
    expect(applied[0]).toBe('001-marketplace')
    expect(await migrate(db)).toEqual([])
  })

  test('a missing migration is applied to an existing database, without a statement timeout', async () => {
    const db = openDb(database.pool)
    await migrate(db)
    const folder = await mkdtemp(join(tmpdir(), 'backdock-migrations-'))
    await cp(new URL('migrations/', import.meta.url), folder, { recursive: true })
    await writeFile(join(folder, '999-later.sql'), LATER)
    const later = pathToFileURL(`${folder}/`)
    expect(await migrate(db, later)).toEqual(['999-later'])
    expect(await migrate(db, later)).toEqual([])
    const { rows } = await database.pool.query('select time_limit from later')
    expect(rows).toEqual([{ time_limit: '0' }])
    await rm(folder, { recursive: true })
  })

  test('the release before starts on tables that a later one has brought up to date', async () => {
    const db = openDb(database.pool)
    const folder = await mkdtemp(join(tmpdir(), 'backdock-migrations-'))
    await cp(new URL('migrations/', import.meta.url), folder, { recursive: true })
    await writeFile(join(folder, '999-later.sql'), LATER)
    await migrate(db, pathToFileURL(`${folder}/`))
    expect(await migrate(db)).toEqual([])
    await rm(folder, { recursive: true })
  })
})

const missing = hasPostgres() ? null : NO_SERVER

test.skipIf(missing !== null)(
  `a migration that finds a table locked lets others pass, and is applied once it is free${missing === null ? '' : `: skipped, ${missing}`}`,
  async () => {
    const server = (await startPostgres())!
    const pool = createPool({ connectionString: server.url })
    const db = openDb(pool)
    const folder = await mkdtemp(join(tmpdir(), 'backdock-migrations-'))
    const migrations = pathToFileURL(`${folder}/`)
    await writeFile(join(folder, '001-shelf.sql'), 'create table shelf (id int)')
    await migrateTables(db, migrations)
    await writeFile(join(folder, '002-label.sql'), 'alter table shelf add column label text')
    const holder = await pool.connect()
    await holder.query('begin; lock table shelf in access exclusive mode')
    await expect(migrateTables(db, migrations, { attempts: 2, pauseMs: 0 })).rejects.toThrow('lock timeout')
    const waiting = migrateTables(db, migrations, { attempts: 60, pauseMs: 50 })
    await holder.query('rollback')
    holder.release()
    expect(await waiting).toEqual(['002-label'])
    await pool.end()
    await server.stop()
    await rm(folder, { recursive: true })
  },
)
