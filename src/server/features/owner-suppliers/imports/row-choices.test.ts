import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chooseImportRows } from '#contract/owner/supplier-imports.ts'
import { createTestApp, type TestApp } from '#test/app/app.ts'
import { problemOf } from '#test/app/problem.ts'
import { importsBy, type Imports } from '#test/people/owner/import-runs.ts'
import { owner, type Person } from '#test/people/people.ts'

let app: TestApp
let olga: Person
let imports: Imports
beforeAll(async () => {
  app = await createTestApp()
  olga = await owner(app)
  imports = importsBy(olga, app)
})
afterAll(() => app.stop())

const FILE = `Name,Category,Address
Wattle Cordial,Tea,"8 Gum Lane, Prahran VIC 3181"
Falconry of Fawkner,Falconry,"9 Gum Lane, Fawkner VIC 3060"
Emu Chai,Tea,
`
const choose = (file: string, rows: { line: number; isLeftOut: boolean; category?: 'Packaging' | null }[]) =>
  olga.call(chooseImportRows, { file, rows: rows.map((row) => ({ category: null, ...row })) })

describe('Rows of a file that is imported', () => {
  test('the dry run has category and place of each, and says of which the category is not known', async () => {
    const { rows } = await imports.dryRun(FILE)
    expect(rows).toMatchObject([
      { line: 2, category: 'Tea', place: 'Prahran VIC 3181', isLeftOut: false, needsCategory: false },
      { line: 3, category: null, place: null, outcome: 'skipped', needsCategory: true },
      { line: 4, category: 'Tea', place: null, needsCategory: false },
    ])
  })

  test('a row that is left out is skipped, one with a category is imported as that, and both are taken back', async () => {
    const { file, answers } = await imports.dryRun(FILE)
    await choose(file, [
      { line: 2, isLeftOut: true },
      { line: 3, isLeftOut: false, category: 'Packaging' },
    ])
    const stale = await imports.send(FILE, `?answers=${answers}`)
    expect([stale.statusCode, stale.json().detail]).toEqual([409, expect.stringContaining('have changed')])
    expect((await imports.dryRun(FILE)).rows).toMatchObject([
      { line: 2, outcome: 'skipped', note: 'You left it out.', isLeftOut: true },
      { line: 3, outcome: 'imported', category: 'Packaging', place: 'Fawkner VIC 3060', needsCategory: false },
      { line: 4, outcome: 'imported' },
    ])
    await choose(file, [{ line: 4, isLeftOut: true }])
    await choose(file, [{ line: 4, isLeftOut: false }])
    expect((await imports.run(FILE)).map(({ outcome }) => outcome)).toEqual(['skipped', 'imported', 'imported'])
    const { category } = await app.context.db
      .selectFrom('suppliers')
      .select('category')
      .where('businessName', '=', 'Falconry of Fawkner')
      .executeTakeFirstOrThrow()
    expect(category).toBe('Packaging')
    expect((await imports.dryRun(`${FILE}\n`)).rows[0]).toMatchObject({ outcome: 'imported', isLeftOut: false })
  })

  test('a category that is none, no row, and too many rows are refused', async () => {
    const { file } = await imports.dryRun(FILE)
    for (const rows of [
      [],
      [{ line: 2, isLeftOut: false, category: 'Falconry' }],
      [{ line: 2, isLeftOut: 'yes' }],
      Array.from({ length: 501 }, (_, at) => ({ line: at, isLeftOut: true })),
    ])
      expect((await problemOf(olga.call(chooseImportRows, { file, rows } as never))).status).toBe(400)
  })
})
