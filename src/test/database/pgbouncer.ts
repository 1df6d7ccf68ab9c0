import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PATIENCE_MS } from '#test/app/patience.ts'
import { freePort } from '#test/programs/free-port.ts'
import { unprivileged } from './postgres.ts'

/** The reason shown for skipped tests. */
export const NO_POOLER = 'no PgBouncer on this machine (Debian: apt-get install pgbouncer)'

const PROGRAMS = ['pgbouncer', '/usr/sbin/pgbouncer']
const program = PROGRAMS.find((name) => spawnSync(name, ['--version']).status === 0)

export const hasPgBouncer = (): boolean => program !== undefined

/**
 * Starts PgBouncer in transaction mode before a test server, with two connections to it. `ignored` are startup parameters that it takes and
 * forgets; it refuses others.
 */
export async function startPgBouncer(serverUrl: string, ignored = ''): Promise<{ url: string; stop(): Promise<void> }> {
  if (!program) throw new Error(NO_POOLER)
  const { pathname, searchParams } = new URL(serverUrl)
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'backdock-pgbouncer-')), await freePort()]
  const file = join(folder, 'pgbouncer.ini')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 2,
    ignore_startup_parameters: ignored,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  await writeFile(file, `[databases]\n* = host=${searchParams.get('host')} user=postgres\n[pgbouncer]\n${lines.join('\n')}\n`)
  const as = unprivileged()
  if (as) await Promise.all([folder, file].map((path) => chown(path, as.uid, as.gid)))
  const pooler = spawn(program, [file], { ...as, stdio: 'ignore' })
  const kill = () => void pooler.kill('SIGKILL')
  process.once('exit', kill)
  await untilListening(port)
  return {
    url: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    async stop() {
      process.off('exit', kill)
      const ended = once(pooler, 'exit')
      if (pooler.kill('SIGKILL')) await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilListening(port: number) {
  for (const deadline = Date.now() + PATIENCE_MS; ; await delay(50)) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    } finally {
      socket.destroy()
    }
  }
}
