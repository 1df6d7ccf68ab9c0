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

/** The reason shown for skipped tests. */
export const NO_SERVER = 'no PostgreSQL server program on this machine (Debian: apt-get install postgresql)'

/** Returns whether PostgreSQL's server programs are installed. */
export const hasPostgres = () => programs() !== null

/** Starts an empty PostgreSQL server in a temporary folder; returns null where its programs are not installed. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> } | null> {
  const bin = programs()
  if (!bin) return null
  const as = unprivileged()
  const folder = await mkdtemp(join(tmpdir(), 'backdock-postgres-'))
  if (as) chownSync(folder, as.uid, as.gid)
  const files = join(folder, 'data')
  const run = { ...as, cwd: folder, stdio: 'ignore' } as const
  execFileSync(join(bin, 'initdb'), ['-D', files, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], run)
  const server = spawn(join(bin, 'postgres'), ['-D', files, '-k', folder, ...QUIET, ...clockSettings()], run)
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  await untilConnected(url, server)
  await shiftClock(url)
  return {
    url,
    async stop() {
      process.off('exit', kill)
      const ended = once(server, 'exit')
      if (server.kill('SIGINT')) await ended
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
