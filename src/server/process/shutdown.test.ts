import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { anyone } from '#server/http/access/access.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { collectLog } from '#test/app/log.ts'

const slowRead = endpoint('GET /api/slow-read', { summary: 'A slow read', output: z.object({ rows: z.number() }) })

describe('A shutdown', () => {
  test('the handler of a client that has gone ends before the database is closed, and nothing is logged', async () => {
    const logged = collectLog()
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    async function read() {
      begin()
      // The database could be closed between the two.
      await sql`select pg_sleep(0.5)`.execute(app.context.db)
      const { rows } = await sql`select 1`.execute(app.context.db)
      return { rows: rows.length }
    }
    const app: TestApp = await createTestApp({}, { logTo: logged, addRoutes: (serve) => serve(slowRead, anyone, read) })
    // A server does not wait for injected requests, as for those of clients that it has cut off.
    const response = app.server.inject('/api/slow-read')
    await begun
    await app.stop()
    expect((await response).json()).toEqual({ rows: 1 })
    expect(logged.text()).toBe('')
  })
})
