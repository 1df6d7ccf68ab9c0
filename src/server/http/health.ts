import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

const PATIENCE_MS = 2_000

/** `/healthz` while the process lives, `/readyz` only while the database answers (docs/behaviour.md, Health). */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = await Promise.race([responses(db), patience()])
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'waiting for the database' })
  })
}

const responses = (db: Db) =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
const patience = () => new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
