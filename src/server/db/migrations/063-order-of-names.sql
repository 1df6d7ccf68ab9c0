-- What suppliers are sorted by from A to Z: without accents, case and quotation marks before it, Ł with L and Ø with O, numbers by their value.

create function name_order_of(business_name text) returns text language sql immutable parallel safe as $$
  select left(
    -- Twelve digits each, so that 2 comes before 10.
    regexp_replace(regexp_replace(
      ltrim(lower(public.unaccent('public.unaccent', normalize(business_name, NFKC))), ' "''`#('),
      '(\d+)', '000000000000\1', 'g'), '\d*(\d{12})', '\1', 'g'),
    300)
$$;

-- By its characters, which sorts the same in every database.
alter table suppliers add column name_order text collate "C" not null generated always as (name_order_of(business_name)) stored;

drop index suppliers_by_name, suppliers_in_category_by_name, suppliers_in_state_by_name, suppliers_suspended, suppliers_verified;
create index suppliers_by_name on suppliers (name_order, id);
create index suppliers_in_category_by_name on suppliers (category, name_order, id);
create index suppliers_in_state_by_name on suppliers (state, name_order, id);
-- The owner's table.
create index suppliers_suspended on suppliers (name_order, id) where suspended_at is not null;
create index suppliers_verified on suppliers (name_order, id) where is_verified;
