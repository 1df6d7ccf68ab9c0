import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inTransaction, openDb, createPool, type Db } from '#server/db/db.ts'
import { openEmbedded, type EmbeddedDatabase } from '#server/db/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { collectLog } from '#test/app/log.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { template } from '#test/database/template.ts'
import type { Attempt } from './handle.ts'
import { createJobs, type Jobs } from './jobs.ts'

const logged = collectLog()
const log = createLog({ logLevel: 'warn' }, logged)
let embedded: EmbeddedDatabase
let pool: ReturnType<typeof createPool>
let db: Db
let jobs: Jobs
const done: string[] = []
const attempts = new Map<string, Attempt[]>()
const failing = new Set<string>()
let endless = () => {}

beforeAll(async () => {
  embedded = await openEmbedded({ dataDir: null, loadFrom: await template() })
  pool = createPool(embedded.pool)
  db = openDb(pool)
  jobs = createJobs({ pool, log })
  registerWorkers(jobs)
  await jobs.start()
})

afterAll(async () => {
  await jobs.stop()
  await db.destroy()
  await embedded.close()
})

function registerWorkers(to: Jobs) {
  to.work('notes', async (id, attempt) => {
    attempts.set(id, [...(attempts.get(id) ?? []), attempt])
    if (failing.delete(id)) throw Object.assign(new Error(`no such address: someone@cafe.example`), { code: 'EENVELOPE' })
    done.push(id)
  })
  to.work('endless', () => new Promise((resolve) => (endless = resolve)))
  to.schedule('tidying', '0 3 * * *', async () => {})
}

const doneOnce = (id: string) => vi.waitFor(() => expect(done.filter((other) => other === id)).toHaveLength(1), PATIENCE_MS)
const jobOf = async (id: string) => (await pool.query('select state, output from jobs.job where singleton_key = $1', [id])).rows

describe('openJobs', () => {
  test('a job is done once its transaction has committed', async () => {
    const id = randomUUID()
    await inTransaction(db, async (tx) => {
      await jobs.enqueue(tx, 'notes', [id])
      expect(done).not.toContain(id)
    })
    await doneOnce(id)
  })

  test('a job whose transaction is rolled back is not enqueued', async () => {
    const id = randomUUID()
    const rolledBack = inTransaction(db, async (tx) => {
      await jobs.enqueue(tx, 'notes', [id])
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect(await jobOf(id)).toEqual([])
  })

  test('a queue without a worker rejects a job at once', async () => {
    const enqueued = inTransaction(db, (tx) => jobs.enqueue(tx, 'nobody', [randomUUID()]))
    await expect(enqueued).rejects.toThrow('Nobody works on the queue "nobody"')
  })

  test("a job that throws is tried again and logged once, without the error's message", async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    failing.add(first).add(second)
    await jobs.enqueue(db, 'notes', [first, second])
    await Promise.all([doneOnce(first), doneOnce(second)])
    expect(attempts.get(first)).toEqual([{ isLast: false }, { isLast: false }])
    expect(logged.entries()).toMatchObject([{ level: 'error', msg: 'A job of "notes" failed', code: 'EENVELOPE' }])
    expect(logged.text()).not.toContain('no such address')
  })

  test('a job that waits or runs already is not added twice', async () => {
    const id = randomUUID()
    await jobs.enqueue(db, 'endless', [id])
    await jobs.enqueue(db, 'endless', [id])
    expect(await jobOf(id)).toHaveLength(1)
    endless()
  })

  test('51 jobs that are enqueued together are all done without a pause between', async () => {
    const ids = Array.from({ length: 51 }, () => randomUUID())
    await jobs.enqueue(db, 'notes', ids)
    await vi.waitFor(() => expect(ids.filter((id) => done.includes(id))).toHaveLength(51), PATIENCE_MS)
  })

  test('jobs that another process adds are taken, and queues that have none are not asked meanwhile', async () => {
    const asked: string[] = []
    const query = (text: string, values?: unknown[]) => {
      asked.push(text)
      return pool.query(text, values)
    }
    const [web, worker] = [createJobs({ pool, log, works: false }), createJobs({ pool: { query }, log })]
    const ran: string[] = []
    for (const process of [web, worker]) {
      process.work('from-afar', async (id) => void ran.push(id))
      process.work('idle', async () => {})
      await process.start()
    }
    const ids = [randomUUID(), randomUUID()]
    for (const id of ids) {
      await web.enqueue(db, 'from-afar', [id])
      await vi.waitFor(() => expect(ran).toContain(id), PATIENCE_MS)
    }
    await Promise.all([web.stop(), worker.stop()])
    expect(ran).toEqual(ids)
    expect(asked.filter((text) => text.includes(`j.name = 'idle'`))).toHaveLength(1)
  })

  test('a schedule runs on Sydney time and makes up once for missed runs', async () => {
    const { rows } = await pool.query(`select cron, timezone, options->>'missed' as missed from jobs.schedule where name = 'tidying'`)
    expect(rows).toEqual([{ cron: '0 3 * * *', timezone: 'Australia/Sydney', missed: 'once' }])
  })

  test('a job that waits for its next attempt is tried at once after a restart', async () => {
    const id = randomUUID()
    await jobs.enqueue(db, 'notes', [id])
    await doneOnce(id)
    await pool.query(`update jobs.job set state = 'retry', start_after = now() + interval '1 hour' where singleton_key = $1`, [id])
    done.length = 0
    await jobs.stop()
    jobs = createJobs({ pool, log })
    registerWorkers(jobs)
    await jobs.start()
    await doneOnce(id)
    expect(await jobOf(id)).not.toMatchObject([{ state: 'retry' }])
  })

  test('stopping leaves a job that does not end for a later attempt', async () => {
    const id = randomUUID()
    await jobs.enqueue(db, 'endless', [id])
    await vi.waitFor(async () => expect(await jobOf(id)).toMatchObject([{ state: 'active' }]), PATIENCE_MS)
    await jobs.stop()
    expect(await jobOf(id)).toMatchObject([{ state: 'retry' }])
  })
})
