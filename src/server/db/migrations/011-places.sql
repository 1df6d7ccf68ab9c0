-- Where suppliers stand and deliver, kept in a narrow table of its own: a list by place reads some thousands of its rows.

-- Australian suburbs and localities, filled from the list that the program carries. `key` is the name as `place_key` spells it.
create table places (
  key text not null,
  state text,
  postcode text not null,
  population integer not null,
  -- Kilometres on the plane of the program's projection.
  point point not null
);
create index places_by_key on places (key);
create index places_by_postcode on places (postcode);

-- The editions of the list that every supplier has been placed by; the last one is what `places` holds.
create table place_lists (
  digest text primary key,
  loaded_at timestamptz not null default now()
);

-- "St Kilda" is "Saint Kilda", "O'Connor" is "OConnor" and "Mt Waverley" is "Mount Waverley".
create function place_key(name text) returns text language sql stable parallel safe as $$
  select trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(public.unaccent('public.unaccent', name)), '[''`’‘]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'), '\msaint\M', 'st', 'g'), '\mmount\M', 'mt', 'g'))
$$;

-- The suburb of that name, the one with that postcode before a larger one; else the largest suburb with that postcode.
create function place_of(suburb text, in_state text, with_postcode text) returns point language sql stable parallel safe as $$
  select coalesce(
    (select p.point from public.places p
     where p.key = public.place_key(suburb) and (in_state is null or p.state is null or p.state = in_state)
     order by p.postcode = with_postcode desc nulls last, p.population desc limit 1),
    (select p.point from public.places p where p.postcode = with_postcode
     order by p.state = in_state desc nulls last, p.population desc limit 1))
$$;

create function postcodes_of(service_area jsonb) returns int4multirange language sql immutable parallel safe as $$
  select coalesce(range_agg(int4range((r ->> 'from')::integer, (r ->> 'to')::integer, '[]')), '{}') from jsonb_array_elements(service_area) r
$$;

create table supplier_reach (
  supplier_id integer primary key references suppliers on delete cascade,
  category text not null,
  state text,
  -- In lower case.
  suburb text,
  -- Null where its address names no place of the list.
  stands_at point,
  -- Empty: it has not said.
  delivers_to int4multirange not null
);
create index supplier_reach_delivering on supplier_reach using gist (delivers_to);
create index supplier_reach_nearest on supplier_reach using gist (stands_at);
create index supplier_reach_silent on supplier_reach using gist (stands_at) where isempty(delivers_to);
create index supplier_reach_in_state on supplier_reach (state) where isempty(delivers_to);
create index supplier_reach_in_suburb on supplier_reach (suburb);

create function place_inserted_suppliers() returns trigger language plpgsql as $$
begin
  insert into supplier_reach
  select id, category, state, lower(suburb), place_of(suburb, state, postcode), postcodes_of(service_area) from inserted;
  return null;
end $$;
create trigger suppliers_placed after insert on suppliers
  referencing new table as inserted for each statement execute function place_inserted_suppliers();

create function place_updated_supplier() returns trigger language plpgsql as $$
begin
  update supplier_reach set
    category = new.category, state = new.state, suburb = lower(new.suburb),
    stands_at = place_of(new.suburb, new.state, new.postcode), delivers_to = postcodes_of(new.service_area)
  where supplier_id = new.id;
  return null;
end $$;
create trigger suppliers_moved after update of category, suburb, state, postcode, service_area on suppliers for each row
  when ((old.category, old.suburb, old.state, old.postcode, old.service_area)
    is distinct from (new.category, new.suburb, new.state, new.postcode, new.service_area))
  execute function place_updated_supplier();
