import { randomUUID } from 'node:crypto'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { offerBackup } from '#contract/operations.ts'
import { openImages } from '#server/bootstrap/open-images.ts'
import { readConfig, type Config } from '#server/config.ts'
import { tableShapes } from '#server/db/backup/catalog-queries.ts'
import { openDatabase } from '#server/db/database.ts'
import { inTransaction, type Db } from '#server/db/db.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { emptyDatabase } from '#test/database-server.ts'
import { owner, type Person } from '#test/people.ts'
import { canOpen } from './manifest.ts'
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

const cookieOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** Downloads a backup as a browser does, in pieces. */
async function download(): Promise<string> {
  const { url } = await boss.call(offerBackup, {})
  const response = await fetch(address + url, { headers: { cookie: cookieOf(boss) } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/gzip'])
  const path = join(folder, `${randomUUID()}.tar.gz`)
  const file = await open(path, 'wx')
  for await (const chunk of response.body!) await file.write(chunk)
  await file.close()
  return path
}

/** Settings of an empty place: a database on the server or a folder, as those of the app are. */
async function emptyPlace(): Promise<Config> {
  const DATABASE_URL = await emptyDatabase()
  const DATA_DIR = await mkdtemp(join(folder, 'data-'))
  return readConfig({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL, SESSION_SECRET: 'the secret of an app that is under test' }) })
}

/** Returns the rows of every table, each as text, in an order that does not depend on where they are stored. */
async function allRows(db: Db): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const { name } of await tableShapes(db.withoutPlugins())) {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(db)
    rows[name] = found.rows.map(({ row }) => row).toSorted()
  }
  return rows
}

async function restored<Result>(config: Config, look: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase(config)
  try {
    return await look(db)
  } finally {
    await close()
  }
}

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
    const config = await emptyPlace()
    const backup = await openBackup(path)
    const { pictures } = await restoreBackup(config, openImages(config), backup)
    expect(pictures).toBe(1)
    expect((await openImages(config).get(picture))!.bytes.toString()).toBe(`picture ${picture}`)
    const highest = Math.max(...(await app.context.db.selectFrom('suppliers').select('id').execute()).map(({ id }) => id))
    await restored(config, async (db) => {
      const after = await allRows(db)
      for (const [table, rows] of Object.entries(before)) {
        // What the backup itself has changed since its moment.
        if (table !== 'audit' && table !== 'sessions') expect(after[table], table).toEqual(rows)
      }
      expect(Object.keys(after)).toEqual(Object.keys(before))
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
    const config = await emptyPlace()
    await restoreBackup(config, openImages(config), await openBackup(path))
    await restored(config, async (db) => {
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

  test('is refused in one line by a place that is not empty, and when it is damaged, cut off or of a newer version', async () => {
    const path = await download()
    const config = await emptyPlace()
    await restoreBackup(config, openImages(config), await openBackup(path))
    const before = await restored(config, allRows)
    await expect(restoreBackup(config, openImages(config), await openBackup(path))).rejects.toThrow(
      /(pictures already|a database already|not empty)/,
    )
    expect(await restored(config, allRows)).toEqual(before)

    const bytes = await readFile(path)
    const cut = join(folder, 'cut.tar.gz')
    const turned = join(folder, 'turned.tar.gz')
    await writeFile(cut, bytes.subarray(0, bytes.length - 200))
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    await writeFile(turned, bytes)
    const text = join(folder, 'text.tar.gz')
    await writeFile(text, 'no backup')
    for (const broken of [cut, turned, text]) await expect(openBackup(broken)).rejects.toThrow(/ is damaged, or no backup of Backdock\. /)
    await expect(openBackup(join(folder, 'nowhere'))).rejects.toThrow('cannot be read (ENOENT)')
    await expect(openBackup(folder)).rejects.toThrow('cannot be read (EISDIR)')

    await sql`insert into migrations (name, timestamp) values ('999-later', '')`.execute(app.context.db)
    onTestFinished(async () => void (await sql`delete from migrations where name = '999-later'`.execute(app.context.db)))
    await expect(openBackup(await download())).rejects.toThrow('was made by a newer version of Backdock')
  })

  test('that cannot be restored to its end leaves nothing behind, and the place can be used afterwards', async () => {
    await addPicture()
    const path = await download()
    const backup = await openBackup(path)
    const config = await emptyPlace()
    const images = openImages(config)
    const failing = { ...images, put: () => Promise.reject(new Error('no room for pictures')) }
    await expect(restoreBackup(config, failing, backup)).rejects.toThrow('no room for pictures')
    const { rows } = await restoreBackup(config, images, backup)
    expect(rows).toBeGreaterThan(1000)
  })

  test('tells whether the secret is the same, and contains neither secret nor password', async () => {
    const { manifest } = await openBackup(await download())
    const { secrets } = app.context
    expect(canOpen(secrets, manifest)).toBe(true)
    expect(canOpen(['another secret of thirty-two or more characters', ...secrets], manifest)).toBe(true)
    expect(canOpen(['another secret of thirty-two or more characters'], manifest)).toBe(false)
    expect(JSON.stringify(manifest)).not.toContain(secrets[0])
  })

  test.runIf(inject('databaseServer'))('of the embedded database is restored into a server, row by row', async () => {
    // The app of this project is on the server: this one is embedded.
    const embedded = await openDatabase({ databaseUrl: null, dataDir: await mkdtemp(join(folder, 'source-')) })
    onTestFinished(() => embedded.close())
    const { migrate } = await import('#server/db/migrate.ts')
    const { dumpTables } = await import('#server/db/backup/dump-tables.ts')
    const { writeBackup } = await import('./write-backup.ts')
    await migrate(embedded.db)
    await embedded.db
      .insertInto('suppliers')
      .values([{ businessName: 'Tin\tShed', category: 'Coffee', suburb: 'Preston', state: 'VIC' }])
      .execute()
    const tables = await mkdtemp(join(folder, 'tables-'))
    const dump = await dumpTables(embedded.pool, tables, async () => null)
    const path = join(folder, 'embedded.tar.gz')
    const manifest = { format: 1, version: '0', madeAt: '', secret: '', ...dump } as const
    await writeFile(path, writeBackup({ manifest, folder: tables, pictures: [], images: { get: async () => null } }))
    const config = await emptyPlace()
    await restoreBackup(config, openImages(config), await openBackup(path))
    expect(await restored(config, allRows)).toEqual(await allRows(embedded.db))
  })
})
