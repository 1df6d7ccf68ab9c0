import { askServer, databaseOn } from '#test/database/ask-server.ts'

// A PostgreSQL server of tests that run at another day (src/test/clock/days.ts): `now()` is a function of the database's own, found before the
// system's, which is ahead by a setting.

const aheadMs = () => process.env.TEST_CLOCK_AHEAD_MS
const setting = () => `${aheadMs()} ms`

/** Returns the arguments of a server whose databases have that function. */
export const clockSettings = (): string[] =>
  aheadMs() ? ['-c', `test.clock_ahead=${setting()}`, '-c', 'search_path=public,pg_catalog'] : []

/** Adds the function to the databases of a new server, and to those that are created in it. */
export async function shiftClock(url: string): Promise<void> {
  if (!aheadMs()) return
  for (const name of ['postgres', 'template1']) await askServer(databaseOn(url, name), NOW)
}

/** Sets the clock of one database as that of this process is set, for connections to come. */
export async function setClockOf(url: string): Promise<void> {
  if (!aheadMs()) return
  await askServer(
    url,
    `do $$ begin execute format('alter database %I set test.clock_ahead = %L', current_database(), '${setting()}'); end $$`,
  )
}

const FUNCTIONS = ['now() returns timestamptz language sql stable', 'clock_timestamp() returns timestamptz language sql volatile']
  .map((name) => `create function public.${name} return pg_catalog.${name.split(' ')[0]} + current_setting('test.clock_ahead')::interval`)
  .join('; ')

/** The job queue asks a function of its own, which names the system's: whenever a start creates that, it is made to ask this one. */
const JOBS = `
  create function public.shift_job_clock() returns event_trigger language plpgsql as $$ begin
    if exists (
      select from pg_event_trigger_ddl_commands() join pg_proc p on p.oid = objid
      where object_identity = 'jobs.job_now()' and p.prosrc not like '%public.now()%'
    ) then
      create or replace function jobs.job_now() returns timestamptz language sql stable as 'select public.now()';
    end if;
  end $$;
  create event trigger shift_job_clock on ddl_command_end when tag in ('CREATE FUNCTION') execute function public.shift_job_clock()`

const NOW = `${FUNCTIONS}; ${JOBS}`
