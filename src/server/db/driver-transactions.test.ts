import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { onBothDatabases } from '#test/database/databases.ts'

onBothDatabases((database) => {
  const firstOf = async (text: string, values: unknown[] = []) =>
    (await database.pool.query({ text, values, rowMode: 'array' })).rows[0] as unknown[]
  const labels = async (like: string) =>
    (await database.pool.query('select label from shelf where label like $1 order by id', [like])).rows.map(({ label }) => label as string)
  async function withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>) {
    const client = await database.pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }

  test('a failed statement aborts its transaction until it is rolled back', async () => {
    await withClient(async (client) => {
      await client.query('begin')
      await client.query(`insert into shelf (label) values ('spoilt')`)
      await expect(client.query('select $1::int', ['seven'])).rejects.toMatchObject({ code: '22P02' })
      await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' })
      expect((await client.query('commit')).command).toBe('ROLLBACK')
    })
    expect(await labels('spoilt')).toEqual([])
  })

  test('a rollback to a savepoint saves the rest of the transaction', async () => {
    await withClient(async (client) => {
      await client.query('begin')
      await client.query(`insert into shelf (label) values ('saved'); savepoint here`)
      await expect(client.query(`insert into shelf (label) values ('saved')`)).rejects.toMatchObject({ code: '23505' })
      await client.query('rollback to here')
      await client.query('commit')
    })
    expect(await labels('saved')).toEqual(['saved'])
  })

  test('no client sees or joins the transaction of another', async () => {
    const writers = Array.from({ length: 12 }, (_, turn) =>
      withClient(async (client) => {
        await client.query('begin')
        await client.query('insert into shelf (label) values ($1)', [`mixed ${turn} a`])
        await client.query('select $1::int', [turn])
        await client.query('insert into shelf (label) values ($1)', [`mixed ${turn} b`])
        await client.query(turn % 3 === 0 ? 'rollback' : 'commit')
      }),
    )
    const readers = Array.from({ length: 30 }, async () => await labels('mixed%'))
    const seen = await Promise.all(readers)
    await Promise.all(writers)
    const complete = (found: string[]) =>
      found.every((label) => found.includes(label.endsWith('a') ? label.replace(/a$/, 'b') : label.replace(/b$/, 'a')))
    expect(seen.every(complete)).toBe(true)
    expect(await labels('mixed%')).toHaveLength(16)
  })

  test('60 concurrent clients each get their own result, even with values of a megabyte', async () => {
    const responses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        if (n % 10 === 0)
          return (await firstOf('select $1::text, $2::int', [`${n}`.padEnd(1_000_000, 'é'), n])).map((value) =>
            String(value).slice(0, 2).trim(),
          )
        return n % 2 ? firstOf('select $1::int', [n]) : firstOf('select $1::text, $2::bool', [`${n}`, true])
      }),
    )
    expect(responses.map(([value]) => Number.parseInt(String(value), 10))).toEqual(Array.from({ length: 60 }, (_, n) => n))
  })

  test('a client that dies in a transaction leaves no rows and no locks behind', async () => {
    const client = new pg.Client(database.config)
    client.on('error', () => {})
    await client.connect()
    await client.query('begin')
    await client.query(`insert into shelf (label) values ('orphan')`)
    const dying = client.query('select pg_sleep(0.1)').catch((error: Error) => error)
    ;(client as unknown as { connection: { stream: NodeJS.WritableStream & { destroy(): void } } }).connection.stream.destroy()
    expect(await dying).toBeInstanceOf(Error)
    await database.pool.query(`insert into shelf (label) values ('orphan')`)
    expect(await labels('orphan')).toEqual(['orphan'])
  })

  test('a client whose query times out does not disturb the others', async () => {
    const client = new pg.Client({ ...database.config, query_timeout: 30 })
    await client.connect()
    await expect(client.query('select pg_sleep(0.2)')).rejects.toThrow('Query read timeout')
    expect(await firstOf('select $1::int', [8])).toEqual([8])
    await client.end()
  })

  test('a job that is sent inside a transaction exists only after the commit', async () => {
    const executeSql = (db: Pick<pg.Pool, 'query'>) => async (text: string, values?: unknown[]) => await db.query(text, values)
    const boss = new PgBoss({ db: { executeSql: executeSql(database.pool) }, supervise: false, schedule: false })
    await boss.start()
    await boss.createQueue('emails')
    // The first use of a queue looks it up on the pool, which inside a transaction would wait for that transaction.
    expect(await boss.fetch('emails')).toEqual([])
    await withClient(async (client) => {
      for (const end of ['rollback', 'commit']) {
        await client.query('begin')
        await boss.send('emails', { end }, { db: { executeSql: executeSql(client) } })
        await client.query(end)
      }
    })
    const jobs = await boss.fetch('emails', { batchSize: 5 })
    expect(jobs.map(({ data }) => data)).toEqual([{ end: 'commit' }])
    await boss.complete(
      'emails',
      jobs.map(({ id }) => id),
    )
    expect(await boss.fetch('emails')).toEqual([])
    await boss.stop({ graceful: false })
  })
})
