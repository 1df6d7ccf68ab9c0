import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

const TIMEOUT_MS = 2_000

/** All that a process serves which only works on jobs. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/**
 * Serves `/healthz`, 200 while the process runs, and `/readyz`, 200 while the database responds and nobody stops the process
 * (docs/behaviour/running.md, Health).
 */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const status = await statusOf(app, db)
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}

async function statusOf(app: FastifyInstance, db: Db) {
  const isThere = await Promise.race([isResponding(db), timeout()])
  // Asked last: the process may have been stopped in between.
  if (app.isDraining()) return 'stopping'
  return isThere ? 'ready' : 'waiting for the database'
}

const isResponding = (db: Db) =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
const timeout = () => new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref())
