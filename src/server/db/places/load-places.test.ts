import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDb, type Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { onBothDatabases } from '#test/database/databases.ts'
import { loadPlaces } from './load-places.ts'
import { project } from './projection.ts'

onBothDatabases((database) => {
  const PRESTON = project(-37.742, 145.008)
  const supplier = { businessName: 'Tin Shed', category: 'Coffee' as const, suburb: 'Preston', state: 'VIC' as const, postcode: '3072' }
  const area = (from: string, to: string) => JSON.stringify([{ from, to }])
  const reachOf = async (db: Db, id: number) => {
    const { rows } = await sql<{ standsAt: { x: number; y: number } | null; deliversTo: string; suburb: string | null }>`
      select stands_at as "standsAt", delivers_to::text as "deliversTo", suburb from supplier_reach where supplier_id = ${id}`.execute(db)
    return rows[0]
  }
  const added = async (db: Db, fields: object = {}) =>
    (
      await db
        .insertInto('suppliers')
        .values({ ...supplier, ...fields })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const kilometres = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

  test('a listing is located as soon as it is written, and again when it moves', async () => {
    const db = openDb(database.pool)
    await migrate(db)
    const id = await added(db, { serviceArea: area('3000', '3207') })
    const placed = (await reachOf(db, id))!
    expect(kilometres(placed.standsAt!, PRESTON)).toBeLessThan(2)
    expect(placed).toMatchObject({ deliversTo: '{[3000,3208)}', suburb: 'preston' })
    await db
      .updateTable('suppliers')
      .set({ suburb: 'Perth', state: 'WA', postcode: '6000', serviceArea: '[]' })
      .where('id', '=', id)
      .execute()
    const moved = (await reachOf(db, id))!
    expect(kilometres(moved.standsAt!, project(-31.95, 115.86))).toBeLessThan(3)
    expect(moved).toMatchObject({ deliversTo: '{}', suburb: 'perth' })
    await db.updateTable('suppliers').set({ profileViews: 5 }).where('id', '=', id).execute()
    expect(await reachOf(db, id)).toEqual(moved)
    await db.deleteFrom('suppliers').where('id', '=', id).execute()
    expect(await reachOf(db, id)).toBeUndefined()
  })

  test('suburbs are matched in any spelling, then postcodes; a listing with neither has no location', async () => {
    const db = openDb(database.pool)
    await migrate(db)
    const where = async (fields: object) => (await reachOf(db, await added(db, fields)))!.standsAt
    const kilda = await where({ suburb: 'St Kilda', postcode: '3182' })
    for (const suburb of ['SAINT KILDA', 'st. kilda']) expect(await where({ suburb, postcode: null })).toEqual(kilda)
    expect(await where({ suburb: 'Wombat Wharf', postcode: '3072' })).toEqual(await where({}))
    expect(kilometres((await where({ suburb: 'Richmond', state: 'TAS', postcode: null }))!, project(-42.73, 147.44))).toBeLessThan(5)
    expect(await where({ suburb: 'Wombat Wharf', state: null, postcode: null })).toBeNull()
    expect(await where({ suburb: null, state: null, postcode: null })).toBeNull()
  })

  test('existing suppliers are located when a newer list of places is loaded, and a list is loaded once', async () => {
    const db = openDb(database.pool)
    await migrate(db)
    const id = await added(db)
    const placed = await reachOf(db, id)
    await sql`delete from place_lists`.execute(db)
    await sql`delete from supplier_reach`.execute(db)
    await sql`update places set point = point(0, 0)`.execute(db)
    await Promise.all([loadPlaces(db), loadPlaces(db)])
    expect(await reachOf(db, id)).toEqual(placed)
    await sql`delete from supplier_reach`.execute(db)
    await loadPlaces(db)
    expect(await reachOf(db, id)).toBeUndefined()
  })
})
