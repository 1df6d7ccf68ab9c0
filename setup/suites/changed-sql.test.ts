import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { changedSql, nearestTests, tablesIn } from './changed-sql.ts'

const QUOTES = 'src/server/features/quotes'
const MIGRATIONS = 'src/server/db/migrations'

describe('The tests nearest to a file with SQL', () => {
  const TESTS = [
    `${QUOTES}/quotes.test.ts`,
    `${QUOTES}/requests/asked.test.ts`,
    `${QUOTES}/requests/bulk/many.test.ts`,
    `${QUOTES}/answers/files/files.test.ts`,
    'src/server/features/saved/saved.test.ts',
    'src/server/http/access/access.test.ts',
  ]

  test.each([
    ['beside it', `${QUOTES}/requests/asked-queries.ts`, [`${QUOTES}/requests/asked.test.ts`]],
    ['beside it, in the folder of the feature', `${QUOTES}/queries.ts`, [`${QUOTES}/quotes.test.ts`]],
    ['beside it, below others', `${QUOTES}/requests/bulk/bulk-queries.ts`, [`${QUOTES}/requests/bulk/many.test.ts`]],
    ['below, where none is beside', `${QUOTES}/answers/answer-queries.ts`, [`${QUOTES}/answers/files/files.test.ts`]],
    ['in the folder above', `${QUOTES}/places/place-queries.ts`, [`${QUOTES}/quotes.test.ts`]],
    ['two folders above', `${QUOTES}/requests/terms/deep/term-queries.ts`, [`${QUOTES}/requests/asked.test.ts`]],
    [
      'in another feature, which nothing of this one is in',
      'src/server/features/saved/queries.ts',
      ['src/server/features/saved/saved.test.ts'],
    ],
    ['nowhere: a feature without a test', 'src/server/features/groups/queries.ts', []],
    ['nowhere: a feature that begins as another one', 'src/server/features/saved-more/queries.ts', []],
    ['beside it, outside the features', 'src/server/http/access/membership-sql.ts', ['src/server/http/access/access.test.ts']],
    ['nowhere, outside the features', 'src/server/config/config-queries.ts', []],
  ])('%s: %s', (_, file, expected) => {
    expect(nearestTests(file, TESTS)).toEqual(expected)
  })
})

describe('The tables of a migration', () => {
  test.each([
    ['create table held_prices (id int);', ['heldPrices']],
    ['CREATE TABLE Offers (id int);', ['offers']],
    ['create table if not exists price_changes (id int);', ['priceChanges']],
    ['alter table quote_requests add column note text;', ['quoteRequests']],
    ['alter table if exists only offers drop column note;', ['offers']],
    ['alter  table\n  offers add x int, add y int;', ['offers']],
    ['create index held_of on held_prices (supplier_id);', ['heldPrices']],
    ['create unique index a on only offers (id);', ['offers']],
    ['create trigger t after insert on group_offers for each row execute function f();', ['groupOffers']],
    ["insert into site_features values ('groups');", ['siteFeatures']],
    ['update suppliers set name = trim(name);', ['suppliers']],
    ['delete from saved_suppliers where true;', ['savedSuppliers']],
    ['create table a_b (c int references offers on delete cascade on update cascade);', ['aB']],
    ['insert into offers values (1) on conflict do nothing;', ['offers']],
    ['alter table offers add a int; alter table offers add b int;', ['offers']],
    ['alter table offers add a int; create table sha256_sums (id int);', ['offers', 'sha256Sums']],
    ['-- create table offers (id int);\nselect 1;', []],
    ['drop function f();', []],
    ['', []],
  ])('%j: %j', (migration, tables) => {
    expect(tablesIn(migration)).toEqual(tables)
  })
})

describe('The changed SQL', () => {
  function repository(files: Record<string, string>) {
    const root = mkdtempSync(join(tmpdir(), 'repository-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return root
  }
  const root = () =>
    repository({
      [`${MIGRATIONS}/001-held.sql`]: 'alter table held_prices add column note text;',
      [`${QUOTES}/held/write-queries.ts`]: "tx.insertInto('heldPrices').values(row)",
      [`${QUOTES}/held/end.ts`]: "tx.deleteFrom('heldPrices as h')",
      [`${QUOTES}/held/read-queries.ts`]: "tx.selectFrom('heldPrices')",
      [`${QUOTES}/held/held.test.ts`]: "db.updateTable('heldPrices')",
      [`${QUOTES}/offers-queries.ts`]: "tx.insertInto('heldPricesOfOffers')",
    })

  test('is every changed file that holds SQL by its name', () => {
    const named = ['queries.ts', 'list-queries.ts', 'membership-sql.ts'].map((name) => `${QUOTES}/${name}`)
    const others = ['routes.ts', 'subqueries.ts', 'queries.test.ts', 'sql.ts'].map((name) => `${QUOTES}/${name}`)
    expect(changedSql(root(), [...named, ...others])).toEqual(named)
  })

  test('is what writes to the tables of a changed migration, but not what reads them, and not tests', () => {
    const found = changedSql(root(), [`${MIGRATIONS}/001-held.sql`])
    expect(found.toSorted()).toEqual([`${QUOTES}/held/end.ts`, `${QUOTES}/held/write-queries.ts`])
  })

  test('is nothing for a migration that was removed', () => {
    expect(changedSql(root(), [`${MIGRATIONS}/002-gone.sql`])).toEqual([])
  })
})
