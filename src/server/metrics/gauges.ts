import type { Context } from '#server/context.ts'
import { databaseBytes, emailsByStatus } from './gauge-queries.ts'
import type { Metrics } from './metrics.ts'

/** Adds what the process has of the database and has cached, and what waits in the database. */
export function gaugeProcess(
  metrics: Metrics,
  { db, pool, replicas, jobs, now }: Pick<Context, 'db' | 'pool' | 'replicas' | 'jobs' | 'now'>,
  cache: { size(): { entries: number; bytes: number } },
): void {
  metrics.gauge({ name: 'backdock_page_cache_entries', help: 'Cached pages and lists', labelNames: [] }, () => [
    { labels: {}, value: cache.size().entries },
  ])
  metrics.gauge({ name: 'backdock_page_cache_bytes', help: 'Bytes of cached pages and lists', labelNames: [] }, () => [
    { labels: {}, value: cache.size().bytes },
  ])

  metrics.gauge({ name: 'backdock_db_connections', help: 'Connections to the database, by state', labelNames: ['state'] }, () => [
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
  ])
  metrics.gauge({ name: 'backdock_db_waiting', help: 'Queries that wait for a connection', labelNames: [] }, () => [
    { labels: {}, value: pool.waitingCount },
  ])
  if (replicas) gaugeReplicas(metrics, replicas)
  metrics.sharedGauge({ name: 'backdock_db_size_bytes', help: 'Size of the database', labelNames: [] }, () => databaseBytes(db))
  metrics.sharedGauge({ name: 'backdock_emails', help: 'Emails that are not sent, by state', labelNames: ['status'] }, () =>
    emailsByStatus(db),
  )
  metrics.sharedGauge({ name: 'backdock_jobs', help: 'Jobs in the queues, by state', labelNames: ['queue', 'state'] }, async () => {
    const queues = await jobs.overview(now())
    return queues.flatMap(({ name: queue, waiting, running, failed }) =>
      Object.entries({ waiting, running, failed }).map(([state, value]) => ({ labels: { queue, state }, value })),
    )
  })
}

/** Adds in which state the replicas are, and what was read from them. */
function gaugeReplicas(metrics: Metrics, replicas: NonNullable<Context['replicas']>): void {
  metrics.gauge({ name: 'backdock_db_replicas', help: 'Replicas of the database, by state', labelNames: ['state'] }, () => {
    const { answered: _, ...states } = replicas.summary()
    return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }))
  })
  metrics.gauge({ name: 'backdock_db_replica_reads', help: 'Statements that replicas have answered', labelNames: [] }, () => [
    { labels: {}, value: replicas.summary().answered },
  ])
}
