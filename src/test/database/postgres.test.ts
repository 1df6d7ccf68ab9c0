import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { hasPostgres, NO_SERVER, startPostgres } from './postgres.ts'

const why = hasPostgres() ? '' : `: skipped, ${NO_SERVER}`

describe('startPostgres', () => {
  test.skipIf(!hasPostgres())(`the database server of the tests is PostgreSQL 15 or newer${why}`, async () => {
    const { url, stop } = (await startPostgres())!
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query('show server_version_num')
    await client.end()
    await stop()
    expect(Number(rows[0].server_version_num)).toBeGreaterThanOrEqual(150_000)
  })
})
