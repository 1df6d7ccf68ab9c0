import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mergeSuppliers, undoMerge } from '#contract/owner/supplier-merges.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { owner, type Person } from '#test/people/people.ts'
import { dumpOf, richPair } from '#test/people/rich-pair.ts'
import { DECIDED } from './moving-sql.ts'

let app: TestApp
let olga: Person
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
})
afterAll(() => app.stop())
beforeEach(() => app.context.db.deleteFrom('rateLimits').execute())

const rowsIn = (dump: Record<string, string[]>) => Object.fromEntries(Object.entries(dump).map(([table, rows]) => [table, rows.length]))

describe('A merge and its undo', () => {
  test('it is decided for every table that refers to a supplier what becomes of its rows', async () => {
    const { rows } = await sql<{ column: string }>`
      select conrelid::regclass::text || '.' || a.attname as column from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'suppliers'::regclass`.execute(app.context.db)
    expect(rows.map(({ column }) => column).toSorted()).toEqual(Object.keys(DECIDED).toSorted())
    // No table knows suppliers without a foreign key.
    const { rows: others } = await sql<{ column: string }>`
      select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(supplier|listing)_ids?$'`.execute(app.context.db)
    expect(others.map(({ column }) => column).filter((column) => !(column in DECIDED))).toEqual([])
  })

  test.each([true, false])(
    'undone at once, a merge leaves every row of both as it was (newer review at the other: %s)',
    async (newerAtOther) => {
      const { kept, other } = await richPair(app, { newerAtOther })
      const before = await dumpOf(app, [kept, other])
      // No merge has a listing that is deleted.
      const empty = ['review_invitations', 'supplier_deletions']
      expect(Object.entries(before).filter(([table, rows]) => rows.length === 0 && !empty.includes(table))).toEqual([])
      const merge = await olga.call(mergeSuppliers, { id: kept, otherId: other })
      const merged = await dumpOf(app, [kept, other])
      expect(merged).not.toEqual(before)
      // A merged listing is in no search; every other row is still there.
      const { supplier_search: search, supplier_reach: reach, supplier_keys: keys, ...counts } = rowsIn(before)
      expect(rowsIn(merged)).toMatchObject({ ...counts, supplier_search: search! - 1, supplier_reach: reach! - 1 })
      expect(merged.supplier_keys!.length).toBeLessThan(keys!)
      await olga.call(undoMerge, { id: merge.id })
      expect(await dumpOf(app, [kept, other])).toEqual(before)
    },
  )
})
