/** The pool that stores jobs, the same as for all other data. */
export type Pool = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }

/** One attempt at a job. `reason` says why it failed, and is null where it did not. */
export type JobRun = { name: string; startedAt: Date; finishedAt: Date; reason: string | null }

/** Characters of a reason that are stored. */
const MAX_REASON = 2_000

/** Stores the last run of a queue; one that ended later, in another process, stays. */
export const storeRun = (pool: Pool, { name, startedAt, finishedAt, reason }: JobRun) =>
  pool.query(
    `insert into job_runs as r (name, started_at, finished_at, is_failed, reason) values ($1, $2, $3, $4, $5)
     on conflict (name) do update set started_at = excluded.started_at, finished_at = excluded.finished_at,
       is_failed = excluded.is_failed, reason = excluded.reason
     where r.finished_at <= excluded.finished_at`,
    [name, startedAt, finishedAt, reason !== null, reason?.slice(0, MAX_REASON) ?? null],
  )

/** Returns which of these queues have a job that a worker may take now: for each a look into an index, past jobs that are for later. */
export async function queuesWithDueJobs(pool: Pool, names: string[]): Promise<string[]> {
  const { rows } = await pool.query(
    `select name from unnest($1::text[]) as q (name)
     where exists (select from jobs.job j where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now())`,
    [names],
  )
  // The driver does not know the columns of a query.
  return (rows as { name: string }[]).map(({ name }) => name)
}

export type QueueRow = {
  name: string
  started_at: string | null
  finished_at: string | null
  is_failed: boolean | null
  reason: string | null
  waiting: number
  running: number
  failed: number
}

/** Returns the last run of each queue, and the numbers of its jobs by state. A failed job is deleted after a day. */
export async function queueRows(pool: Pool, names: string[]): Promise<QueueRow[]> {
  const { rows } = await pool.query(
    `select q.name, r.started_at, r.finished_at, r.is_failed, r.reason,
       coalesce(j.waiting, 0) as waiting, coalesce(j.running, 0) as running, coalesce(j.failed, 0) as failed
     from unnest($1::text[]) as q (name)
     left join job_runs r on r.name = q.name
     left join (
       select name, count(*) filter (where state in ('created', 'retry')) as waiting,
         count(*) filter (where state = 'active') as running, count(*) filter (where state = 'failed') as failed
       from jobs.job where state in ('created', 'retry', 'active', 'failed') group by name
     ) j on j.name = q.name
     order by q.name`,
    [names],
  )
  // The driver does not know the columns of a query.
  return rows as QueueRow[]
}
