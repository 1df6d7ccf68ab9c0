import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultsOf, stepsOf, type StepKind } from './migration-steps.ts'

const FOLDER = 'src/server/db/migrations'
/** The last file of release 1.0.0: before it no release ran beside another. */
const LAST_BEFORE_RELEASES = 140

const STATEMENTS: [StepKind, string][] = [
  ['expand', 'create table shelves (id int primary key, label text not null)'],
  ['expand', 'create table shelves (id int); create unique index shelf on shelves (id); update shelves set id = 1'],
  ['expand', 'create table shelves (id int); alter table shelves add constraint one check (id > 0)'],
  ['expand', 'create index suppliers_by_label on suppliers (label)'],
  ['expand', 'alter table suppliers add column label text'],
  ['expand', 'alter table suppliers add label text, add column shelf int not null default 0'],
  ['expand', "alter table suppliers add column label text check (label in ('not null', 'drop column'))"],
  ['expand', 'alter table suppliers add column ranks tsvector not null generated always as (to_tsvector(name)) stored'],
  ['expand', 'alter table suppliers alter column label drop not null'],
  ['expand', 'alter table suppliers drop constraint suppliers_label_check'],
  ['expand', 'create or replace function labels() returns int language sql as $$ select 1; drop table suppliers; $$'],
  ['expand', "-- drop table suppliers;\ncomment on table suppliers is 'it''s; drop table suppliers'"],
  ['expand', "insert into settings (name) values ('label')"],
  ['contract', 'alter table suppliers add column label text not null'],
  ['contract', 'alter table suppliers add column shelf int, drop column label'],
  ['contract', 'alter table suppliers drop column label'],
  ['contract', 'alter table suppliers rename column label to labels'],
  ['contract', 'alter table suppliers rename to sellers'],
  ['contract', 'alter table suppliers alter column label set not null'],
  ['contract', 'alter table suppliers alter column label type int using 0'],
  ['contract', 'alter table suppliers alter label drop default'],
  ['contract', 'alter table suppliers add constraint short check (length(label) < 9)'],
  ['contract', 'alter table suppliers add unique (label)'],
  ['contract', 'create unique index suppliers_by_label on suppliers (label)'],
  ['contract', 'create trigger watched before insert on suppliers for each row execute function watch()'],
  ['contract', 'drop table suppliers'],
  ['contract', 'drop function labels()'],
  ['contract', 'drop index suppliers_by_label'],
  ['contract', 'truncate suppliers'],
  ['contract', 'do $$ begin execute 1; end $$'],
  ['rows', "update suppliers set label = ''"],
  ['rows', 'delete from suppliers where label is null'],
  ['rows', 'insert into suppliers (name) select name from sellers'],
  ['rows', 'with old as (select 1) update suppliers set label = null'],
]

describe('Migrations beside the release before', () => {
  test.each(STATEMENTS)('%s: %s', (kind, sql) => {
    expect(stepsOf(sql).at(-1)?.kind).toBe(kind)
  })

  test('one that takes something away says since which release nothing needs it, and that one is out', () => {
    const sql = 'alter table suppliers drop column label;'
    expect(faultsOf(sql, ['1.0.0'])).toHaveLength(1)
    expect(faultsOf(`-- Contracts: nothing reads labels since 1.1.0.\n${sql}`, ['1.0.0'])).toHaveLength(1)
    expect(faultsOf(`-- Contracts: nothing reads labels since 1.1.0.\n${sql}`, ['1.0.0', '1.1.0'])).toEqual([])
  })

  test('rows that were there are not rewritten by one, whatever it says', () => {
    const faults = faultsOf("-- Contracts: nothing reads labels since 1.0.0.\nupdate suppliers set label = '';", ['1.0.0'])
    expect(faults).toEqual([expect.stringContaining('in batches')])
  })

  test('all since the first release keep to it', () => {
    const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version!)
    const later = readdirSync(FOLDER).filter((file) => file.endsWith('.sql') && Number.parseInt(file, 10) > LAST_BEFORE_RELEASES)
    const faults = later.map((file) => [file, faultsOf(readFileSync(`${FOLDER}/${file}`, 'utf8'), released)])
    expect(Object.fromEntries(faults)).toEqual(Object.fromEntries(later.map((file) => [file, []])))
  })
})
