import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { fromKysely, type PgBoss } from 'pg-boss'
import { afterCommit, type Db } from '#server/db/db.ts'
import type { Log } from '#server/log.ts'
import { required } from '#shared/required.ts'
import { createQueue, newBoss, SCHEMA, workOn } from './boss.ts'
import { runDrain, type Drain } from './drain.ts'
import type { Handle } from './handle.ts'
import { queuesWithDueJobs, type JobRun, type Pool } from './job-queries.ts'
import { overviewOf, type JobSummary } from './overview.ts'
import { DEFAULT_POLICY, SCHEDULED_POLICY, settingsOf, TIME_ZONE, type JobPolicy } from './policy.ts'
import { failureReporter } from './report-failure.ts'

type EnqueueOptions = {
  /** Seconds from now, or a time: no worker takes the jobs earlier, not even after a restart. */
  startAfter?: number | Date
  /** Of the jobs of a queue with the same key only one waits or runs at a time; further ones are not added. Default: the id. */
  singletonKey?: string
}

/** The job queue, for work that outlives a request. A job is a queue and the id of the row it is about; the worker reads all else. */
export type Jobs = {
  /**
   * Adds jobs when the transaction of `db` commits, and none if it is rolled back. One that waits or runs already is not added twice.
   * @throws where the queue is unknown, or before the start
   */
  enqueue(db: Db, queue: string, ids: string[], options?: EnqueueOptions): Promise<void>
  /** Adds work on rows that are their own jobs, for those of which there are many: a job of the queue costs as much as the email that it is for. */
  drain(name: string, drain: Drain): void
  /** Has such rows taken when the transaction of `db` commits; other processes look for them every two seconds. */
  wake(db: Db, name: string): void
  /** Sets the handler of a queue, and its policy for retries. */
  work(queue: string, handle: Handle, policy?: Partial<JobPolicy>): void
  /**
   * Runs `task` on a cron schedule, Sydney time, in one of the processes; runs missed while no process was running are made up for by one.
   */
  schedule(name: string, cron: string, task: () => Promise<void>): void
  /** Returns what is known of each queue of this process, by name: when it ran last and runs next, and how much waits. */
  overview(now: Date): Promise<JobSummary[]>
  /** Starts the workers; call it after every `work` and `schedule`. Jobs that wait for a retry are tried at once. */
  start(): Promise<void>
  /**
   * Waits for running jobs, at most a few seconds. Those that do not finish count as a failed attempt; `interrupt` ends what they wait for, so
   * that they end before the database is closed.
   */
  stop(interrupt?: () => Promise<void>): Promise<void>
}

/** How long running jobs may go on, and how long the interrupted ones may take to end. */
const STOP_MS = 3_000
const INTERRUPTED_MS = 1_000

type JobsOptions = {
  pool: Pool
  log: Log
  onRun?: ((run: JobRun) => void) | undefined
  /** Whether this process works on jobs and schedules, or only adds jobs for those that do. */
  works?: boolean
}

/**
 * Opens the job queue in the application's database. A process is notified of its own jobs at commit, and polls for others' every two
 * seconds.
 */
export function createJobs({ pool, log, onRun = () => {}, works = true }: JobsOptions): Jobs {
  const reportFailure = failureReporter(log)
  const boss = newBoss(pool, reportFailure, works)
  const queues = new Map<string, { handle: Handle; policy: JobPolicy }>()
  const crons = new Map<string, string>()
  const workers = new Map<string, string>()
  const drains = new Map<string, ReturnType<typeof runDrain>>()
  let isStarted = false
  const failureOf = (name: string) => (error: unknown) => reportFailure(`A look for "${name}"`, {}, error)
  async function startWorkers() {
    await pool.query(`update ${SCHEMA}.job set start_after = now() where state = 'retry'`)
    for (const [queue, { handle }] of queues) workers.set(queue, await workOn({ boss, pool, reportFailure, onRun }, queue, handle))
    await scheduleChanged(boss, crons)
    drains.set('jobs', runDrain(dueJobsOf(pool, boss, workers), failureOf('jobs')))
    for (const { wake } of drains.values()) wake()
  }
  return {
    async enqueue(tx, queue, ids, { startAfter = 0, singletonKey } = {}) {
      const [policy, worker] = [queues.get(queue)?.policy, workers.get(queue)]
      // Without its cache the library would query another connection, which the embedded database blocks until this transaction ends.
      if (!policy || !isStarted) throw new Error(`Nobody works on the queue "${queue}", or the jobs have not started.`)
      await insertJobs(boss, tx, queue, ids, { startAfter, singletonKey, policy })
      if (startAfter === 0 && worker !== undefined) afterCommit(tx, () => boss.notifyWorker(worker))
    },
    drain: (name, drain) => void drains.set(name, runDrain(drain, failureOf(name))),
    wake(tx, name) {
      const drain = drains.get(name)
      if (!drain) throw new Error(`Nobody takes "${name}".`)
      if (works) afterCommit(tx, drain.wake)
    },
    work: (queue, handle, policy) => void queues.set(queue, { handle, policy: { ...DEFAULT_POLICY, ...policy } }),
    schedule(name, cron, task) {
      queues.set(name, { handle: task, policy: SCHEDULED_POLICY })
      crons.set(name, cron)
    },
    overview: (now) => overviewOf(pool, [...queues.keys()], crons, now),
    async start() {
      await boss.start()
      await createMissing(boss, [...queues.keys()])
      if (works) await startWorkers()
      isStarted = true
    },
    async stop(interrupt = async () => {}) {
      const ends = [...workers.keys()].map((queue) => boss.offWork(queue, { wait: true }))
      await interrupted(Promise.all([...ends, ...[...drains.values()].map((drain) => drain.stop())]), interrupt)
      await boss.stop({ graceful: false })
    },
  }
}

/** Looks into all queues at once for jobs of other processes and for those that have become due, and notifies the workers of theirs. */
const dueJobsOf = (pool: Pool, boss: PgBoss, workers: ReadonlyMap<string, string>): Drain => ({
  async takeDue() {
    for (const queue of await queuesWithDueJobs(pool, [...workers.keys()])) boss.notifyWorker(required(workers.get(queue), queue))
  },
  finished: async () => {},
})

/** Waits for what runs, and for what is interrupted after a while. */
async function interrupted(finished: Promise<unknown>, interrupt: () => Promise<void>): Promise<void> {
  await Promise.race([finished, pause(STOP_MS, undefined, { ref: false })])
  await interrupt()
  await Promise.race([finished, pause(INTERRUPTED_MS, undefined, { ref: false })])
}

/** Starts the job queue without any work, which creates or updates its tables. */
export async function createJobTables(deps: { pool: Pool; log: Log }): Promise<void> {
  const jobs = createJobs(deps)
  await jobs.start()
  await jobs.stop()
}

/** Creates the queues that are not there yet, as they usually are: each costs a transaction. */
async function createMissing(boss: PgBoss, names: string[]): Promise<void> {
  const present = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const name of names) if (!present.has(name)) await createQueue(boss, name)
}

/** Stores the schedules that are not stored as they are, for the same reason. */
async function scheduleChanged(boss: PgBoss, crons: ReadonlyMap<string, string>): Promise<void> {
  const options = { tz: TIME_ZONE, missed: 'once', ...settingsOf(SCHEDULED_POLICY) } as const
  const stored = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  for (const [name, cron] of crons) {
    const present = stored.get(name)
    const isUnchanged = present?.cron === cron && present.timezone === TIME_ZONE && isDeepStrictEqual(present.options, options)
    if (!isUnchanged) await boss.schedule(name, cron, null, options)
  }
}

const insertJobs = (
  boss: PgBoss,
  tx: Db,
  queue: string,
  ids: string[],
  { startAfter = 0, singletonKey, policy }: EnqueueOptions & { policy: JobPolicy },
) =>
  boss.insert(
    queue,
    ids.map((id) => ({ data: { id }, singletonKey: singletonKey ?? id, startAfter, ...settingsOf(policy) })),
    { db: fromKysely(tx.withoutPlugins()) },
  )
