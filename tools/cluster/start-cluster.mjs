import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { unprivileged } from '#test/database/postgres.ts'
import { BUILT_SERVER, serverProcess } from '#setup/server-process.mjs'
import { appEnvironment, BUCKET, CREATION, portsFrom, settingsIn, superuserAt } from './settings.mjs'

/** How long each part may take until it answers. */
const PATIENCE_MS = 120_000
const LOOK_MS = 250
/** How long the parts may take to stop, the later ones first. */
const STOP_MS = 15_000

/**
 * Starts everything in turn. The app processes get to the primary and the pictures by the ports of `ways`, where they are given, and have `environment`
 * beside their own. Returns at once: `ready` resolves when the site answers, `parts` are the processes by name, for who ends one on
 * purpose, `lines` the addresses, and `stop` ends all.
 */
export function startCluster({ root, folder, offset, programs, say, ways = {}, environment = {} }) {
  const [ports, parts, as] = [portsFrom(offset), new Map(), unprivileged()]
  const cluster = { root, folder, ports, ways: { ...ports, ...ways }, environment, programs, parts, as, say, isStopping: false }
  writeSettings(cluster, offset)
  return {
    parts,
    ports,
    lines: [
      `The site is at http://localhost:${ports.site}, its owner is owner@backdock.example with the password "eleven wooden crates".`,
      `PostgreSQL: the primary at 127.0.0.1:${ports.primary}, a replica at ${ports.replicas}, PgBouncer at ${ports.pooler}; Patroni at ${ports.patroni.join(', ')}.`,
      `App processes at ${ports.apps.join(', ')}, pictures at ${ports.s3}.`,
    ],
    root,
    folder,
    ready: startAll(cluster),
    stop: () => stopAll(cluster),
    /** Sends a signal to a part. One that ends by it is not started again. */
    kill: (name, signal) => void parts.get(name)?.kill(signal),
    /** Ends a part as its user does, and waits for that. */
    end: (name) => ended(parts, name),
    /** Starts a part that has ended, an app process with further variables, and waits until it answers. */
    restart: (name, environment) => restart(cluster, name, environment),
  }
}

function writeSettings({ root, folder, ways, programs: { postgres }, as }, offset) {
  if (as) chownSync(folder, as.uid, as.gid)
  for (const [name, text] of Object.entries(settingsIn(root, folder, { offset, postgres, primary: ways.primary }))) {
    const file = join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (as) chownSync(file, as.uid, as.gid)
  }
}

async function startAll(cluster) {
  const { folder, ports, programs } = cluster
  const listening = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.peers}`]
  const client = ['--listen-client-urls', listening[0], '--advertise-client-urls', listening[0]]
  const peers = [
    '--listen-peer-urls',
    listening[1],
    '--initial-advertise-peer-urls',
    listening[1],
    '--initial-cluster',
    `default=${listening[1]}`,
  ]
  start(cluster, 'etcd', programs.etcd, ['--data-dir', join(folder, 'etcd'), ...client, ...peers])
  await answering(cluster, 'etcd', `${listening[0]}/health`)
  for (const name of ['pg-1', 'pg-2']) startServer(cluster, name)
  start(cluster, 'haproxy-postgres', programs.haproxy, ['-db', '-f', join(folder, 'postgres.cfg')])
  await createDatabase(cluster)
  startPooler(cluster)
  startS3(cluster)
  await answering(cluster, 's3', `http://127.0.0.1:${ports.s3}/`)
  // One after another: the first brings the tables up to date.
  for (const port of ports.apps) {
    startApp(cluster, port)
    await answering(cluster, `app-${port}`, `http://127.0.0.1:${port}/readyz`)
  }
  start(cluster, 'haproxy-app', programs.haproxy, ['-db', '-f', join(folder, 'app.cfg')])
  await answering(cluster, 'haproxy-app', `http://127.0.0.1:${ports.site}/readyz`)
}

function startServer(cluster, name) {
  start(cluster, name, cluster.programs.patroni, [join(cluster.folder, `${name}.yaml`)])
}

function startPooler(cluster) {
  start(cluster, 'pgbouncer', cluster.programs.pgbouncer, [join(cluster.folder, 'pgbouncer.ini')])
}

async function restart(cluster, name, environment) {
  if (name === 'pgbouncer') return startPooler(cluster)
  if (name === 's3') return startS3(cluster)
  if (name.startsWith('pg-')) return startServer(cluster, name)
  const port = Number(name.replace('app-', ''))
  startApp(cluster, port, environment)
  await answering(cluster, name, `http://127.0.0.1:${port}/readyz`)
}

function startS3(cluster) {
  const { root, folder, ports } = cluster
  const program = join(root, 'tools', 's3', 'node_modules', 's3rver', 'bin', 's3rver.js')
  const place = ['--directory', join(folder, 's3'), '--address', '127.0.0.1', '--port', String(ports.s3)]
  start(cluster, 's3', process.execPath, [program, ...place, '--configure-bucket', BUCKET])
}

function startApp(cluster, port, further = {}) {
  const { root, folder, ports, ways, environment } = cluster
  const { args, options } = serverProcess(root, [BUILT_SERVER])
  mkdirSync(join(folder, `app-${port}`), { recursive: true })
  start(cluster, `app-${port}`, process.execPath, args, {
    ...options,
    env: { ...options.env, ...appEnvironment({ ...ports, ...ways }, folder, port), ...environment, ...further },
    isOurs: true,
  })
}

/** Starts a part, which says everything into a file. One that ends by itself is told. */
function start({ folder, parts, as, say, isStopping }, name, program, args, { isOurs = false, ...options } = {}) {
  if (isStopping) return
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(program, args, { cwd: folder, ...(isOurs ? {} : as), ...options, stdio: ['ignore', log, log] })
  closeSync(log)
  child.once('error', (error) => say(`${name} cannot be run: ${error.message}`))
  child.once('exit', (code, signal) => {
    if (parts.get(name) !== child) return
    parts.delete(name)
    say(`${name} has ended (${signal ?? code}): ${join(folder, `${name}.log`)} says why.`)
  })
  parts.set(name, child)
}

/** Waits for an address to answer. @throws when its part ends, or takes too long */
async function answering({ parts, folder }, name, url) {
  for (const until = Date.now() + PATIENCE_MS; ; await pause(LOOK_MS)) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (response && response.status < 500) return
    if (!parts.has(name) || Date.now() > until) throw new Error(`${name} does not answer: ${join(folder, `${name}.log`)} says why.`)
  }
}

/** Makes role and database at the primary, once there is one and a replica that follows it. */
async function createDatabase({ parts, folder, ports }) {
  for (const until = Date.now() + PATIENCE_MS; ; await pause(LOOK_MS)) {
    const client = new pg.Client({ connectionString: superuserAt(ports.primary), connectionTimeoutMillis: 3_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query('select from pg_stat_replication where sync_state = $1', ['sync'])
      if (rows.length === 0) throw new Error('The replica does not follow yet.')
      for (const statement of CREATION) await client.query(statement)
      return
    } catch (error) {
      if (!parts.has('pg-1') || !parts.has('pg-2') || Date.now() > until)
        throw new Error(`PostgreSQL: ${error.message} (${folder})`, { cause: error })
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** Ends the parts, the last one first, as each uses those before it. */
async function stopAll(cluster) {
  cluster.isStopping = true
  const { parts } = cluster
  for (const name of [...parts.keys()].toReversed()) await ended(parts, name)
}

async function ended(parts, name) {
  const child = parts.get(name)
  if (!child) return
  parts.delete(name)
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  // Where it was stopped.
  child.kill('SIGCONT')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exit
  clearTimeout(late)
}
