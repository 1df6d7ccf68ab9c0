import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { onBothDatabases } from '#test/database/databases.ts'
import { openDb } from './db.ts'
import { migrate } from './migrate.ts'

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
})
