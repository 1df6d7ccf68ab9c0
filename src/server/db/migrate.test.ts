import { expect, test } from 'vitest'
import { onBothHomes } from '#test/homes.ts'
import { openDb } from './db.ts'
import { migrate } from './migrate.ts'

onBothHomes((home) => {
  test('each file is applied once, in the order of their names, however many processes start together', async () => {
    const db = openDb(home.pool)
    const applied = (await Promise.all([migrate(db), migrate(db), migrate(db)])).flat()
    expect(applied).toEqual([...new Set(applied)].toSorted())
    expect(applied[0]).toBe('001-marketplace')
    expect(await migrate(db)).toEqual([])
  })

  test('a database that lacks a file is brought up to date', async () => {
    const db = openDb(home.pool)
    await migrate(db)
    await home.pool.query(`delete from migrations where name = '003-demo'; alter table suppliers drop column is_demo`)
    expect(await migrate(db)).toEqual(['003-demo'])
    expect(await migrate(db)).toEqual([])
  })
})
