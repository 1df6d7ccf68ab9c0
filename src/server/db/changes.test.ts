import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { askServer } from '#test/database/ask-server.ts'
import { hasPostgres, NO_SERVER, startPostgres, type PostgresServer } from '#test/database/postgres.ts'
import { createChanges, type ChangeScope } from './changes.ts'
import { openDatabase } from './database.ts'
import { inTransaction } from './db.ts'

const WRITES = 200

let server: PostgresServer

/** Returns a process of the site: its database and its changes, with what it has heard of. */
async function opened() {
  const database = await openDatabase({ databaseUrl: server.url, dataDir: '' })
  const changes = createChanges(database)
  onTestFinished(async () => {
    await changes.stop()
    await database.close()
  })
  const heard: (ChangeScope | undefined)[] = []
  await expect.poll(changes.isConnected).toBe(true)
  changes.listen((scope) => void heard.push(scope))
  return { ...database, changes, heard }
}

/** Counts what is notified, with the payloads. */
async function listening(): Promise<string[]> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const payloads: string[] = []
  client.on('notification', ({ payload = '' }) => void payloads.push(payload))
  await client.query('listen public_change')
  onTestFinished(() => client.end())
  return payloads
}

const counted = async () => (await askServer(server.url, 'select value from counter'))[0]?.value

describe.skipIf(!hasPostgres())(`Changes between processes${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
  beforeAll(async () => {
    server = (await startPostgres())!
    await askServer(server.url, 'create table counter (value int)')
    await askServer(server.url, 'insert into counter values (0)')
  })
  afterAll(() => server?.stop())

  test('many writes of a second are one notification at once and one after the second, by which the last of them is seen', async () => {
    const [writer, reader, notified] = [await opened(), await opened(), await listening()]
    let seen = 0
    reader.changes.listen(() => void counted().then((value) => (seen = Math.max(seen, value))))
    const begun = performance.now()
    for (let write = 1; write <= WRITES; write++)
      await inTransaction(writer.db, async (tx) => {
        await sql`update counter set value = ${write}`.execute(tx)
        await writer.changes.publish(tx)
      })
    const seconds = Math.ceil((performance.now() - begun) / 1000)
    expect(writer.heard.length).toBeGreaterThanOrEqual(WRITES)
    await expect.poll(() => seen).toBe(WRITES)
    expect(notified.length).toBeLessThanOrEqual(seconds + 2)
    expect(notified.length).toBeGreaterThan(1)
    // What the process itself has told the others of is not news to it; the first one may be heard again.
    expect(writer.heard.length).toBeLessThanOrEqual(WRITES + seconds)
  })

  test('the pages of several suppliers are named together, and apart from what changes everything', async () => {
    const [writer, reader, notified] = [await opened(), await opened(), await listening()]
    for (const supplierId of [1, 2, 3, 2]) await writer.changes.publish(writer.db, { supplierId })
    await writer.changes.publish(writer.db)
    await expect.poll(() => reader.heard).toEqual([{ supplierId: 1 }, undefined, { supplierId: 2 }, { supplierId: 3 }])
    expect(notified).toEqual(['1', '', '2,3'])
  })

  test('what is taken back is not told, and neither keeps what follows from being told nor what is left at a stop', async () => {
    const [writer, reader] = [await opened(), await opened()]
    const failing = inTransaction(writer.db, async (tx) => {
      await writer.changes.publish(tx, { supplierId: 1 })
      await sql`select 1 / 0`.execute(tx)
    })
    await expect(failing).rejects.toThrow('division by zero')
    await writer.changes.publish(writer.db, { supplierId: 2 })
    await expect.poll(() => reader.heard).toEqual([{ supplierId: 2 }])
    await writer.changes.publish(writer.db, { supplierId: 3 })
    await writer.changes.stop()
    await expect.poll(() => reader.heard).toEqual([{ supplierId: 2 }, { supplierId: 3 }])
  })
})
