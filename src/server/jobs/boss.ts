import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss'
import { traced } from '#server/tracing/tracing.ts'
import type { Handle } from './handle.ts'
import { storeRun, type JobRun, type Pool } from './job-queries.ts'
import type { ReportFailure } from './report-failure.ts'

export const SCHEMA = 'jobs'
const SUPERVISE_SECONDS = 10
/** Workers are notified of what is due. If each of forty asked for itself every two seconds, that would take 4 % of a core. */
const POLLING_SECONDS = 60
const WORK = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
  pollingIntervalSeconds: POLLING_SECONDS,
} as const

type Job = JobWithMetadata<{ id: string } | null>

/**
 * Creates pg-boss over our pool, in a schema of its own; one that does not work only adds jobs. Its support for flows, bloat and vacuum is not needed
 * here.
 */
export function newBoss(pool: Pool, reportFailure: ReportFailure, works: boolean): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    flowIntervalSeconds: 3600,
    reindex: false,
    monitorVacuum: false,
    supervise: works,
    schedule: works,
  })
  boss.on('error', (error) => reportFailure('The job queue', {}, error))
  return boss
}

type QueueDeps = { boss: PgBoss; pool: Pool; reportFailure: ReportFailure; onRun: (run: JobRun) => void }

/**
 * Creates a queue. Those that are there when pg-boss starts are in its cache already, as this one must be, so that `enqueue` inside a
 * transaction needs no other connection.
 */
export async function createQueue(boss: PgBoss, queue: string): Promise<void> {
  await boss.createQueue(queue, { policy: 'exclusive' })
  await boss.findJobs(queue, { key: '' })
}

/** Starts the worker of a queue, which takes jobs in batches. Returns the id by which the worker is notified. */
export async function workOn({ boss, pool, reportFailure, onRun }: QueueDeps, queue: string, handle: Handle): Promise<string> {
  const attempt = async ({ id, data, retryCount, retryLimit }: Job): Promise<JobResult> => {
    try {
      await traced(`job ${queue}`, () => handle(data?.id ?? '', { isLast: retryCount >= retryLimit }))
      return { id, status: 'completed' }
    } catch (error) {
      const reason = reportFailure(`A job of "${queue}"`, { queue, jobId: id }, error)
      return { id, status: 'failed', output: { reason } }
    }
  }
  const run = async (job: Job): Promise<JobResult> => {
    const startedAt = new Date()
    const result = await attempt(job)
    const reason = result.status === 'failed' ? reasonIn(result.output) : null
    const ended = { name: queue, startedAt, finishedAt: new Date(), reason }
    onRun(ended)
    // What is told of a job must not make it fail.
    await storeRun(pool, ended).catch((error: unknown) => reportFailure('The note of a job', { queue }, error))
    return result
  }
  return boss.work(queue, WORK, (jobs: Job[]) => Promise.all(jobs.map(run)))
}

const reasonIn = (output: unknown): string => String((output as { reason?: unknown }).reason)
