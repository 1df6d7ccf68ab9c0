import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { itemAt } from '#shared/item-at.ts'

/** Returns the microseconds of CPU that a database server on this machine has used for its connections. */
export type ServerCpu = () => number

/** Returns null except on Linux, the only system that states the CPU time of another process without sampling. */
export async function serverCpuOf(pool: pg.Pool): Promise<ServerCpu | null> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
  const pidFile = join(itemAt(rows, 0).data_directory, 'postmaster.pid')
  if (!existsSync('/proc/self/schedstat') || !existsSync(pidFile)) return null
  const server = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  return () => childrenOf(server).reduce((sum, pid) => sum + cpuOf(pid), endedChildrenOf(server))
}

const TICK_MICROS = 10_000
const childrenOf = (server: number) => readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(statOf(name)?.[1]) === server)
const cpuOf = (pid: string) => Number(read(`/proc/${pid}/schedstat`)?.split(' ')[0] ?? 0) / 1000
/** Returns the user and system time of closed connections, which the system states in ticks. */
const endedChildrenOf = (server: number) => (Number(statOf(String(server))?.[13]) + Number(statOf(String(server))?.[14])) * TICK_MICROS

/** Returns the fields after the program's name; undefined where the process has ended. */
const statOf = (pid: string) => read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
