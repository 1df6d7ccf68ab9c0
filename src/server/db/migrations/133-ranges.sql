-- What is found of the price lists that their suppliers show, made anew after each change (features/price-lists/found). A private list has no row
-- in either table.
create table range_words (
  supplier_id integer primary key references suppliers on delete cascade references price_lists on delete cascade,
  -- Keys of goods, of words, and of goods with a word beside them; how many is bounded.
  sold_keys tsvector not null,
  -- A hash of what both tables have of the list.
  digest text not null
);
create index range_words_sold_keys on range_words using gin (sold_keys) with (fastupdate = off);

-- The rows by what they are: kinds of goods below these, so that all kinds of one thing stand together.
create table range_goods (
  supplier_id integer not null references suppliers on delete cascade references price_lists on delete cascade,
  path text collate "C" not null,
  position integer not null,
  -- Of price_list_rows, which are replaced all at once: one that is gone is not found.
  row_id uuid not null,
  primary key (supplier_id, path, position)
);

-- The suppliers of whose shown lists a row answers to a query, more than are counted at most. By the index, and planned once: the rows are few, but
-- what they hold is long.
create function ranges_with(query tsquery) returns setof integer language plpgsql stable strict rows 10
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select r.supplier_id from range_words r where r.sold_keys @@ ranges_with.query limit 1001;
end $$;
