import cluster, { type Worker } from 'node:cluster'
import { onShutdown } from './stop.ts'

/**
 * Each worker accepts connections from the socket that they share. By default the main process accepts them and hands them out, and one that
 * was handed to a worker in the moment of its death is never answered nor closed.
 */
cluster.schedulingPolicy = cluster.SCHED_NONE

/** How long to wait before restarting a worker that failed before it was listening. */
const PAUSE_MS = 1_000

/**
 * Runs `count` workers that share the port, replaces workers that exit, and passes signals on to them. Resolves once all are listening.
 * The first worker starts alone, because it migrates the database, and so that a failing start is reported only once.
 */
export async function runProcesses(count: number): Promise<void> {
  let isStopping = false
  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const stop = () => {
    isStopping = true
    for (const worker of workers()) worker.process.kill('SIGTERM')
    if (workers().length === 0) process.exit(0)
  }
  onShutdown(stop)

  let hasStarted = false
  const listening = new WeakSet<Worker>()
  cluster.on('listening', (worker) => void listening.add(worker))
  cluster.on('exit', (worker) => {
    if (isStopping) return workers().length === 0 ? process.exit(0) : undefined
    // The worker itself has printed the reason.
    if (!hasStarted && !listening.has(worker)) process.exit(1)
    setTimeout(() => isStopping || cluster.fork(), listening.has(worker) ? 0 : PAUSE_MS)
  })
  for (let started = 0; started < count; started++) await new Promise((resolve) => cluster.fork().once('listening', resolve))
  hasStarted = true
}
