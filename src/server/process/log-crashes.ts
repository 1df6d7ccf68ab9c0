import type { Log } from '#server/log.ts'

/** Logs an error that nothing caught, without its secrets, before it ends the process; Node itself would print it with all that is in it. */
export function logCrashes(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'The process crashed')
    process.exit(1)
  })
}
