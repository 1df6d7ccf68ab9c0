import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { clockSettings, shiftClock } from '#test/clock/server-clock.ts'

const PLACES = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/local/opt/postgresql*/bin']
const QUIET = ['-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'logging_collector=off']

/** On a busy machine a program waits for a connection rather than fail. */
const PATIENT = `connect_timeout=${PATIENCE_MS / 1000}`

/** The reason shown for skipped tests. */
export const NO_SERVER = 'no PostgreSQL server program on this machine (Debian: apt-get install postgresql)'

/** Returns whether PostgreSQL's server programs are installed. */
export const hasPostgres = () => programs() !== null

/** A server in a temporary folder. */
export type PostgresServer = {
  url: string
  stop(): Promise<void>
  /** Ends it at once, as a crash does. Its files stay. */
  kill(): Promise<void>
  /** Starts it again on its files. */
  restart(): Promise<void>
}

/**
 * Starts an empty PostgreSQL server in a temporary folder, with settings such as `work_mem=8MB` beside its defaults; returns null where its
 * programs are not installed.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer | null> {
  if (!hasPostgres()) return null
  const server = await runServer((run, files) => {
    execFileSync(run.program('initdb'), ['-D', files, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], run.as)
    return settings.flatMap((setting) => ['-c', setting])
  })
  await shiftClock(server.url)
  return server
}

/** Starts a standby of a running server: it follows what is written there, and can be read. */
export const startStandby = (primary: PostgresServer): Promise<PostgresServer> =>
  runServer((run, files) => {
    execFileSync(run.program('pg_basebackup'), ['-D', files, '-R', '-d', primary.url, '-X', 'stream', '-c', 'fast', '--no-sync'], run.as)
    // A statement of a test is not cancelled for what the standby has to catch up with.
    return ['-c', 'hot_standby=on', '-c', 'max_standby_streaming_delay=10min']
  })

type Run = { program(name: string): string; as: { cwd: string; stdio: 'ignore'; uid?: number; gid?: number } }

/** Runs a server on the files that `prepare` makes. Its data folder, where it listens too, is removed when it is stopped. */
async function runServer(prepare: (run: Run, files: string) => string[]): Promise<PostgresServer> {
  const bin = programs()
  if (!bin) throw new Error(NO_SERVER)
  const as = unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'backdock-postgres-'))
  if (as) chownSync(folder, as.uid, as.gid)
  const files = join(folder, 'data')
  const run: Run = { program: (name) => join(bin, name), as: { ...as, cwd: folder, stdio: 'ignore' } }
  const more = prepare(run, files)
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}&${PATIENT}`
  const args = ['-D', files, '-k', folder, ...QUIET, ...more, ...clockSettings()]
  let server: ChildProcess
  const onExit = () => void server.kill('SIGKILL')
  process.once('exit', onExit)
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit')
    if (server.kill(signal)) await ended
  }
  const start = async () => {
    server = spawn(run.program('postgres'), args, run.as)
    await untilConnected(url, server)
  }
  await start()
  return {
    url,
    kill: () => end('SIGKILL'),
    async restart() {
      // For a moment after a crash, processes of before may still hold its files.
      for (const deadline = Date.now() + PATIENCE_MS; ; await delay(100)) {
        try {
          return await start()
        } catch (error) {
          if (Date.now() > deadline) throw error
        }
      }
    },
    async stop() {
      process.off('exit', onExit)
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the folder of the newest installed server's programs. */
function programs(): string | null {
  const newestFirst = globSync(PLACES).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const folders = [...newestFirst, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
}

/** Returns the ids of an unprivileged user, as PostgreSQL refuses to run as root. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function untilConnected(connectionString: string, server: ChildProcess) {
  for (const deadline = Date.now() + PATIENCE_MS; ; await delay(50)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with exit code ${server.exitCode}`)
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}
