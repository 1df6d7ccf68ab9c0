import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { inTransaction } from '#server/db/db.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'

let time = Date.now()
let app: TestApp
let id: number

beforeAll(async () => {
  app = await createTestApp({}, { now: () => new Date(time) })
  id = (await app.supplier()).id
  await vi.waitUntil(() => app.context.changes.isConnected(), PATIENCE_MS)
})
afterAll(() => app.stop())

const textOf = async (url: string) => (await app.server.inject(url)).body
const rename = (businessName: string) =>
  inTransaction(app.context.db, async (tx) => {
    await tx.updateTable('suppliers').set({ businessName }).where('id', '=', id).execute()
    await app.context.changes.publish(tx)
  })
/** Renames the supplier without publishing a change: a response that shows the new name was not cached. */
const renameUnpublished = (businessName: string) =>
  app.context.pool.query('update suppliers set business_name = $1 where id = $2', [businessName, id])

/** Returns whether the response is cached: a change that is not published stays unseen. */
async function isCached(url: string): Promise<boolean> {
  const text = await textOf(url)
  await renameUnpublished(randomUUID())
  return (await textOf(url)) === text
}

describe('The cache of pages and lists', () => {
  test('pages and lists are cached until something changes', async () => {
    // Once the changes that are still on their way have arrived.
    await expect.poll(() => isCached('/api/suppliers')).toBe(true)
    await expect.poll(() => isCached('/suppliers')).toBe(true)
  })

  test('what no notification tells of is a minute late at most: lists, pages, counts and the total', async () => {
    const read = async () => {
      const list = await app.server.inject('/api/suppliers')
      const categories: { supplierCount: number }[] = (await app.server.inject('/api/categories')).json()
      const counted = categories.reduce((sum, { supplierCount }) => sum + supplierCount, 0)
      return [
        list.json().length,
        Number(list.headers['x-total-count']),
        counted,
        /(\d+) suppliers? found/.exec(await textOf('/suppliers'))?.[1],
      ]
    }
    const [before] = await read()
    await app.context.pool.query(`insert into suppliers (business_name, category) values ('Unheard of', 'Tea')`)
    expect(await read()).toEqual([before, before, before, String(before)])
    time += 61_000
    expect(await read()).toEqual([before + 1, before + 1, before + 1, String(before + 1)])
  })

  test('a write shows in the very next request of a list and of a page', async () => {
    for (let round = 0; round < 5; round++) {
      await rename(`Roasters ${round}`)
      expect(await textOf('/api/suppliers')).toContain(`Roasters ${round}`)
      expect(await textOf('/suppliers')).toContain(`Roasters ${round}`)
      expect(await textOf(`/suppliers/${id}`)).toContain(`Roasters ${round}`)
    }
  })

  test('the address of a supplier that does not exist shows a listing as soon as there is one', async () => {
    const { pool } = app.context
    const unknown = [1, 2].map((further) => id + 500 + further)
    for (const url of unknown.map((one) => `/suppliers/${one}`)) expect(await textOf(url)).toContain('Supplier Not Found')
    const insert = `insert into suppliers (id, business_name, category) overriding system value values ($1, 'Newly Listed', 'Tea')`
    await pool.query(insert, [unknown[0]])
    expect(await textOf(`/suppliers/${unknown[0]}`)).toContain('Newly Listed')
    expect(await textOf(`/suppliers/${unknown[1]}`)).toContain('Supplier Not Found')
  })

  test('a page that was being rendered during a write is not served to later requests', async () => {
    for (let round = 0; round < 20; round++) {
      await rename(`Before ${round}`)
      const underWay = [textOf('/suppliers'), textOf('/api/suppliers')]
      await rename(`After ${round}`)
      expect(await textOf('/api/suppliers')).toContain(`After ${round}`)
      expect(await textOf('/suppliers')).toContain(`After ${round}`)
      await Promise.all(underWay)
      expect(await textOf('/suppliers')).toContain(`After ${round}`)
    }
  })

  /** Waits for a query that waits for a lock, in this database: other tests use other databases of the server. */
  async function aQueryWaits() {
    const waiting = 'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())'
    await vi.waitFor(async () => expect((await app.context.pool.query(waiting)).rowCount).toBeGreaterThan(0), PATIENCE_MS)
  }

  test.skipIf(!inject('databaseServer'))('a page that was read before a write and finished after it is not cached', async () => {
    const { pool } = app.context
    await rename('Early Roasters')
    const client = await pool.connect()
    await client.query('begin; lock table reviews in access exclusive mode')
    const underWay = textOf(`/suppliers/${id}`)
    await aQueryWaits()
    await rename('Late Roasters')
    await client.query('commit')
    client.release()
    expect(await underWay).toContain('Early Roasters')
    expect(await textOf(`/suppliers/${id}`)).toContain('Late Roasters')
  })

  test.skipIf(!inject('databaseServer'))('a list that was read before a write and finished after it is not cached', async () => {
    const { pool } = app.context
    const reviews = () => app.server.inject(`/api/suppliers/${id}/reviews`)
    const client = await pool.connect()
    await client.query('begin; lock table reviews in access exclusive mode')
    await app.context.changes.publish(app.context.db)
    const underWay = reviews()
    await aQueryWaits()
    await pool.query('update suppliers set total_reviews = 7 where id = $1', [id])
    await app.context.changes.publish(app.context.db)
    const after = reviews()
    await client.query('commit')
    client.release()
    expect((await underWay).headers['x-total-count']).toBe('0')
    expect((await after).headers['x-total-count']).toBe('7')
    expect((await reviews()).headers['x-total-count']).toBe('7')
  })

  test('a write that is rolled back changes nothing', async () => {
    await rename('Same Roasters')
    const rolledBack = inTransaction(app.context.db, async (tx) => {
      await tx.updateTable('suppliers').set({ businessName: 'Undone Roasters' }).where('id', '=', id).execute()
      await app.context.changes.publish(tx)
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect(await textOf('/api/suppliers')).toContain('"Same Roasters"')
  })

  test.skipIf(!inject('databaseServer'))('nothing is cached while the connection that listens for changes is lost', async () => {
    const { pool, changes, config } = app.context
    const database = new URL(config.databaseUrl!).pathname.slice(1)
    const server = new pg.Client({ connectionString: inject('databaseServer') })
    await server.connect()
    await server.query(`alter database ${database} with allow_connections false`)
    await server.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'listen %'`, [database])
    await vi.waitFor(() => expect(changes.isConnected() || changes.isServerGone()).toBe(false), PATIENCE_MS)
    for (const name of ['Offline Roasters', 'Still Offline Roasters']) {
      await pool.query('update suppliers set business_name = $1 where id = $2', [name, id])
      expect(await textOf('/api/suppliers')).toContain(`"${name}"`)
    }
    await server.query(`alter database ${database} with allow_connections true`)
    await server.end()
    await vi.waitFor(() => expect(changes.isConnected()).toBe(true), PATIENCE_MS)
    await expect.poll(() => isCached('/api/suppliers')).toBe(true)
  })
})
