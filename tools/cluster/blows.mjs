import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a part stays as it was made before it is put right. */
const LASTING_MS = 10_000

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
  'the pictures’ server is killed': (cluster) => killed(cluster, 's3'),
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

async function restartedInTurn(cluster) {
  for (const port of cluster.ports.apps) {
    await cluster.end(`app-${port}`)
    await cluster.restart(`app-${port}`)
  }
}

const postmasterOf = ({ folder }, name) => Number.parseInt(readFileSync(join(folder, name, 'postmaster.pid'), 'utf8'), 10)

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
