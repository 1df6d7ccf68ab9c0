import type pg from 'pg'
import { expect, test } from 'vitest'
import { onBothDatabases } from '#test/database/databases.ts'

onBothDatabases((database) => {
  const query = (text: string, values: unknown[] = []) => database.pool.query({ text, values, rowMode: 'array' })
  const firstOf = async (text: string, values?: unknown[]) => (await query(text, values)).rows[0] as unknown[]
  const failure = (text: string, values?: unknown[]) =>
    query(text, values).then(
      () => null,
      (error: pg.DatabaseError) => error,
    )

  test('integers and floats are read as numbers, exact decimals as strings of digits', async () => {
    expect(
      await firstOf(
        `select 7::int2, 7::int4, 9007199254740991::int8, count(*), 0.1::float8, 12.50::numeric, sum(3) from (select) as nothing`,
      ),
    ).toEqual([7, 7, 9007199254740991, 1, 0.1, '12.50', 3])
    expect(await firstOf('select $1::int8, $2::numeric, $3::float8', [Number.MAX_SAFE_INTEGER, '0.1', -0.25])).toEqual([
      Number.MAX_SAFE_INTEGER,
      '0.1',
      -0.25,
    ])
  })

  test('times are read in ISO 8601 and UTC, dates as they are stored', async () => {
    expect(await firstOf(`select timestamptz '2026-12-31 23:30:00+11', date '2026-12-31'`)).toEqual([
      '2026-12-31T12:30:00.000Z',
      '2026-12-31',
    ])
    expect(await firstOf('select $1::timestamptz', [new Date('2026-02-03T04:05:06.789Z')])).toEqual(['2026-02-03T04:05:06.789Z'])
  })

  test('arrays, JSON documents, bytes and nulls survive a round trip', async () => {
    expect(
      await firstOf('select $1::text[], $2::int[], $3::jsonb, $4::bytea, $5::text, true', [
        ['a"b', 'c,d', '', null],
        [1, 2],
        { deep: [{ price: 1.5, naïve: 'café ☕' }] },
        Buffer.from([0, 255]),
        null,
      ]),
    ).toEqual([['a"b', 'c,d', '', null], [1, 2], { deep: [{ price: 1.5, naïve: 'café ☕' }] }, Buffer.from([0, 255]), null, true])
  })

  test('errors carry their SQLSTATE and the name of the constraint', async () => {
    await database.pool.query(`insert into shelf (label) values ('duplicate')`)
    expect(await failure('insert into shelf (label) values ($1)', ['duplicate'])).toMatchObject({
      code: '23505',
      constraint: 'shelf_label_key',
      table: 'shelf',
    })
    expect(await failure('insert into shelf (label) values (null)')).toMatchObject({ code: '23502', column: 'label' })
    expect(await failure(`insert into shelf (label, amount) values ('none', 0)`)).toMatchObject({
      code: '23514',
      constraint: 'shelf_amount_check',
    })
    expect(await failure('select $1::int', ['seven'])).toMatchObject({ code: '22P02' })
    expect(await failure('select * from no_such_table')).toMatchObject({ code: '42P01' })
    expect(await failure('selec')).toMatchObject({ code: '42601' })
    expect(await failure('select 1 / $1::int', [0])).toMatchObject({ code: '22012' })
    expect(await firstOf('select 1')).toEqual([1])
  })

  test('a result of 20,000 rows is read completely', async () => {
    const { rows } = await database.pool.query('select n, repeat($1, 100) as text from generate_series(1, 20000) as n', ['x'])
    expect([rows.length, rows[0].n, rows.at(-1).n]).toEqual([20_000, 1, 20_000])
  })

  test('every connection has the settings and extensions that the application needs', async () => {
    const settings = `select current_setting('random_page_cost'), current_setting('jit'), current_setting('pg_trgm.similarity_threshold')`
    expect(await Promise.all(Array.from({ length: 5 }, () => firstOf(settings)))).toEqual(Array(5).fill(['1.1', 'off', '0.25']))
    expect(await firstOf(`select similarity('cofee', 'coffee') > 0.25, levenshtein('cofee', 'coffee'), unaccent('café')`)).toEqual([
      true,
      1,
      'cafe',
    ])
  })
})
