import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { createImages } from '#server/bootstrap/create-images.ts'
import { openDatabase } from '#server/db/database.ts'
import { inTransaction } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { allRows, backupOf, downloadedBackup, emptyPlace, lookInto } from '#test/people/backups.ts'
import { owner, type Person } from '#test/people/people.ts'
import { openBackup, restoreBackup } from './restore.ts'

// A new embedded database takes seconds.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

let app: TestApp
let boss: Person
let address: string
let folder: string

beforeAll(async () => {
  app = await createTestApp()
  boss = await owner(app)
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'backdock-backup-'))
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const download = () => downloadedBackup(address, boss, folder)

async function addPicture(): Promise<string> {
  const name = `${randomUUID()}.webp`
  await app.context.db.insertInto('uploads').values({ name, accountId: boss.id, bytes: 3 }).execute()
  await app.context.images.put(name, Buffer.from(`picture ${name}`))
  return name
}

/** Values that a careless format would change. */
async function addOddRows(): Promise<void> {
  const { db } = app.context
  await app.supplier({ description: 'a\ttab, a \\ and a\nbreak, \\N and \\.\r\v\b\f “é” 🐦', tags: ['a,b', '"c"', 'null', ''] })
  await sql`insert into saved_answers (supplier_id, name, offer) select min(id), 'odd', '{"a": null, "b": [1.50, "\\u0009"]}' from suppliers`.execute(
    db,
  )
  await sql`insert into emails (kind, recipient, facts, status, held_for) values ('test', 'a@b.example', 'null'::jsonb, 'held', 'digest')`.execute(
    db,
  )
}

/** Writes one transaction after the other until it is stopped, each of which adds the same number to two tables. */
function startWriting() {
  let isStopped = false
  let written = 0
  const mark = (number: number) => `w${number}@writer.example`
  async function write() {
    while (!isStopped) {
      await inTransaction(app.context.db, async (tx) => {
        await tx
          .insertInto('betaSignups')
          .values({ email: mark(written + 1) })
          .execute()
        await tx
          .insertInto('newsletterSubscribers')
          .values({ email: mark(written + 1) })
          .execute()
        // A table that is changed and not only added to.
        await tx
          .updateTable('accounts')
          .set({ username: mark(written + 1) })
          .where('id', '=', boss.id)
          .execute()
      })
      written++
      await nextTurn()
    }
  }
  const done = write()
  return { written: () => written, mark, stop: () => ((isStopped = true), done) }
}

describe('A backup', () => {
  test('of a quiet site is restored row by row, with sequences and pictures', async () => {
    await addOddRows()
    const picture = await addPicture()
    const path = await download()
    const before = await allRows(app.context.db)
    const config = await emptyPlace(folder)
    const backup = await openBackup(path)
    const { pictures } = await restoreBackup(config, createImages(config), backup)
    expect(pictures).toBe(1)
    expect((await createImages(config).get(picture))?.bytes.toString()).toBe(`picture ${picture}`)
    const highest = Math.max(...(await app.context.db.selectFrom('suppliers').select('id').execute()).map(({ id }) => id))
    await lookInto(config, async (db) => {
      // What the backup itself and the jobs of a minute have changed since its moment.
      const traces = { audit: [], sessions: [], start_tasks: [], job_runs: [] }
      const restored = await allRows(db)
      expect({ ...restored, ...traces }).toEqual({ ...before, ...traces })
      // The next start reads what was restored again.
      expect([before.start_tasks?.length, restored.start_tasks]).toEqual([2, []])
      const [added] = await db.insertInto('suppliers').values({ businessName: 'Later', category: 'Coffee' }).returning('id').execute()
      expect(added!.id).toBeGreaterThan(highest)
      // References and triggers work again.
      await expect(db.insertInto('products').values({ supplierId: 2_000_000_000, title: 'x', position: 0 }).execute()).rejects.toThrow(
        /foreign key/,
      )
      const { rows } = await sql`select from supplier_search where supplier_id = ${added!.id}`.execute(db)
      expect(rows).toHaveLength(1)
    })
  })

  test('made while the site is written to has all of every transaction or nothing of it, as of one moment', async () => {
    const writer = startWriting()
    await expect.poll(() => writer.written()).toBeGreaterThan(20)
    const least = writer.written()
    const path = await download()
    const most = writer.written() + 1
    await writer.stop()
    expect(most).toBeGreaterThan(least)
    const config = await emptyPlace(folder)
    await restoreBackup(config, createImages(config), await openBackup(path))
    await lookInto(config, async (db) => {
      const emailsOf = async (table: 'betaSignups' | 'newsletterSubscribers') =>
        new Set((await db.selectFrom(table).select('email').where('email', 'like', '%@writer.example').execute()).map(({ email }) => email))
      const [one, other] = [await emailsOf('betaSignups'), await emailsOf('newsletterSubscribers')]
      expect(one.size).toBeGreaterThanOrEqual(least)
      expect(one.size).toBeLessThanOrEqual(most)
      expect(one).toEqual(new Set(Array.from({ length: one.size }, (_, at) => writer.mark(at + 1))))
      expect(other).toEqual(one)
      const { username } = await db.selectFrom('accounts').select('username').where('id', '=', boss.id).executeTakeFirstOrThrow()
      expect(username).toBe(writer.mark(one.size))
    })
  })

  test.runIf(inject('databaseServer'))('of the embedded database is restored into a server, row by row', async () => {
    // The app of this project is on the server: this one is embedded.
    const embedded = await openDatabase({ databaseUrl: null, dataDir: await mkdtemp(join(folder, 'source-')) })
    onTestFinished(() => embedded.close())
    await migrate(embedded.db)
    await embedded.db
      .insertInto('suppliers')
      .values([{ businessName: 'Tin\tShed', category: 'Coffee', suburb: 'Preston', state: 'VIC' }])
      .execute()
    const path = await backupOf(embedded, folder)
    const config = await emptyPlace(folder)
    await restoreBackup(config, createImages(config), await openBackup(path))
    expect(await lookInto(config, allRows)).toEqual(await allRows(embedded.db))
  })
})
