import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What a gauge shows at the moment when it is read, by the values of its labels. */
export type Reading = { labels: Record<string, string>; value: number }[]

type GaugeText = { name: string; help: string; labelNames: string[] }

/** The figures of one process, for Prometheus. */
export type Metrics = {
  registry: Registry
  /** Counts a request that was answered. `route` is its pattern, never an address: there are as many series as routes. */
  onResponse(response: { method: string; route: string; status: number; seconds: number }): void
  onJob(run: { name: string; startedAt: Date; finishedAt: Date; reason: string | null }): void
  /** Counts an attempt at an email. */
  onEmail(result: 'sent' | 'retried' | 'failed'): void
  /** Counts a look into the cache of pages and lists. */
  onCacheLookup(isHit: boolean): void
  /** Adds a gauge of this process; all processes together show the sum. */
  gauge(gauge: GaugeText, read: () => Reading): void
  /** Adds a gauge of what all processes share, such as the database. While it cannot be read it is left out. */
  sharedGauge(gauge: GaugeText, read: () => Promise<Reading>): void
}

/** Seconds: a cached page takes less than a millisecond, and a browser gives up after some seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 120]

export function createMetrics(): Metrics {
  const registry = new Registry()
  // Memory, processor, event loop and garbage collection, under the names that dashboards know.
  collectDefaultMetrics({ register: registry })
  const { requests, durations, jobs, emails, lookups } = countersIn([registry])
  return {
    registry,
    onResponse({ seconds, status, ...labels }) {
      requests.inc({ ...labels, status })
      durations.observe(labels, seconds)
    },
    onJob({ name, startedAt, finishedAt, reason }) {
      const result = reason === null ? 'completed' : 'failed'
      jobs.observe({ queue: name, result }, (finishedAt.getTime() - startedAt.getTime()) / 1000)
    },
    onEmail: (result) => emails.inc({ result }),
    onCacheLookup: (isHit) => lookups.inc({ result: isHit ? 'hit' : 'miss' }),
    gauge: (gauge, read) => addGauge(registry, { ...gauge, aggregator: 'sum' }, async () => read()),
    sharedGauge: (gauge, read) => addGauge(registry, { ...gauge, aggregator: 'max' }, read),
  }
}

function countersIn(registers: Registry[]) {
  const requests = new Counter({
    name: 'backdock_http_requests_total',
    help: 'Requests that were answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'backdock_http_request_duration_seconds',
    help: 'Seconds until a request was answered, by route',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  const jobs = new Histogram({
    name: 'backdock_job_duration_seconds',
    help: 'Seconds of the attempts at jobs, by queue and result',
    labelNames: ['queue', 'result'],
    buckets: JOB_BUCKETS,
    registers,
  })
  const emails = new Counter({
    name: 'backdock_email_attempts_total',
    help: 'Attempts at emails, by result',
    labelNames: ['result'],
    registers,
  })
  const lookups = new Counter({
    name: 'backdock_page_cache_lookups_total',
    help: 'Looks into the cache of pages and lists, by result',
    labelNames: ['result'],
    registers,
  })
  return { requests, durations, jobs, emails, lookups }
}

function addGauge(registry: Registry, options: GaugeText & { aggregator: 'sum' | 'max' }, read: () => Promise<Reading>): void {
  void new Gauge({
    ...options,
    registers: [registry],
    async collect() {
      const readings = await read().catch((): Reading => [])
      this.reset()
      for (const { labels, value } of readings) this.set(labels, value)
    },
  })
}
