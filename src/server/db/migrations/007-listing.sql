-- What a supplier keeps by itself: its listing, what it shows, and how it is doing.

alter table suppliers
  add column abn text check (abn ~ '^[1-9]\d{10}$'),
  -- Since when its checksum is known to be right.
  add column abn_checked_at timestamptz,
  add check ((abn is null) = (abn_checked_at is null)),
  add column delivery_days text[] not null default '{}' check (delivery_days <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
  -- By a 24-hour clock, where the supplier is.
  add column cut_off text check (cut_off ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column minimum_order_cents integer check (minimum_order_cents >= 0),
  -- [{ from, to }], postcodes, both included.
  add column service_area jsonb not null default '[]';

-- Four places for venues: a fifth finds none, whoever comes first.
update venues v set position = -n.place
  from (select id, row_number() over (partition by supplier_id order by position, id) as place from venues) n where v.id = n.id;
update venues set position = -position;
delete from venues where position > 4;
alter table venues add check (position between 1 and 4);
create unique index venues_once on venues (supplier_id, position);

-- One number a day: who it was is forgotten two days later (visits).
create table views_by_day (
  supplier_id integer not null references suppliers on delete cascade,
  day date not null,
  views integer not null,
  primary key (supplier_id, day)
);
insert into views_by_day (supplier_id, day, views) select supplier_id, day, count(*) from visits group by supplier_id, day;

-- What a supplier has changed, for its own eyes.
create table listing_changes (
  id bigint generated always as identity primary key,
  supplier_id integer not null references suppliers on delete cascade,
  kind text not null check (kind in ('profile', 'venue-added', 'venue-removed')),
  -- The venue.
  subject text,
  at timestamptz not null default now()
);
create index listing_changes_of_supplier on listing_changes (supplier_id, id desc);

-- The owner has seen a supplier's documents; they hold until the day that they expire.
create table supplier_documents (
  supplier_id integer primary key references suppliers on delete cascade,
  checked_at timestamptz not null default now(),
  expires_on date not null
);

-- Pictures that accounts have uploaded; those that nothing shows go after a day.
create table uploads (
  name text primary key,
  account_id uuid references accounts on delete set null,
  bytes integer not null,
  created_at timestamptz not null default now()
);
create index uploads_by_age on uploads (created_at);
create index uploads_of_account on uploads (account_id);
