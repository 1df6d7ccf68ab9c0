import type { FastifyInstance } from 'fastify'

type Stoppable = { server: FastifyInstance; stop(): Promise<void> }

/** How long clients may take to finish, so that jobs and database have time to stop as well (docs/behaviour/running.md, Shutdown). */
const CLIENTS_MS = 4_000
/** How long the whole shutdown may take. */
const SHUTDOWN_MS = 9_000

/** The shutdown. Until the app starts, there is nothing to finish. */
let stop = (): void => process.exit(0)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop())
// Started with an IPC channel: when the parent process exits for whatever reason, nothing else would stop this one.
if (process.channel) process.on('disconnect', () => stop())

/** Sets what SIGTERM, SIGINT and the end of the parent process do from now on. */
export function onShutdown(shutdown: () => void): void {
  stop = shutdown
}

/** Makes a shutdown end kept connections with their next response, finish pending requests, stop the job workers, close the database and exit with 0. A second signal has no effect. */
export function stopOnShutdown(starting: Promise<Stoppable>): void {
  let app: Stoppable | undefined
  let isStopping = false
  // The caller reports a start that fails.
  starting.then((built) => (app = built)).catch(() => {})
  async function finish() {
    if (isStopping) return
    isStopping = true
    // Exiting early loses nothing: everything acknowledged is in the database already, also when a start is interrupted.
    setTimeout(() => process.exit(0), SHUTDOWN_MS)
    setTimeout(() => app?.server.server.closeAllConnections(), CLIENTS_MS)
    await app?.server.drain()
    await app?.stop()
    process.exit(0)
  }
  onShutdown(() => void finish())
}
