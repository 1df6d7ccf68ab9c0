import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtProgram } from '#test/programs/built-server.ts'
import { freePort } from '#test/programs/free-port.ts'
import { childrenOf } from '#test/programs/children-of.ts'
import { required } from '#shared/required.ts'
import { SESSION_SECRET } from '#bench/marketplace.ts'
import { processCpuOf, read } from '#bench/server-cpu.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The processes of a site, which serve one port. */
export type Processes = {
  origin: string
  /** The microseconds of CPU that they have used. */
  cpu(): number
  /** The megabytes that they have in memory, what they share with each other once. */
  megabytes(): number
  stop(): Promise<void>
}

/** Starts a site of so many processes, with the Node and the limits of memory of this process, which are those of `npm start`, on a database that has its tables. */
export async function startProcesses(databaseUrl: string, count: number): Promise<Processes> {
  const folder = await mkdtemp(join(tmpdir(), 'backdock-scale-'))
  const PORT = String(await freePort())
  const settings = {
    PORT,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET,
    DEMO_DATA: 'false',
    TRUST_PROXY: 'true',
    WEB_CONCURRENCY: String(count),
  }
  const program = spawn(process.execPath, [...process.execArgv, builtProgram('src/server/commands/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // It says its address once it answers there.
  await once(required(program.stdout, 'The output of the site'), 'data')
  const own = { pid: required(program.pid, 'The id of the site') }
  const pids = [own.pid, ...(count > 1 ? childrenOf(own) : [])]
  return {
    origin: `http://127.0.0.1:${PORT}`,
    cpu: () => sumOf(pids.map(processCpuOf)),
    megabytes: () => megabytesOf(pids),
    async stop() {
      const ended = once(program, 'exit')
      program.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** Returns the megabytes of some processes, as Linux shares them out, without the buffers of a database server. */
export const megabytesOf = (pids: number[]): number => sumOf(pids.map(proportionalKilobytes)) / 1024

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const proportionalKilobytes = (pid: number) => {
  // A database server ends processes of its own at any time.
  const memory = read(`/proc/${pid}/smaps_rollup`) ?? ''
  const kilobytesOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(memory)?.[1] ?? 0)
  return kilobytesOf('Pss') - kilobytesOf('Pss_Shmem')
}
