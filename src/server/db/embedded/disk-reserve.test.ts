import fs from 'node:fs'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createPool } from '#server/db/db.ts'
import { mountDisk } from '#test/database/small-disk.ts'
import { DataDirUnwritable, openEmbedded } from './embedded.ts'

const disk = mountDisk(140)
const filler = `${disk}/filler`

function fillUpTo(bytesLeft: number) {
  const { bavail, bsize } = fs.statfsSync(disk!)
  fs.writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytesLeft)), { flag: 'a' })
}

const codeOf = (query: Promise<unknown>) =>
  query.then(
    () => null,
    (error: pg.DatabaseError) => error.code,
  )

describe.skipIf(!disk)(`The embedded database on a full disk${disk ? '' : ': skipped, this user may not mount a small disk'}`, () => {
  test('writes fail and reads go on, no acknowledged write is lost, and writes work again once there is room', async () => {
    const dataDir = `${disk}/data`
    const database = await openEmbedded({ dataDir })
    const pool = createPool(database.pool)
    await pool.query('create table notes (id int primary key, text text)')
    const ids = async () => (await pool.query('select id from notes order by id')).rows.map(({ id }) => id)
    const acknowledged: number[] = []
    async function insertUntilRefused(text: string) {
      for (let id = acknowledged.length + 1; ; id++) {
        const code = await codeOf(pool.query('insert into notes select $1, $2', [id, text]))
        if (code) return code
        acknowledged.push(id)
      }
    }

    // No room for the table, then none for the log: the second ends the engine.
    fillUpTo(1_000_000)
    expect(await insertUntilRefused('x'.repeat(7000))).toMatch(/53100|25006/)
    const log = `select pg_logical_emit_message(true, 'test', repeat('x', 1000000)) from generate_series(1, 40)`
    expect(await codeOf(pool.query(log))).toBe('53100')
    fillUpTo(0)
    expect(await ids()).toEqual(acknowledged)
    expect(await codeOf(pool.query('insert into notes values (0)'))).toMatch(/53100|25006/)
    expect(await ids()).toEqual(acknowledged)

    fs.rmSync(filler)
    await expect.poll(() => codeOf(pool.query('insert into notes values (0)')), { interval: 200 }).toBe(null)
    await pool.end()
    await database.close()
    const reopened = await openEmbedded({ dataDir })
    const again = createPool(reopened.pool)
    expect((await again.query('select id from notes order by id')).rows.map(({ id }) => id)).toEqual([0, ...acknowledged])
    await again.end()
    await reopened.close()
  })

  test('a disk that is full at the start is rejected with a message', async () => {
    fillUpTo(10_000_000)
    await expect(openEmbedded({ dataDir: `${disk}/other` })).rejects.toThrow(DataDirUnwritable)
    await expect(openEmbedded({ dataDir: `${disk}/other` })).rejects.toThrow(/^DATA_DIR: .* is on a full disk\. Free at least/)
  })
})
