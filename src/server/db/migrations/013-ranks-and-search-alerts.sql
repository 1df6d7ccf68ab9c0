-- How good a supplier is: its average rating, drawn towards the mean of the whole marketplace by ten reviews that nobody wrote. It orders
-- "Highest Rated", the featured ones, and what a search finds equally well. The mean is stored apart: it moves with every review, and what
-- an index orders by must not (features/reviews/rating-ranks.ts says when both follow).
create table rating_mean (
  is_only boolean primary key default true check (is_only),
  mean double precision not null
);

-- Reviews weigh alike, whoever received them. 3.5 until there is one.
create function mean_of_ratings() returns double precision language sql stable parallel safe as $$
  select coalesce(sum(average_rating * total_reviews) / nullif(sum(total_reviews), 0), 3.5)::float8 from public.suppliers
$$;
insert into rating_mean (mean) values (mean_of_ratings());

-- Out of the figures that are shown, so that the order can be told from them; rounded, so that equal ones are equal.
create function rating_rank(average_rating numeric, total_reviews integer, mean double precision)
returns double precision language sql immutable parallel safe as $$
  select round(((average_rating::float8 * total_reviews + 10 * mean) / (total_reviews + 10))::numeric, 9)::float8
$$;

alter table suppliers alter column quality drop expression;
alter table suppliers alter column quality set default 0;
update suppliers set quality = rating_rank(average_rating, total_reviews, (select mean from rating_mean));

-- Only before an insert: a trigger before updates would have both search documents made anew whenever a counter rises.
create function rank_inserted() returns trigger language plpgsql as $$
begin
  new.quality := rating_rank(new.average_rating, new.total_reviews, (select mean from rating_mean));
  return new;
end $$;
create trigger suppliers_ranked before insert on suppliers for each row execute function rank_inserted();

drop index suppliers_by_rating, suppliers_by_category_rating, suppliers_in_category_by_rating, suppliers_in_state_by_rating,
  suppliers_by_quality, suppliers_in_category_by_quality, suppliers_featured;
create index suppliers_by_quality on suppliers (quality desc, total_reviews desc, id);
create index suppliers_by_category_quality on suppliers (category, state, quality desc, total_reviews desc, id);
create index suppliers_in_category_by_quality on suppliers (category, quality desc, total_reviews desc, id);
create index suppliers_in_state_by_quality on suppliers (state, quality desc, total_reviews desc, id);
create index suppliers_featured on suppliers (quality desc, total_reviews desc, id) where is_featured;

-- "Tell me when somebody lists it": one email, once.
create table search_alerts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  search text not null,
  location text,
  -- Any of its words: who answers to none of them need not be searched for.
  query tsquery not null,
  created_at timestamptz not null default now(),
  -- Found, and to be told of as soon as the address may get another email; open again when it is deleted before that.
  supplier_id integer references suppliers on delete set null,
  sent_at timestamptz
);
create unique index search_alerts_once on search_alerts (lower(email), lower(search), lower(coalesce(location, ''))) where sent_at is null;
create index search_alerts_of_email on search_alerts (lower(email), sent_at);
create index search_alerts_open on search_alerts (created_at, id) where supplier_id is null and sent_at is null;
create index search_alerts_found on search_alerts (created_at, id) where supplier_id is not null and sent_at is null;
create index search_alerts_of_supplier on search_alerts (supplier_id) where supplier_id is not null;
create index search_alerts_by_age on search_alerts (created_at);

-- Addresses that want none, as hashes: kept for good, since anybody can enter anybody's.
create table search_alert_refusals (
  email_hash text primary key,
  created_at timestamptz not null default now()
);

-- Suppliers that no alert has been compared with since they came or changed their words or place; `changes` tells of one meanwhile.
create table unread_suppliers (
  supplier_id integer primary key references suppliers on delete cascade,
  changes integer not null default 1
);

create function note_unread() returns trigger language plpgsql as $$
begin
  if exists (select from search_alerts where supplier_id is null and sent_at is null) then
    insert into unread_suppliers values (new.id)
    on conflict (supplier_id) do update set changes = unread_suppliers.changes + 1;
  end if;
  return null;
end $$;
create trigger suppliers_unread after insert on suppliers for each row execute function note_unread();
create trigger suppliers_unread_again after update of business_name, category, tags, suburb, state, postcode, address, product_words, description,
  phone, service_area on suppliers
  for each row execute function note_unread();

-- Whoever leaves waits for nothing.
create function forget_alerts() returns trigger language plpgsql as $$
begin
  delete from search_alerts where lower(email) = lower(old.email);
  return old;
end $$;
create trigger accounts_alerts before delete on accounts for each row execute function forget_alerts();
