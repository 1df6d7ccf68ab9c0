import cluster from 'node:cluster'
import { readConfig, SettingError, type Config } from '#server/config/config.ts'
import { exitWithMessage } from '#server/process/exit-with-message.ts'
import type { OwnerCredentials } from '#server/bootstrap/create-owner.ts'
import { createLog, type Log } from '#server/log.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { listenEarly } from '#server/bootstrap/listen-early.ts'
import { logCrashes } from '#server/process/log-crashes.ts'
import { printLine } from '#server/process/print.ts'
import { runProcesses } from '#server/process/processes.ts'
import { stopOnShutdown } from '#server/process/stop.ts'
import { useTracing } from '#server/tracing/tracing.ts'

const isDev = process.argv.includes('--dev')

try {
  const config = readConfig()
  if (config.tracing) useTracing((await import('#server/tracing/start-tracing.ts')).startTracing(config.tracing))
  const log = createLog(config)
  logCrashes(log)
  if (config.processes > 1 && cluster.isPrimary) {
    if (config.metricsPort !== null) await serveClusterMetrics(config.metricsPort)
    await runProcesses(config.processes)
  } else await serve(config, log, await metricsOf(config))
  if (cluster.isPrimary) printLine(config.publicUrl)
} catch (error) {
  exitWithMessage(error)
}

/** Opens the metrics of this process; null where nobody asks for them. */
async function metricsOf({ metricsPort }: Config): Promise<Metrics | null> {
  if (metricsPort === null) return null
  const { createMetrics } = await import('#server/metrics/metrics.ts')
  const { answerPrimary, serveMetrics } = await import('#server/metrics/serve-metrics.ts')
  const metrics = createMetrics()
  if (cluster.isWorker) answerPrimary(metrics)
  else await serveMetrics(metricsPort, () => metrics.registry.metrics())
  return metrics
}

async function serveClusterMetrics(metricsPort: number) {
  const { clusterMetrics, serveMetrics } = await import('#server/metrics/serve-metrics.ts')
  await serveMetrics(metricsPort, clusterMetrics())
}

async function serve(config: Config, log: Log, metrics: Metrics | null) {
  // Loading the application takes longer than opening the database, which has a thread of its own.
  const { database } = await listenEarly(config)
  const { compose } = await import('#server/app/compose.ts')
  const starting = compose(config, { isDev, log, metrics, onDemoOwner, database })
  stopOnShutdown(starting)
  const { host, port } = config
  const { server, stop } = await starting
  try {
    await server.listen({ host, port })
  } catch (error) {
    await stop()
    // `listen` rejects with an error of the system.
    throw new SettingError(`PORT ${port} on HOST ${host} cannot be used (${(error as NodeJS.ErrnoException).code}): choose another.`)
  }
}

function onDemoOwner({ email, password }: OwnerCredentials) {
  printLine(`The owner of this demo signs in at /admin as ${email} with ${password}, shown this once.`)
}
