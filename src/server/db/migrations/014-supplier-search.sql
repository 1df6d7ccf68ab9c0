-- What a search reads, in a table of its own: rows of a quarter of the size, and a supplier's counters rise without its words being indexed anew.

create table supplier_search (
  supplier_id integer primary key references suppliers on delete cascade,
  category text not null,
  state text,
  is_verified boolean not null,
  average_rating numeric(2, 1) not null,
  total_reviews integer not null,
  minimum_order_cents integer,
  quality double precision not null,
  -- Among the best of the marketplace, as of a minute ago (features/reviews/rating-ranks.ts). A search that very many answer to reads these first.
  is_leading boolean not null default false,
  -- A: its name, B: its category and tags, C: its products, D: place, description and phone.
  document tsvector not null
);

create function document_of(
  business_name text, category text, tags text[], product_words text, description text, phone text,
  suburb text, state text, postcode text, address text
) returns tsvector language sql immutable parallel safe as $$
  select setweight(public.lexemes(business_name), 'A') || setweight(public.lexemes(category || ' ; ' || public.joined(tags)), 'B')
    || setweight(public.lexemes(concat_ws(' ', suburb, state, postcode, address)), 'D')
    || setweight(public.lexemes(product_words), 'C')
    || setweight(to_tsvector('public.stems', public.plain_words(description)) || public.phone_lexemes(coalesce(phone, '')), 'D')
$$;

-- To tell whether a category is meant or a tag of the same words.
alter table categories add column words tsvector not null generated always as (lexemes(name)) stored;

insert into supplier_search
select id, category, state, is_verified, average_rating, total_reviews, minimum_order_cents, quality, false,
  document_of(business_name, category, tags, product_words, description, phone, suburb, state, postcode, address)
from suppliers;

alter table suppliers drop column document, drop column headline;
drop function headline_of(text, text, text[], text, text, text, text);

-- What was written last waits in a list that every search reads: a short one.
create index supplier_search_document on supplier_search using gin (document) with (gin_pending_list_limit = 256);
-- What it is and what it sells, without what it only mentions.
create index supplier_search_offer on supplier_search using gin (ts_filter(document, '{a,b,c}')) with (gin_pending_list_limit = 256);
create index supplier_search_leading on supplier_search using gin (ts_filter(document, '{a,b,c}')) with (gin_pending_list_limit = 256)
  where is_leading;
create index supplier_search_leaders on supplier_search (supplier_id) where is_leading;

create function search_inserted_suppliers() returns trigger language plpgsql as $$
begin
  insert into supplier_search
  select id, category, state, is_verified, average_rating, total_reviews, minimum_order_cents, quality, false,
    document_of(business_name, category, tags, product_words, description, phone, suburb, state, postcode, address)
  from inserted;
  return null;
end $$;
create trigger suppliers_searched after insert on suppliers
  referencing new table as inserted for each statement execute function search_inserted_suppliers();

create function search_reworded_supplier() returns trigger language plpgsql as $$
begin
  update supplier_search set
    category = new.category, state = new.state,
    document = document_of(new.business_name, new.category, new.tags, new.product_words, new.description, new.phone,
      new.suburb, new.state, new.postcode, new.address)
  where supplier_id = new.id;
  return null;
end $$;
create trigger suppliers_search_reworded
  after update of business_name, category, tags, suburb, state, postcode, address, product_words, description, phone on suppliers for each row
  when ((old.business_name, old.category, old.tags, old.suburb, old.state, old.postcode, old.address, old.product_words, old.description, old.phone)
    is distinct from (new.business_name, new.category, new.tags, new.suburb, new.state, new.postcode, new.address, new.product_words, new.description, new.phone))
  execute function search_reworded_supplier();

create function search_rated_supplier() returns trigger language plpgsql as $$
begin
  update supplier_search set
    is_verified = new.is_verified, average_rating = new.average_rating, total_reviews = new.total_reviews,
    minimum_order_cents = new.minimum_order_cents, quality = new.quality
  where supplier_id = new.id;
  return null;
end $$;
create trigger suppliers_search_rated
  after update of is_verified, average_rating, total_reviews, minimum_order_cents, quality on suppliers for each row
  when ((old.is_verified, old.average_rating, old.total_reviews, old.minimum_order_cents, old.quality)
    is distinct from (new.is_verified, new.average_rating, new.total_reviews, new.minimum_order_cents, new.quality))
  execute function search_rated_supplier();

-- Whether any supplier answers to a query. By the index, and planned once: common words that never stand together would have the whole
-- table read.
create function is_answered(query tsquery) returns boolean language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select from supplier_search where document @@ query);
end $$;

-- Whether any supplier is or sells that.
create function is_offered(query tsquery) returns boolean language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select from supplier_search where ts_filter(document, '{a,b,c}') @@ query);
end $$;

-- What of a search any supplier answers to: `everything`, else its head, which one that sells it answers to before one that mentions it; and
-- which of `others` then go with the head, each together with those before it. `head` is 1, 2 or 3, null where nobody knows it. Common
-- words are looked up in the index; once few suppliers are left that answer to all so far, only those are asked.
drop function answered_together(tsquery[], tsquery[]);
create function answered_together(everything tsquery, firm_head tsquery, any_head tsquery, others tsquery[], out head integer, out answered boolean[])
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  few constant integer := 300;
  together tsquery;
  wider tsquery;
  found_ids integer[];
  -- Null while they are many.
  left_ids integer[];
begin
  answered := '{}';
  head := 1;
  together := everything;
  found_ids := array(select supplier_id from supplier_search where document @@ everything limit few + 1);
  if found_ids = '{}' then
    head := 2;
    together := firm_head;
    found_ids := array(select supplier_id from supplier_search where ts_filter(document, '{a,b,c}') @@ any_head limit few + 1);
  end if;
  if found_ids = '{}' then
    head := 3;
    together := any_head;
    found_ids := array(select supplier_id from supplier_search where document @@ any_head limit few + 1);
  end if;
  if found_ids = '{}' then
    head := null;
    return;
  end if;
  if cardinality(found_ids) <= few then left_ids := found_ids; end if;
  foreach wider in array others loop
    if left_ids is null then
      found_ids := array(select supplier_id from supplier_search where document @@ together and document @@ wider limit few + 1);
    else
      found_ids := array(select supplier_id from supplier_search where supplier_id = any (left_ids) and document @@ wider);
    end if;
    answered := answered || (found_ids <> '{}');
    if found_ids <> '{}' then
      together := together && wider;
      if cardinality(found_ids) <= few then left_ids := found_ids; end if;
    end if;
  end loop;
end $$;

-- A list of one category at a place reads its own deliverers only.
create extension if not exists btree_gist;
create index supplier_reach_delivering_in on supplier_reach using gist (category, delivers_to);
