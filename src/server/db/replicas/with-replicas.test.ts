import type { PostgresPool } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
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
})
