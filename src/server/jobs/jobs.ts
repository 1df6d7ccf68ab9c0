import { setTimeout as pause } from 'node:timers/promises'
import { fromKysely } from 'pg-boss'
import { afterCommit, type Db } from '#server/db/db.ts'
import { LIFE, newBoss, openQueue, RETRIES, SCHEMA, type Pool } from './boss.ts'
import type { Handle } from './handle.ts'
import { reporter } from './reporter.ts'

/** Work that outlives a request. A job is a queue and the id of the row it is about; all else is read when it is done. */
export type Jobs = {
  /**
   * The jobs exist once `db`'s transaction has committed, and never if it has not. One that waits or runs already is not added twice.
   * With `afterSeconds` nobody takes them before that time is over, restarts or not.
   */
  enqueue(db: Db, queue: string, ids: string[], options?: { afterSeconds?: number }): Promise<void>
  /** Says how a queue's jobs are done. One that throws is tried again with growing pauses, for about two days. */
  work(queue: string, handle: Handle): void
  /** Runs `task` on the given cron schedule, Sydney time, in one of the processes; a run that was slept through is made up for once. */
  schedule(name: string, cron: string, task: () => Promise<void>): void
  /** Starts taking jobs, after every `work` and `schedule`. What waits for its next try is tried at once. */
  start(): Promise<void>
  /** Waits for the jobs under way, at most a few seconds; those it leaves are tried again later. */
  stop(): Promise<void>
}

const STOP_MS = 4_000

/** Jobs in the same database as all else. A process hears of its own at the commit, of the others' when it looks, every two seconds. */
export function openJobs({ pool }: { pool: Pool }): Jobs {
  const report = reporter()
  const boss = newBoss(pool, report)
  const handles = new Map<string, Handle>()
  const crons = new Map<string, string>()
  const workers = new Map<string, string>()
  return {
    async enqueue(tx, queue, ids, { afterSeconds = 0 } = {}) {
      // The library would look such a queue up on another connection, which the embedded database keeps waiting until this transaction ends.
      if (!workers.has(queue)) throw new Error(`Nobody works on the queue "${queue}", or the jobs have not started.`)
      const jobs = ids.map((id) => ({ data: { id }, singletonKey: id, startAfter: afterSeconds, ...RETRIES, ...LIFE }))
      await boss.insert(queue, jobs, { db: fromKysely(tx.withoutPlugins()) })
      if (afterSeconds === 0) afterCommit(tx, () => boss.notifyWorker(workers.get(queue)!))
    },
    work: (queue, handle) => void handles.set(queue, handle),
    schedule(name, cron, task) {
      handles.set(name, task)
      crons.set(name, cron)
    },
    async start() {
      await boss.start()
      await pool.query(`update ${SCHEMA}.job set start_after = now() where state = 'retry'`)
      for (const [queue, handle] of handles) workers.set(queue, await openQueue(boss, queue, handle, report))
      for (const [name, cron] of crons) await boss.schedule(name, cron, null, { tz: 'Australia/Sydney', missed: 'once', ...LIFE })
    },
    async stop() {
      const finished = Promise.all([...workers.keys()].map((queue) => boss.offWork(queue, { wait: true })))
      await Promise.race([finished, pause(STOP_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}
