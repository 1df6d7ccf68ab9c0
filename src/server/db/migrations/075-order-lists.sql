-- What a venue buys again and again. It is private to its account, prices paid above all: no supplier's query may read these tables.
create table order_lists (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  version integer not null default 1,
  -- Always read and replaced as a whole, in the order of the buyer.
  lines jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index order_lists_of_account on order_lists (account_id, updated_at desc, id);

-- A link opens a list without an account. Its key is derived from its id and the site's secret.
create table order_list_links (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null references order_lists on delete cascade,
  role text not null check (role in ('editor', 'viewer')),
  created_at timestamptz not null default now()
);
create index order_list_links_of_list on order_list_links (list_id, created_at, id);
