import { setTimeout as delay } from 'node:timers/promises'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { withoutReplyTimeout } from '#server/db/session-settings.ts'
import { itemAt } from '#shared/item-at.ts'
import { required } from '#shared/required.ts'

/** Returns the microseconds of CPU that a database server on this machine has used for its connections. */
export type ServerCpu = () => number

/** Returns null except on Linux, the only system that states the CPU time of another process without sampling. */
export async function serverCpuOf(pool: pg.Pool): Promise<ServerCpu | null> {
  const server = await postmasterOf(pool)
  if (!existsSync('/proc/self/schedstat') || server === null) return null
  return () => childrenOf(server).reduce((sum, pid) => sum + cpuOf(pid), endedChildrenOf(server))
}

/** Returns the id of the first process of a database server; null for one on another machine. */
async function postmasterOf(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
  const pidFile = join(itemAt(rows, 0).data_directory, 'postmaster.pid')
  return existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : null
}

/** Returns the ids of all processes of a database server on this machine. */
export async function serverProcessesOf(pool: pg.Pool): Promise<number[]> {
  const server = required(await postmasterOf(pool), 'The database server')
  return [server, ...allChildrenOf(server).map(Number)]
}

/** Has a server of this run write and clean up nothing in the background from now on, whatever was loaded into it. */
export async function settle(pool: pg.Pool): Promise<void> {
  await reconfigure(pool, 'set autovacuum = off')
  const cleaning = `select from pg_stat_activity where backend_type = 'autovacuum worker' limit 1`
  while ((await pool.query(cleaning)).rows.length > 0) await delay(SETTLE_MS)
  await runLong(pool, 'checkpoint')
}

/** Has it write and clean up in the background again. */
export const resume = (pool: pg.Pool): Promise<void> => reconfigure(pool, 'reset autovacuum')

async function reconfigure(pool: pg.Pool, change: string): Promise<void> {
  await pool.query(`alter system ${change}`)
  await pool.query('select pg_reload_conf()')
}

/** Runs a statement that may take longer than those of requests. */
export async function runLong(pool: pg.Pool, statement: string): Promise<void> {
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  const patient = { text: statement, ...withoutReplyTimeout }
  await client.query(patient)
  // Connections of the embedded database share one session.
  await client.query('reset statement_timeout')
  client.release()
}

const SETTLE_MS = 200
const TICK_MICROS = 10_000
/** What a server does for no connection: writing and cleaning up. */
const BACKGROUND = /^postgres: (?:autovacuum|background|checkpointer|logical|walwriter)/
const allChildrenOf = (server: number) => readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(statOf(name)?.[1]) === server)
const childrenOf = (server: number) => allChildrenOf(server).filter((pid) => !BACKGROUND.test(read(`/proc/${pid}/cmdline`) ?? ''))
const cpuOf = (pid: string) => Number(read(`/proc/${pid}/schedstat`)?.split(' ')[0] ?? 0) / 1000
/** Returns the user and system time of a process and its threads in microseconds, which the system states in ticks. */
export const processCpuOf = (pid: number) => (Number(statOf(String(pid))?.[11]) + Number(statOf(String(pid))?.[12])) * TICK_MICROS
/** Returns the same of closed connections. */
const endedChildrenOf = (server: number) => (Number(statOf(String(server))?.[13]) + Number(statOf(String(server))?.[14])) * TICK_MICROS

/** Returns the fields after the program's name, if any. */
const statOf = (pid: string) => read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')

/** Returns what a file of the system says of a process; undefined where the process has ended. */
export function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
