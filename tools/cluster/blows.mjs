import { rmSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { fillDisk } from './disks.mjs'

/** How long a part stays as it was made before it is put right. */
const LASTING_MS = 10_000
const HOUR_MS = 3_600_000
/** What a network adds to each piece, and a service of others to each answer. */
const SLOW_MS = 200
const VERY_SLOW_MS = 3_000

/**
 * What is done to a cluster, one after another. Each gets the cluster and does something to it, waits, and puts right what does not come back by
 * itself.
 */
export const BLOWS = {
  'an app process is killed': (cluster) => killed(cluster, `app-${cluster.ports.apps[0]}`),
  'the pooler is killed': (cluster) => killed(cluster, 'pgbouncer'),
  'the replica is killed': async (cluster) => killServer(cluster, await otherThan(cluster)),
  'the primary is killed': async (cluster) => killServer(cluster, await primaryOf(cluster)),
  'the primary answers nothing': async (cluster) => stopped(cluster, await primaryOf(cluster)),
  'the disk of the primary is full': async (cluster) => filled(cluster, await primaryOf(cluster)),
  'the network to the primary is cut': (cluster) => worse(cluster.proxies.database, 'hold'),
  'the network to the primary is slow and loses packets': (cluster) => worse(cluster.proxies.database, 'slow', SLOW_MS),
  'the clock of an app process is an hour ahead': (cluster) => withClock(cluster, HOUR_MS),
  'the clock of an app process is an hour behind': (cluster) => withClock(cluster, -HOUR_MS),
  'the pictures’ server is killed': (cluster) => killed(cluster, 's3'),
  'the pictures’ server is slow': (cluster) => worse(cluster.proxies.pictures, 'slow', VERY_SLOW_MS),
  'the mail server is gone': (cluster) => worse(cluster.proxies.mail, 'cut'),
  'the mail server answers nothing': (cluster) => worse(cluster.proxies.mail, 'hold'),
  'the mail server is slow': (cluster) => worse(cluster.proxies.mail, 'slow', VERY_SLOW_MS),
  'the model is gone': (cluster) => worse(cluster.proxies.model, 'cut'),
  'the model answers nothing': (cluster) => worse(cluster.proxies.model, 'hold'),
  'payments are gone': (cluster) => worse(cluster.proxies.payments, 'cut'),
  'payments are slow': (cluster) => worse(cluster.proxies.payments, 'slow', VERY_SLOW_MS),
  'payments answer nothing': (cluster) => worse(cluster.proxies.payments, 'hold'),
  'every app process is restarted in turn': restartedInTurn,
}

async function killed(cluster, name) {
  cluster.kill(name, 'SIGKILL')
  await pause(LASTING_MS)
  await cluster.restart(name)
}

/** Kills a server and what watches over it, which otherwise starts it again. */
async function killServer(cluster, name) {
  const postmaster = postmasterOf(cluster, name)
  cluster.kill(name, 'SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  await pause(3 * LASTING_MS)
  await cluster.restart(name)
}

/** Stops a server and what watches over it for a while, as a network that is cut does: both come back and believe what they believed. */
async function stopped(cluster, name) {
  const postmaster = postmasterOf(cluster, name)
  cluster.kill(name, 'SIGSTOP')
  process.kill(postmaster, 'SIGSTOP')
  await pause(3 * LASTING_MS)
  process.kill(postmaster, 'SIGCONT')
  cluster.kill(name, 'SIGCONT')
}

/** Leaves no room on the disk of a server for a while. */
async function filled({ folder }, name) {
  const filling = fillDisk(join(folder, name))
  await pause(3 * LASTING_MS)
  rmSync(filling)
}

/** Has what a proxy passes on arrive late or not at all, for longer than anybody waits for an answer. */
async function worse(proxy, way, ...how) {
  await proxy[way](...how)
  await pause(2 * LASTING_MS)
  await proxy.restore()
}

/** Starts an app process whose clock is wrong by so much, and after a while starts it as it was. */
async function withClock(cluster, aheadMs) {
  const name = `app-${cluster.ports.apps[0]}`
  const clock = pathToFileURL(join(cluster.root, 'src/test/clock/shifted-clock.ts')).href
  await cluster.end(name)
  await cluster.restart(name, { TEST_CLOCK_AHEAD_MS: String(aheadMs), NODE_OPTIONS: `--import=${clock}` })
  await pause(2 * LASTING_MS)
  await cluster.end(name)
  await cluster.restart(name)
}

async function restartedInTurn(cluster) {
  for (const port of cluster.ports.apps) {
    await cluster.end(`app-${port}`)
    await cluster.restart(`app-${port}`)
  }
}

const postmasterOf = ({ folder }, name) => Number.parseInt(readFileSync(join(folder, name, 'data', 'postmaster.pid'), 'utf8'), 10)

/** Returns the server that Patroni names as the primary. */
async function primaryOf({ ports }) {
  for (;;) {
    for (const [index, port] of ports.patroni.entries()) {
      const response = await fetch(`http://127.0.0.1:${port}/primary`).catch(() => null)
      if (response?.status === 200) return `pg-${index + 1}`
    }
    await pause(500)
  }
}

const otherThan = async (cluster) => ((await primaryOf(cluster)) === 'pg-1' ? 'pg-2' : 'pg-1')
