import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { required } from '#shared/required.ts'

/** A table with the columns that are stored in a backup, and their types: not those that the database computes. */
export type TableShape = { name: string; columns: string[]; types: string[] }
/** Where a sequence stands; null where it has not been used. */
export type SequenceState = { name: string; lastValue: string | null }

/**
 * The tables that are no part of a backup: the migrations are in its manifest, and what is known of backups belongs to the machine that they
 * were made on.
 */
const LEFT_OUT = ['migrations', 'migrations_lock', 'backups']

/** Returns the tables of the application, by name. */
export async function tableShapes(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all(${LEFT_OUT})
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    group by c.relname order by c.relname`.execute(db)
  return rows
}

/** Returns whether there is any table, of the application or of its job queue. */
export async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class c where c.relkind in ('r', 'p') and c.relnamespace in
      (select oid from pg_namespace where nspname in ('public', 'jobs'))
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    limit 1`.execute(db)
  return rows.length > 0
}

/** Returns the blocks that a table has, and the bytes with those of its long values. */
export async function tableSize(db: Db, name: string): Promise<{ blocks: number; bytes: number }> {
  const { rows } = await sql<{ blocks: number; bytes: number }>`
    select ceil(pg_relation_size(c.oid) / current_setting('block_size')::numeric)::int as blocks, pg_table_size(c.oid) as bytes
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = ${name}`.execute(db)
  // Its name comes from the catalogue.
  return required(rows[0], 'The row of the catalogue')
}

export async function sequenceStates(db: Db): Promise<SequenceState[]> {
  const { rows } = await sql<SequenceState>`
    select sequencename::text as name, last_value::text as "lastValue" from pg_sequences where schemaname = 'public' order by 1`.execute(db)
  return rows
}

export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the bytes of all tables, which is about what their rows take as text. */
export async function bytesOfTables(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_table_size(oid)), 0)::bigint as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db)
  // A sum is one row.
  return required(rows[0], 'The row of the catalogue').bytes
}

/** Returns the foreign keys, as the statements that drop them and add them again. */
export async function foreignKeys(db: Db): Promise<{ drop: string; add: string }[]> {
  const { rows } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`.execute(db)
  return rows
}
