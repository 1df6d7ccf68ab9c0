-- A word of many suppliers, as the place where they stand, is looked for in few of their names: an index does not tell in which part of a
-- supplier a word stands, so that each of them is read.

create or replace function suppliers_named(whole text[], beginnings text[], words text[]) returns table (supplier_id integer, name_key text)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  most constant integer := 8;
  most_read constant integer := 200;
begin
  return query
  select named.supplier_id, w.name_key
  from (
    select found.supplier_id from unnest(whole) typed cross join lateral (
      select w.supplier_id from supplier_words w where w.name_key collate "C" = typed limit most) found
    union
    -- A space comes right before an exclamation mark: these are whole words.
    select found.supplier_id from unnest(beginnings) typed cross join lateral (
      select w.supplier_id from supplier_words w
      where w.name_key collate "C" >= typed || ' ' and w.name_key collate "C" < typed || '!' limit most) found
    union
    select found.supplier_id from unnest(words) typed cross join lateral (
      select s.supplier_id from (
        select read.supplier_id, read.document from supplier_search read where read.document @@ typed::tsquery limit most_read) s
      where s.document @@ (typed || ':A')::tsquery limit most) found
  ) named
  -- Only who is listed has words to be found by.
  join supplier_search using (supplier_id) join supplier_words w using (supplier_id);
end $$;
