import { CronExpressionParser } from 'cron-parser'
import { queueRows, type Pool, type QueueRow } from './job-queries.ts'
import { TIME_ZONE } from './policy.ts'

/** What is known of a queue. The counts are of jobs: that wait for a worker or another attempt, that run, that were given up. */
export type JobSummary = {
  name: string
  schedule: string | null
  nextRunAt: string | null
  lastRun: { startedAt: string; finishedAt: string; isFailed: boolean; reason: string | null } | null
  waiting: number
  running: number
  failed: number
}

/** Returns the overview of queues, those of `crons` with the schedule that they run by. */
export async function overviewOf(pool: Pool, names: string[], crons: ReadonlyMap<string, string>, now: Date): Promise<JobSummary[]> {
  const rows = await queueRows(pool, names)
  return rows.map(({ name, waiting, running, failed, ...run }) => {
    const schedule = crons.get(name) ?? null
    return { name, schedule, nextRunAt: schedule && nextRun(schedule, now), lastRun: lastRunOf(run), waiting, running, failed }
  })
}

const nextRun = (schedule: string, now: Date): string | null =>
  CronExpressionParser.parse(schedule, { currentDate: now, tz: TIME_ZONE }).next().toISOString()

function lastRunOf({ started_at, finished_at, is_failed, reason }: Omit<QueueRow, 'name' | 'waiting' | 'running' | 'failed'>) {
  // The columns of a run are filled together.
  if (started_at === null || finished_at === null || is_failed === null) return null
  return { startedAt: started_at, finishedAt: finished_at, isFailed: is_failed, reason }
}
