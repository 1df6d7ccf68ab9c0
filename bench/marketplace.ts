import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { compose } from '#server/app/compose.ts'
import { readConfig } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import { runLong } from './server-cpu.ts'
import { loadSynthetic } from './synthetic.ts'

/** The demo marketplace with additional synthetic suppliers, without a listening server. */
export type Marketplace = { suppliers: number; server: FastifyInstance; context: Context; stop(): Promise<void> }

const SEED = 20_261

/** The setting of every process of a marketplace that is measured. */
export const SESSION_SECRET = 'only-for-the-bench-and-nothing-else'

/** Opens a marketplace on the database server at `serverUrl`, in a new database; on the embedded one for null. `more` are settings of its own. */
export async function createMarketplace(
  serverUrl: string | null,
  suppliers: number,
  more: Record<string, string> = {},
): Promise<Marketplace> {
  const folder = await mkdtemp(join(tmpdir(), 'backdock-bench-'))
  const database = serverUrl === null ? {} : { DATABASE_URL: await freshDatabase(serverUrl, `bench_${suppliers}`), SESSION_SECRET }
  // With a trusted proxy header every request has its own client address; otherwise rate limits would reject most quote requests.
  const app = await compose(readConfig({ DATA_DIR: folder, DEMO_DATA: 'true', PORT: '0', TRUST_PROXY: 'true', ...database, ...more }))
  const { context } = app
  const started = performance.now()
  await loadSynthetic(context.db, suppliers, SEED)
  // Compacted, like the yardstick's table.
  for (const statement of ['vacuum full supplier_search', 'vacuum analyze']) await runLong(context.pool, statement)
  await context.changes.publish(context.db)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${suppliers.toLocaleString('en-AU')} suppliers loaded into the ${serverUrl ? 'database server' : 'embedded database'} in ${seconds} s.`,
  )
  return {
    suppliers,
    server: app.server,
    context,
    async stop() {
      await app.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freshDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
