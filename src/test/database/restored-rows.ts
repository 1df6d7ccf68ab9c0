import type { Pool } from 'pg'

/** The suburbs and postcodes of Australia: no app writes them after its migrations. */
const READ_ONLY = `'public.places', 'public.place_lists'`
/** In bytes. Truncating a table costs as much as deleting a few pages of rows, and also for the many tables that a test left empty. */
const FEW_PAGES = 64 * 1024

/** Copies the rows that migrations insert, and makes a procedure that restores them and removes all others. */
export const saveRows = (pool: Pool) =>
  pool.query(`
    create schema saved;
    create table saved.tables as
      select format('%I.%I', n.nspname, c.relname) as name, format('saved.%I', 'rows_' || c.oid) as copy, (
        select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'jobs')
        and n.nspname || '.' || c.relname not in (${READ_ONLY});
    do $$ declare t record; begin
      for t in select * from saved.tables loop
        execute format('create table %s as select %s from %s', t.copy, t.columns, t.name);
      end loop;
    end $$;
    create procedure saved.restore() language plpgsql as $$ declare t record; large text; is_filled bool; begin
      set local session_replication_role = replica;
      select string_agg(name, ', ') into large from saved.tables where pg_relation_size(name::regclass) > ${FEW_PAGES};
      if large is not null then execute 'truncate ' || large || ' cascade'; end if;
      for t in select * from saved.tables loop
        execute format('select exists (select from %s)', t.name) into is_filled;
        if is_filled then execute format('delete from %s', t.name); end if;
        execute format('insert into %s (%s) overriding system value table %s', t.name, t.columns, t.copy);
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
        where last_value is not null and schemaname in ('public', 'jobs');
    end $$`)

/** Leaves a database as it was when its rows were saved. */
export const restoreRows = (pool: Pool) => pool.query('call saved.restore()')
