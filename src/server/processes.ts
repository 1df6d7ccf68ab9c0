import cluster, { type Worker } from 'node:cluster'
import { onShutdown } from './stop.ts'

/** A worker whose replacement fails too is tried again after this long. */
const PAUSE_MS = 1_000

/**
 * Runs `count` app processes that share the port, replaces one that dies, and passes signals on. Answers once all of them listen.
 * The first starts alone: it brings the database up to date, and a start that fails says so once.
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
    // It has said why.
    if (!hasStarted && !listening.has(worker)) process.exit(1)
    setTimeout(() => isStopping || cluster.fork(), listening.has(worker) ? 0 : PAUSE_MS)
  })
  for (let started = 0; started < count; started++) await new Promise((resolve) => cluster.fork().once('listening', resolve))
  hasStarted = true
}
