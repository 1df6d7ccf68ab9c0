import { setTimeout as pause } from 'node:timers/promises'
import { fromKysely } from 'pg-boss'
import { afterCommit, type Db } from '#server/db/db.ts'
import type { Log } from '#server/log.ts'
import { newBoss, openQueue, SCHEMA, type Pool } from './boss.ts'
import type { Handle } from './handle.ts'
import { DEFAULT_POLICY, SCHEDULED_POLICY, settingsOf, type JobPolicy } from './policy.ts'
import { failureReporter } from './report-failure.ts'

type EnqueueOptions = {
  /** Seconds from now, or a moment: nobody takes the jobs before, restarts or not. */
  startAfter?: number | Date
  /** Of jobs of a queue with the same key one waits or runs at a time, and others are not added. Default: the id. */
  singletonKey?: string
}

/** Work that outlives a request. A job is a queue and the id of the row it is about; all else is read when it is done. */
export type Jobs = {
  /** The jobs exist once `db`'s transaction has committed, and never if it has not. One that waits or runs already is not added twice. */
  enqueue(db: Db, queue: string, ids: string[], options?: EnqueueOptions): Promise<void>
  /** Says how a queue's jobs are done, and what happens to those that throw. */
  work(queue: string, handle: Handle, policy?: Partial<JobPolicy>): void
  /** Runs `task` on the given cron schedule, Sydney time, in one of the processes; a run that was slept through is made up for once. */
  schedule(name: string, cron: string, task: () => Promise<void>): void
  /** Starts taking jobs, after every `work` and `schedule`. What waits for its next attempt is tried at once. */
  start(): Promise<void>
  /** Waits for the jobs under way, at most a few seconds; those it leaves have failed this attempt. */
  stop(): Promise<void>
}

const STOP_MS = 4_000

/** Jobs in the same database as all else. A process hears of its own at the commit, of the others' when it looks, every two seconds. */
export function openJobs({ pool, log }: { pool: Pool; log: Log }): Jobs {
  const reportFailure = failureReporter(log)
  const boss = newBoss(pool, reportFailure)
  const queues = new Map<string, { handle: Handle; policy: JobPolicy }>()
  const crons = new Map<string, string>()
  const workers = new Map<string, string>()
  return {
    async enqueue(tx, queue, ids, { startAfter = 0, singletonKey } = {}) {
      const [policy, worker] = [queues.get(queue)?.policy, workers.get(queue)]
      // The library would look such a queue up on another connection, which the embedded database keeps waiting until this transaction ends.
      if (!policy || !worker) throw new Error(`Nobody works on the queue "${queue}", or the jobs have not started.`)
      const jobs = ids.map((id) => ({ data: { id }, singletonKey: singletonKey ?? id, startAfter, ...settingsOf(policy) }))
      await boss.insert(queue, jobs, { db: fromKysely(tx.withoutPlugins()) })
      if (startAfter === 0) afterCommit(tx, () => boss.notifyWorker(worker))
    },
    work: (queue, handle, policy) => void queues.set(queue, { handle, policy: { ...DEFAULT_POLICY, ...policy } }),
    schedule(name, cron, task) {
      queues.set(name, { handle: task, policy: SCHEDULED_POLICY })
      crons.set(name, cron)
    },
    async start() {
      await boss.start()
      await pool.query(`update ${SCHEMA}.job set start_after = now() where state = 'retry'`)
      for (const [queue, { handle }] of queues) workers.set(queue, await openQueue(boss, queue, handle, reportFailure))
      const options = { tz: 'Australia/Sydney', missed: 'once', ...settingsOf(SCHEDULED_POLICY) } as const
      for (const [name, cron] of crons) await boss.schedule(name, cron, null, options)
    },
    async stop() {
      const finished = Promise.all([...workers.keys()].map((queue) => boss.offWork(queue, { wait: true })))
      await Promise.race([finished, pause(STOP_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}
