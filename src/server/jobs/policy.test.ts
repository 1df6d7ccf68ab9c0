import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDb, createPool, type Db } from '#server/db/db.ts'
import { openEmbedded, type EmbeddedDatabase } from '#server/db/embedded/embedded.ts'
import { silentLog } from '#test/app/log.ts'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { template } from '#test/database/template.ts'
import type { Attempt } from './handle.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { DEFAULT_POLICY, SCHEDULED_POLICY } from './policy.ts'

const HOUR_MS = 3_600_000
let embedded: EmbeddedDatabase
let pool: ReturnType<typeof createPool>
let db: Db
let jobs: Jobs
/** The attempts of each job of the failing queues. */
const attempts = new Map<string, Attempt[]>()

beforeAll(async () => {
  embedded = await openEmbedded({ dataDir: null, loadFrom: await template() })
  pool = createPool(embedded.pool)
  db = openDb(pool)
  jobs = createJobs({ pool, log: silentLog })
  const fail = async (id: string, attempt: Attempt) => {
    attempts.set(id, [...(attempts.get(id) ?? []), attempt])
    throw new Error('always')
  }
  jobs.work('at-least-once', fail)
  jobs.work('at-most-once', fail, { attempts: 1 })
  jobs.work('two-attempts', fail, { attempts: 2, backoff: { firstSeconds: 0, maxSeconds: 0 } })
  jobs.work('patient', fail, { backoff: { firstSeconds: 600, maxSeconds: 900 }, timeoutSeconds: 7 })
  jobs.schedule('nightly', '0 3 * * *', async () => {})
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await db.destroy()
  await embedded.close()
})

type JobRow = { state: string; retry_count: number; retry_limit: number; expire_seconds: number; start_after: Date }
async function jobsWith(key: string): Promise<JobRow[]> {
  const { rows } = await pool.query('select * from jobs.job where singleton_key = $1', [key])
  return rows as JobRow[]
}
const ended = (key: string, state: string) =>
  vi.waitFor(async () => expect(await jobsWith(key)).toMatchObject([{ state }]), { timeout: PATIENCE_MS, interval: 50 })
const secondsUntil = ({ start_after }: JobRow) => (new Date(start_after).getTime() - Date.now()) / 1000

/** Adds a job and makes it look as if a process had begun it and died. Its start is far off, so that nobody else takes it meanwhile. */
async function orphan(queue: string): Promise<string> {
  const id = randomUUID()
  await jobs.enqueue(db, queue, [id], { startAfter: 3600 })
  const dead = `state = 'active', started_on = now(), start_after = now(), heartbeat_on = now() - interval '1 minute'`
  await pool.query(`update jobs.job set ${dead} where singleton_key = $1`, [id])
  return id
}

describe('Attempts', () => {
  test('a job of a queue without a policy has the default number of attempts', async () => {
    const id = randomUUID()
    await jobs.enqueue(db, 'at-least-once', [id])
    await ended(id, 'retry')
    expect(await jobsWith(id)).toMatchObject([{ retry_limit: DEFAULT_POLICY.attempts - 1 }])
    expect(attempts.get(id)?.[0]).toEqual({ isLast: false })
  })

  test('a job has as many attempts as its queue allows, and knows the last', async () => {
    const id = randomUUID()
    await jobs.enqueue(db, 'two-attempts', [id])
    await ended(id, 'failed')
    expect(attempts.get(id)).toEqual([{ isLast: false }, { isLast: true }])
  })

  test('a job that is done at most once is not started again after it failed', async () => {
    const id = randomUUID()
    await jobs.enqueue(db, 'at-most-once', [id])
    await ended(id, 'failed')
    expect(attempts.get(id)).toEqual([{ isLast: true }])
  })

  test('after a process dies, only jobs that may be done more than once are started again', async () => {
    const [once, again] = [await orphan('at-most-once'), await orphan('at-least-once')]
    await ended(once, 'failed')
    await vi.waitFor(() => expect(attempts.get(again)).toHaveLength(1), PATIENCE_MS)
    expect(attempts.has(once)).toBe(false)
  })

  test('a scheduled job has the attempts of the policy for scheduled jobs', async () => {
    const { rows } = await pool.query(`select options from jobs.schedule where name = 'nightly'`)
    expect(rows).toMatchObject([{ options: { retryLimit: SCHEDULED_POLICY.attempts - 1, retryDelay: 0 } }])
  })
})

describe('Back-off and time limit', () => {
  test('the pause before the second attempt is that of the queue, up to its maximum', async () => {
    const id = randomUUID()
    await jobs.enqueue(db, 'patient', [id])
    await ended(id, 'retry')
    const [row] = await jobsWith(id)
    expect(secondsUntil(row!)).toBeGreaterThan(500)
    expect(secondsUntil(row!)).toBeLessThanOrEqual(900)
    expect(row?.expire_seconds).toBe(7)
  })
})

describe('enqueue', () => {
  test('a job starts after a number of seconds, or at a time', async () => {
    const [soon, later] = [randomUUID(), randomUUID()]
    await jobs.enqueue(db, 'at-least-once', [soon], { startAfter: 1800 })
    await jobs.enqueue(db, 'at-least-once', [later], { startAfter: new Date(Date.now() + HOUR_MS) })
    const [[first], [second]] = [await jobsWith(soon), await jobsWith(later)]
    expect([first?.state, second?.state]).toEqual(['created', 'created'])
    expect(secondsUntil(first!)).toBeLessThanOrEqual(1800)
    expect(secondsUntil(second!) - secondsUntil(first!)).toBeGreaterThan(1790)
  })

  test('only one of several jobs with the same key waits, and another queue has its own keys', async () => {
    const key = `account ${randomUUID()}`
    const options = { startAfter: 3600, singletonKey: key }
    for (const id of [randomUUID(), randomUUID()]) await jobs.enqueue(db, 'at-least-once', [id], options)
    expect(await jobsWith(key)).toHaveLength(1)
    await jobs.enqueue(db, 'at-most-once', [randomUUID()], options)
    expect(await jobsWith(key)).toHaveLength(2)
  })
})
