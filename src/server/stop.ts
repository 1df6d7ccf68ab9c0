import type { FastifyInstance } from 'fastify'

type Stoppable = { server: FastifyInstance; stop(): Promise<void> }

/** Slow clients are cut off after this long, so that jobs and database have theirs (docs/behaviour.md, Shutdown). */
const PATIENCE_MS = 4_000
const LAST_MS = 9_000

/** What a wish to stop does. Before anything is begun there is nothing to finish. */
let stop = (): void => process.exit(0)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop())
// Started by the bootstrap: when that is gone, however it went, nobody is left to stop this process.
if (process.channel) process.on('disconnect', () => stop())

/** From now on SIGTERM, SIGINT and the end of the bootstrap do `how`. */
export function onShutdown(how: () => void): void {
  stop = how
}

/** At the wish to stop: finishes the requests under way, stops the workers, closes the database, exits 0. A second one changes nothing. */
export function stopOnShutdown(starting: Promise<Stoppable>): void {
  let app: Stoppable | undefined
  let isStopping = false
  // A start that fails is reported where it was begun.
  starting.then((built) => (app = built)).catch(() => {})
  async function finish() {
    if (isStopping) return
    isStopping = true
    // Whatever does not end by itself has acknowledged nothing that is not in the database already, as has a start that is broken off.
    setTimeout(() => process.exit(0), LAST_MS)
    setTimeout(() => app?.server.server.closeAllConnections(), PATIENCE_MS)
    await app?.stop()
    process.exit(0)
  }
  onShutdown(() => void finish())
}
