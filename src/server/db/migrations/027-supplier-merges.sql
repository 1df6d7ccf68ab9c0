-- Listings of the same business: what tells them, which are not the same after all, and those that the owner has merged.

-- The numbers of a phone field by their last nine digits, as in `phone_lexemes`: what has fewer could be anywhere in Australia. A "13" number
-- has six, and is one for the whole country.
create function phone_keys(phone text) returns setof text language sql immutable parallel safe as $$
  select distinct right(digits, 9)
  from regexp_split_to_table(regexp_replace(phone, '(\d)[\s,.(]*(ext|x|#)[^/;,|]*', '\1', 'gi'), '[/;,|\n]|\m(?:or|and)\M', 'i') part,
    lateral regexp_replace(part, '\D', '', 'g') digits
  where length(digits) >= 9 or digits ~ '^13\d{4}$'
$$;

-- The host of a website, null for one where the path says whose page it is.
create function own_host(website text) returns text language sql immutable parallel safe as $$
  select host
  from (select regexp_replace(substring(lower(website) from '^https?://(?:[^/?#@]*@)?([^/?#:]+)'), '^www\.|\.$', '', 'g')) of_site (host)
  where host <> '' and not exists (
    select from unnest(array[
      'facebook.com', 'fb.com', 'fb.me', 'instagram.com', 'threads.net', 'twitter.com', 'x.com', 'linkedin.com', 'tiktok.com', 'pinterest.com',
      'youtube.com', 'youtu.be', 'whatsapp.com', 'wa.me', 'linktr.ee', 'beacons.ai', 'google.com', 'google.com.au', 'g.page', 'goo.gl', 'bit.ly',
      'tinyurl.com', 'ebay.com.au', 'etsy.com', 'amazon.com.au', 'gumtree.com.au', 'yellowpages.com.au', 'truelocal.com.au', 'localsearch.com.au',
      'yelp.com', 'yelp.com.au', 'tripadvisor.com', 'tripadvisor.com.au', 'zomato.com', 'ubereats.com', 'doordash.com', 'menulog.com.au', 'medium.com'
    ]) shared (name)
    where host = shared.name or right(host, length(shared.name) + 1) = '.' || shared.name)
$$;

-- A name without case, accents, punctuation and what only says that it is a company. What would leave nothing stays.
create function name_key(business_name text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(regexp_replace(words, '( (and co|co|company|pty|proprietary|ltd|limited|p l|inc|incorporated|corp|corporation))+$', ''), ''), words)
  from (select trim(regexp_replace(regexp_replace(regexp_replace(
    lower(public.unaccent('public.unaccent', business_name)), '[''`’‘.]', '', 'g'), '[&+]', ' and ', 'g'), '[^[:alnum:]]+', ' ', 'g'))) plain (words)
  where words <> ''
$$;

-- What two listings of one business have in common, the strongest first: 1 ABN, 2 phone, 3 email address, 4 website, 5 name and place.
-- A weak key makes a pair only with one that is not: a name in a state, where the listing has a postcode to be told by.
create function duplicate_keys(abn text, phone text, email text, website text, business_name text, postcode text, state text)
returns table (key bigint, kind smallint, is_weak boolean) language sql immutable parallel safe as $$
  select ('x' || left(md5(found.kind || ' ' || found.text), 16))::bit(64)::bigint, found.kind::smallint, found.is_weak
  from (
    select 1, abn, false
    union all select 2, number, false from public.phone_keys(phone) number
    union all select 3, lower(email), false
    union all select 4, public.own_host(website), false
    union all
      select 5, place || ' ' || public.name_key(business_name), place is not distinct from state and postcode is not null
      from unnest(array[postcode, state]) place
  ) found (kind, text, is_weak)
  where found.text is not null
$$;

-- The keys of every listing but merged ones. A key is the beginning of a hash of its kind and text: all of them are read to find those that
-- several listings share, and numbers are read in half the time.
create table supplier_keys (
  key bigint not null,
  supplier_id integer not null references suppliers on delete cascade,
  kind smallint not null check (kind between 1 and 5),
  is_weak boolean not null,
  primary key (key, supplier_id) include (kind, is_weak)
);
create index supplier_keys_of_supplier on supplier_keys (supplier_id);

-- The owner has said that they are two businesses. The name of who said so outlives the account.
create table distinct_suppliers (
  first_id integer not null references suppliers on delete cascade,
  second_id integer not null references suppliers on delete cascade,
  decided_by text not null,
  decided_at timestamptz not null default now(),
  primary key (first_id, second_id),
  check (first_id < second_id)
);
create index distinct_suppliers_by_second on distinct_suppliers (second_id);

-- One listing that became part of another. The listing that went is suspended as long as the merge holds, so that nothing else has to ask.
create table supplier_merges (
  id uuid primary key default gen_random_uuid(),
  -- Null when the listing has been deleted since.
  kept_id integer references suppliers on delete set null,
  merged_id integer not null references suppliers on delete cascade,
  -- As they were called then.
  kept_name text not null,
  merged_name text not null,
  merged_by text not null,
  merged_at timestamptz not null,
  undo_until timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  -- What moved is not known any more, and the old address leads on for good.
  is_final boolean not null default false,
  -- Counts by kind (contract/supplier-merges.ts).
  moved jsonb not null,
  remaining jsonb not null,
  -- Of the inquiries that the listing that went had counted, those that the other one counts.
  inquiries integer not null,
  -- What the listing that went was before.
  suspended_at timestamptz,
  suspension_reason text,
  check (kept_id <> merged_id),
  check ((undone_at is null) = (undone_by is null)),
  check (not (is_final and undone_at is not null))
);
create unique index supplier_merges_in_force on supplier_merges (merged_id) where undone_at is null;
create index supplier_merges_of_kept on supplier_merges (kept_id);
create index supplier_merges_by_time on supplier_merges (merged_at desc, id);
create index supplier_merges_open on supplier_merges (undo_until) where undone_at is null and not is_final;

-- Which rows moved, so that an undo moves these and no others.
create table supplier_merge_rows (
  merge_id uuid not null references supplier_merges on delete cascade,
  -- What it is (features/supplier-merges/moving-sql.ts).
  kind text not null,
  key text not null,
  primary key (merge_id, kind, key)
);

insert into supplier_keys (supplier_id, key, kind, is_weak)
select s.id, k.* from suppliers s, duplicate_keys(s.abn, s.phone, s.email, s.website, s.business_name, s.postcode, s.state) k;

create function key_inserted_suppliers() returns trigger language plpgsql as $$
begin
  insert into supplier_keys (supplier_id, key, kind, is_weak)
  select s.id, k.* from inserted s, duplicate_keys(s.abn, s.phone, s.email, s.website, s.business_name, s.postcode, s.state) k;
  return null;
end $$;
create trigger suppliers_keyed after insert on suppliers
  referencing new table as inserted for each statement execute function key_inserted_suppliers();

create function renew_supplier_keys(listing integer) returns void language sql as $$
  delete from supplier_keys where supplier_id = listing;
  insert into supplier_keys (supplier_id, key, kind, is_weak)
  select s.id, k.* from suppliers s, duplicate_keys(s.abn, s.phone, s.email, s.website, s.business_name, s.postcode, s.state) k
  where s.id = listing and not exists (select from supplier_merges m where m.merged_id = listing and m.undone_at is null);
$$;

create function key_changed_supplier() returns trigger language plpgsql as $$
begin
  perform renew_supplier_keys(new.id);
  return null;
end $$;
create trigger suppliers_keyed_again after update of abn, phone, email, website, business_name, postcode, state on suppliers for each row
  when ((old.abn, old.phone, old.email, old.website, old.business_name, old.postcode, old.state)
    is distinct from (new.abn, new.phone, new.email, new.website, new.business_name, new.postcode, new.state))
  execute function key_changed_supplier();

create function key_merged_supplier() returns trigger language plpgsql as $$
begin
  perform renew_supplier_keys(new.merged_id);
  return null;
end $$;
create trigger supplier_merges_keyed after insert or update of undone_at on supplier_merges for each row execute function key_merged_supplier();

-- The pairs that may be one business: the smaller id, the larger one, and what they have in common as a bit for each kind. A key of more than
-- ten listings says nothing: a call centre's number, a chain's website. Sorted, so that what a pair shares by several keys is met together.
-- The planner knows nothing of how many listings share a key; left to itself it would compare each with each.
create function duplicate_pairs() returns table (first_id integer, second_id integer, kinds integer) language sql stable
set enable_nestloop = off set enable_hashagg = off as $$
  with shared as materialized (
    select key from supplier_keys group by key having count(*) between 2 and 10
  ), members as materialized (
    select k.* from shared join supplier_keys k using (key)
  ), met as (
    select pair, kind
    from (
      select a.supplier_id::bigint << 32 | b.supplier_id, 1 << a.kind
      from members a join members b on a.key = b.key and a.supplier_id < b.supplier_id
      where not (a.is_weak and b.is_weak)
    ) of_key (pair, kind)
    where not exists (
      select from distinct_suppliers d where d.first_id = (pair >> 32)::integer and d.second_id = (pair & 4294967295)::integer
    )
    order by pair offset 0
  )
  select (pair >> 32)::integer, (pair & 4294967295)::integer, bit_or(kind) from met group by pair
$$;
