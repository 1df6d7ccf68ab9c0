import type { PostgresPool } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { createPool } from '#server/db/db.ts'
import { hasPostgres, NO_SERVER, startPostgres } from '#test/database/postgres.ts'
import { createTcpProxy, placesOf } from '#test/programs/tcp-proxy.ts'
import { followReplicas } from './replicas.ts'
import { withReplicas } from './with-replicas.ts'

describe.skipIf(!hasPostgres())(`Public reads while the primary is silent${hasPostgres() ? '' : `: skipped, ${NO_SERVER}`}`, () => {
  test('wait for it where no replica is there', async () => {
    const server = (await startPostgres())!
    const { socketPath, urlAt } = placesOf(server.url)
    const way = await createTcpProxy(socketPath)
    const primary = createPool({ connectionString: urlAt(way.port) })
    const replicas = followReplicas(primary, [])
    onTestFinished(async () => {
      await replicas.stop()
      await primary.end()
      await way.cut()
      await server.stop()
    })
    const pool = withReplicas(primary as unknown as PostgresPool, replicas)
    const ask = () =>
      replicas.read(async () => {
        const client = await pool.connect()
        try {
          return await client.query<{ seven: number }>('select 7 as seven', [])
        } finally {
          client.release()
        }
      })
    expect((await ask()).rows).toEqual([{ seven: 7 }])
    way.hold()
    const answer = ask()
    await expect.poll(() => replicas.isPrimarySilent()).toBe(true)
    await way.restore()
    expect((await answer).rows).toEqual([{ seven: 7 }])
    await expect.poll(() => replicas.isPrimarySilent()).toBe(false)
  })

  test('do not take it for silent while requests have all connections', async () => {
    const server = (await startPostgres())!
    const { pool, replicas, close } = await openDatabase({ databaseUrl: server.url, replicaUrls: [server.url], dataDir: '' })
    const looking = createPool({ connectionString: server.url })
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    onTestFinished(async () => {
      taken.forEach((client) => client.release())
      await looking.end()
      await close()
      await server.stop()
    })
    const answered = `select from pg_stat_activity where query like 'select pg_wal_lsn_diff(pg_current_wal_lsn%' and state = 'idle' and query_start > $1`
    // By the server's own clock, as the suite sets that of this process.
    const { rows } = await looking.query<{ now: string }>('select pg_catalog.clock_timestamp()::text as now')
    await expect.poll(async () => (await looking.query(answered, [rows[0]?.now])).rows).toHaveLength(1)
    expect(replicas?.isPrimarySilent()).toBe(false)
  })
})
