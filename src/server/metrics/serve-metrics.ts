import { createServer } from 'node:http'
import { AggregatorRegistry, Registry } from 'prom-client'
import { SettingError } from '#server/config/config.ts'
import type { Metrics } from './metrics.ts'

/** Metrics tell what a site is used for: only programs on this machine may read them. */
const HOST = '127.0.0.1'

/**
 * Serves the metrics and nothing else on a port of their own. It ends with the process.
 * @throws SettingError when the port cannot be used
 */
export async function serveMetrics(port: number, render: () => Promise<string>): Promise<void> {
  const server = createServer(async ({ method, url }, response) => {
    if (url?.split('?')[0] !== '/metrics') return response.writeHead(404).end()
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { allow: 'GET, HEAD' }).end()
    try {
      const text = await render()
      response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' }).end(text)
    } catch {
      // A process has ended meanwhile. The next scrape finds the one that replaces it.
      response.writeHead(503, { 'retry-after': '5' }).end()
    }
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host: HOST, port }, resolve)).catch(
    ({ code }: NodeJS.ErrnoException) => {
      throw new SettingError(`METRICS_PORT ${port} on ${HOST} cannot be used (${code}): choose another.`)
    },
  )
}

/** Returns what renders the figures of all workers of this primary process, added up. */
export function clusterMetrics(): () => Promise<string> {
  const workers = new AggregatorRegistry()
  return () => workers.clusterMetrics()
}

/** Lets the primary process ask this worker for its figures. */
export function answerPrimary({ registry }: Metrics): void {
  AggregatorRegistry.setRegistries(registry)
  // It listens for the question from here on.
  void new AggregatorRegistry()
}
