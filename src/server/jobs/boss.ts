import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss'
import { TooEarly, type Handle } from './handle.ts'
import type { Report } from './reporter.ts'

export const SCHEMA = 'jobs'
/** 2 s, 4 s, 8 s and so on up to an hour, each with some chance in it. */
export const RETRIES = { retryLimit: 60, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 }
/** A job whose process died is found by its missing heartbeat and tried again in time (docs/behaviour.md, Emails). */
export const LIFE = { heartbeatSeconds: 10, expireInSeconds: 120, deleteAfterSeconds: 86_400 }
const LOOK_SECONDS = 10
const WORK = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true, includeMetadata: true, pollingIntervalSeconds: 2 } as const

/** Where jobs are kept: the pool of all else. */
export type Pool = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }
type Job = JobWithMetadata<{ id: string } | null>

/** pg-boss over our pool, in a schema of its own. What it does for flows, bloat and vacuum is not needed here. */
export function newBoss(pool: Pool, report: Report): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    flowIntervalSeconds: 3600,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => report('The job queue', error))
  return boss
}

/** Makes the queue where there is none and takes its jobs from now on, some at a time. Answers the id by which its worker is woken. */
export async function openQueue(boss: PgBoss, queue: string, handle: Handle, report: Report): Promise<string> {
  await boss.createQueue(queue, { policy: 'exclusive' })
  // Fills the library's memory of this queue, so that no `enqueue` inside a transaction looks it up on another connection.
  await boss.findJobs(queue, { key: '' })
  const doOne = async ({ id, data, retryCount, retryLimit }: Job): Promise<JobResult> => {
    try {
      await handle(data?.id ?? '', { isLast: retryCount >= retryLimit })
      return { id, status: 'completed' }
    } catch (error) {
      const reason = error instanceof TooEarly ? 'too early' : report(`A job of "${queue}"`, error)
      return { id, status: 'failed', output: { reason } }
    }
  }
  return boss.work(queue, WORK, (jobs: Job[]) => Promise.all(jobs.map(doOne)))
}
