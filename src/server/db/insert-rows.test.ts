import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { insertRows, insertRowsWithIds } from './insert-rows.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app.stop())

describe('insertRows', () => {
  test('rows of one statement have their values as they are given, the defaults of other columns, and ids in their order', async () => {
    const { db } = app.context
    const differentiators = [{ title: 'A "quoted" \\ title', description: 'Line\nbreak' }]
    const names = Array.from({ length: 30 }, (_, at) => `Supplier ${at}`)
    const ids = await insertRowsWithIds(
      db,
      'suppliers',
      names.map((businessName) => ({
        businessName,
        category: 'Coffee',
        email: `${businessName.slice(9)}@a.example`,
        tags: ['a, b', "c's"],
        differentiators,
      })),
    )
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    const rows = await db.selectFrom('suppliers').selectAll().where('id', 'in', ids).orderBy('id').execute()
    expect(rows.map(({ businessName }) => businessName)).toEqual(names)
    expect(rows[0]).toMatchObject({ tags: ['a, b', "c's"], differentiators, isVerified: false, abn: null })
    const views = ids.map((supplierId) => ({ supplierId, day: '2026-02-28', views: 3 }))
    await insertRows(db, 'viewsByDay', views)
    expect(await db.selectFrom('viewsByDay').select(['supplierId', 'day', 'views']).orderBy('supplierId').execute()).toEqual(views)
    await insertRows(db, 'viewsByDay', [])
  })
})
