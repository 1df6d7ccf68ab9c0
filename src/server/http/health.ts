import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'

const TIMEOUT_MS = 2_000

/** All that a process serves which only works on jobs. */
export const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/**
 * Serves `/healthz`, 200 while the process runs, and `/readyz`, 200 while the database or a replica responds and nobody stops the process
 * (docs/behaviour/running.md, Health).
 */
export function healthRoutes(app: FastifyInstance, { db, replicas }: Pick<Context, 'db' | 'replicas'>): void {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const status = await statusOf(app, [isResponding(db), ...(replicas ? [isRead(replicas)] : [])])
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}

async function statusOf(app: FastifyInstance, servers: Promise<void>[]) {
  const isThere = await Promise.race([
    Promise.any(servers).then(
      () => true,
      () => false,
    ),
    timeout(),
  ])
  // Asked last: the process may have been stopped in between.
  if (app.isDraining()) return 'stopping'
  return isThere ? 'ready' : 'waiting for the database'
}

const isResponding = async (db: Db) => void (await sql`select 1`.execute(db))
/** Reads are served for as long as any replica responds. */
async function isRead(replicas: NonNullable<Context['replicas']>) {
  if (!(await replicas.ask('select 1', [], true))) throw new Error('No replica responds.')
}
const timeout = () => new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref())
