import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPool } from '#server/db/db.ts'
import { emptyTemplate } from '#test/database/template.ts'
import { openEngine } from './engine.ts'
import { checkpointLongLog, vacuumChanged } from './maintenance.ts'
import { DataDirLocked, DataDirUnwritable, openEmbedded, type EmbeddedOptions } from './embedded.ts'

function newFolder() {
  const folder = fs.mkdtempSync(join(tmpdir(), 'backdock-embedded-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}
const modeOf = (path: string) => (fs.statSync(path).mode & 0o777).toString(8)

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

/** A database with one table; opened from a copy, as a new one takes seconds. */
let withTable: Uint8Array
beforeAll(async () => {
  const database = await openEmbedded({ dataDir: null, loadFrom: await emptyTemplate() })
  const pool = createPool(database.pool)
  await pool.query('create table notes (id int primary key, text text)')
  withTable = await database.dump()
  await pool.end()
  await database.close()
})

async function open(options: EmbeddedOptions) {
  const database = await openEmbedded({ loadFrom: withTable, ...options })
  const pool = createPool(database.pool)
  const close = async () => {
    if (!pool.ended) await pool.end()
    await database.close()
  }
  cleanUps.push(close)
  const ids = async () => (await pool.query('select id from notes order by id')).rows.map(({ id }) => id)
  const insert = (id: number, db: Pick<pg.Pool, 'query'> = pool) => db.query('insert into notes (id) values ($1)', [id])
  return { dump: database.dump, closeDatabase: database.close, connections: pool, ids, insert, close }
}

const codeOf = (query: Promise<unknown>) =>
  query.then(
    () => null,
    (error: pg.DatabaseError) => error.code,
  )

describe('openEmbedded', () => {
  test('rows are there after a restart, and only this user may read the folder', async () => {
    const dataDir = join(newFolder(), 'made', 'here')
    const first = await open({ dataDir })
    await first.insert(1)
    expect([modeOf(dataDir), modeOf(`${dataDir}/postgres`)]).toEqual(['700', '700'])
    await first.close()
    expect(await (await open({ dataDir })).ids()).toEqual([1])
  })

  test('it opens under `node --watch`, to which its thread reports the files that it loads', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
    onTestFinished(() => void vi.unstubAllEnvs())
    const database = await openEmbedded({ dataDir: null, loadFrom: withTable })
    cleanUps.push(() => database.close())
    const pool = createPool(database.pool)
    expect((await pool.query('select count(*)::int as notes from notes')).rows).toEqual([{ notes: 0 }])
    await pool.end()
  })

  test('a folder that is in use is rejected, and its first database goes on working', async () => {
    const dataDir = newFolder()
    const first = await open({ dataDir })
    await expect(openEmbedded({ dataDir })).rejects.toThrow(DataDirLocked)
    await first.insert(1)
    expect(await first.ids()).toEqual([1])
  })

  test('a folder that cannot be written to is rejected with a message', async () => {
    const file = join(newFolder(), 'file')
    fs.writeFileSync(file, '')
    await expect(openEmbedded({ dataDir: join(file, 'data') })).rejects.toThrow(
      /^DATA_DIR: .*cannot be written \(ENOTDIR\)\. Make it a folder/,
    )
    await expect(openEmbedded({ dataDir: file })).rejects.toThrow(DataDirUnwritable)
  })

  test('an interrupted first start does not break the second start', async () => {
    const dataDir = newFolder()
    fs.mkdirSync(`${dataDir}/postgres`)
    fs.writeFileSync(`${dataDir}/postgres/PG_VERSION`, '18\n')
    fs.writeFileSync(`${dataDir}/postgres.unfinished`, '')
    expect(await (await open({ dataDir })).ids()).toEqual([])
    expect(fs.existsSync(`${dataDir}/postgres.unfinished`)).toBe(false)
  })

  test('every commit is flushed to disk before it is acknowledged', async () => {
    const folder = newFolder()
    const engine = await openEngine({ folder, loadFrom: withTable, readOnly: false })
    cleanUps.push(() => engine.close())
    const flush = vi.spyOn(fs, 'fsyncSync')
    cleanUps.push(async () => flush.mockRestore())
    for (const id of [1, 2, 3]) {
      await engine.query('insert into notes (id) values ($1)', [id])
      expect(flush).toHaveBeenCalledTimes(id)
    }
    await engine.query('select * from notes')
    expect(flush).toHaveBeenCalledTimes(3)
  })

  test('a statement that takes too long fails, and earlier commits stay', async () => {
    const { connections, insert, ids } = await open({ dataDir: newFolder(), statementTimeoutMs: 1000 })
    await insert(1)
    const [tooLong, waiting] = await Promise.all([codeOf(connections.query('select pg_sleep(60)')), ids()])
    expect([tooLong, waiting]).toEqual(['57014', [1]])
    await insert(2)
    expect(await ids()).toEqual([1, 2])
  })

  test('a transaction with a statement that takes too long is rolled back as a whole', async () => {
    const { connections, insert, ids } = await open({ dataDir: newFolder(), statementTimeoutMs: 1000 })
    const client = await connections.connect()
    await client.query('begin')
    await insert(1, client)
    expect(await codeOf(client.query('select pg_sleep(60)'))).toBe('57014')
    expect(await codeOf(insert(2, client))).toBe('25P02')
    expect((await client.query('commit')).command).toBe('ROLLBACK')
    client.release()
    expect(await ids()).toEqual([])
  })

  test('a query on the pool inside a transaction ends the transaction, not the application', async () => {
    const { connections, insert, ids } = await open({ dataDir: null, statementTimeoutMs: 1000 })
    const client = await connections.connect()
    await client.query('begin')
    await insert(1, client)
    expect(await ids()).toEqual([])
    expect(await codeOf(client.query('commit'))).toBe('25P03')
    await client.query('rollback')
    client.release()
    await insert(2)
    expect(await ids()).toEqual([2])
  })

  test('named statements are rejected, as their names would collide', async () => {
    const { connections, ids } = await open({ dataDir: null })
    expect(await codeOf(connections.query({ name: 'mine', text: 'select $1::int', values: [1] }))).toBe('0A000')
    expect(await ids()).toEqual([])
  })

  test('a dump holds all rows and opens as an independent database', async () => {
    const original = await open({ dataDir: newFolder() })
    await original.insert(1)
    const copy = await open({ dataDir: null, loadFrom: await original.dump() })
    await copy.insert(2)
    expect([await original.ids(), await copy.ids()]).toEqual([[1], [1, 2]])
  })

  test('maintenance vacuums and analyses the tables that have changed, and no others', async () => {
    const { connections } = await open({ dataDir: null })
    await connections.query('insert into notes select n from generate_series(1, 5000) as n')
    expect(await vacuumChanged(connections)).toEqual(['public.notes'])
    const { rows } = await connections.query(
      `select reltuples::int as rows, relallvisible > 0 as "isVacuumed" from pg_class where relname = 'notes'`,
    )
    expect(rows).toEqual([{ rows: 5000, isVacuumed: true }])
    expect(await vacuumChanged(connections)).toEqual([])
  })

  test('maintenance keeps the write-ahead log short', async () => {
    const { connections } = await open({ dataDir: null })
    const logBytes = async () =>
      (
        await connections.query(
          'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
        )
      ).rows[0].bytes
    await connections.query(`select pg_logical_emit_message(false, 'test', repeat('x', 1000000)) from generate_series(1, 70)`)
    expect(await logBytes()).toBeGreaterThan(64 * 1024 * 1024)
    await checkpointLongLog(connections)
    expect(await logBytes()).toBeLessThan(1024 * 1024)
  })

  test('closing ends a running statement, and later statements are rejected', async () => {
    const { connections, closeDatabase } = await open({ dataDir: null })
    const client = await connections.connect()
    const endless = codeOf(client.query('select pg_sleep(60)'))
    const closing = closeDatabase()
    expect(await endless).toBe('57P02')
    await closing
    expect(await codeOf(client.query('select 1'))).toBe('57P01')
    client.release()
  })
})
