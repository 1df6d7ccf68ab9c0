-- Texts, styles and the order of sections that the owner may change. The code knows them all and their originals; a row is added for each at
-- the start, and its id stays with its key.
create table site_items (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('text', 'style', 'layout')),
  key text not null check (length(key) <= 100),
  -- null: the original
  value text check (length(value) <= 4000),
  version integer not null default 0,
  updated_at timestamptz,
  updated_by text,
  unique (kind, key)
);

create table site_item_history (
  id bigint generated always as identity primary key,
  item_id integer not null references site_items on delete cascade,
  value text,
  at timestamptz not null,
  username text not null
);
create index site_item_history_newest on site_item_history (item_id, id desc);

create table redirects (
  id uuid primary key default gen_random_uuid(),
  from_path text not null unique,
  to_path text not null,
  created_at timestamptz not null default now(),
  created_by text not null
);
