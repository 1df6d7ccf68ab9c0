import type { Pool } from 'pg'

/** What a start says of a queue and of a schedule; all else of them is counted, or a time. */
const QUEUE = `name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, retention_seconds, deletion_seconds,
  dead_letter, partition, table_name, heartbeat_seconds, notify`
const SCHEDULE = 'name, key, kind, cron, timezone, data, options'

/**
 * Nobody looks at what is due by schedule for a year: a test runs such a task itself, and on a slow machine the next minute would come while it
 * looks at what it has set.
 */
const NOTHING_DUE = `update jobs.version set cron_on = now() + interval '1 year'`

/**
 * Keeps the queues and schedules of the first app of a database for the next ones, beside the rows that are restored in between, and has none of
 * its schedules run.
 */
export const keepQueues = (pool: Pool) =>
  pool.query(`
    do $$ begin
      ${NOTHING_DUE};
      if to_regclass('saved.queues') is null then
        create table saved.queues as select ${QUEUE} from jobs.queue;
        create table saved.schedules as select ${SCHEDULE} from jobs.schedule;
      end if;
    end $$`)

/**
 * Gives a restored database the queues and schedules that an app before had, made now: a start that finds them, as every one but a site's
 * first does, has no transaction for each. None of the schedules runs.
 */
export const giveQueues = (pool: Pool) =>
  pool.query(`
    do $$ begin
      if to_regclass('saved.queues') is not null then
        insert into jobs.queue (${QUEUE}) select ${QUEUE} from saved.queues on conflict do nothing;
        insert into jobs.schedule (${SCHEDULE}) select ${SCHEDULE} from saved.schedules on conflict do nothing;
        ${NOTHING_DUE};
      end if;
    end $$`)
