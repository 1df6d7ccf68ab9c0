-- Parts of the site that its owner turns on and off.
create table site_features (
  name text primary key,
  is_on boolean not null
);
insert into site_features select 'groups', exists (select from suppliers where is_demo);

-- Venues that buy one thing together. Whoever has been a member for longest runs the group.
create table buying_groups (
  id uuid primary key default gen_random_uuid(),
  item text not null,
  unit text not null,
  contents jsonb,
  category text not null,
  place text not null,
  -- Whoever delivers to one of them delivers to the place.
  place_postcodes int4multirange not null,
  time_zone text not null,
  -- As the clocks of the place show it, and as it is.
  local_deadline text not null,
  deadline timestamptz not null,
  smallest integer,
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('settled', 'failed')),
  settled_at timestamptz,
  -- Until then members confirm.
  confirm_by timestamptz,
  -- Settled for the last time: nothing changes any more.
  final_at timestamptz,
  supplier_id integer references suppliers on delete set null,
  -- What the chosen supplier was called, should its listing go.
  supplier_name text,
  steps jsonb,
  fee_cents integer,
  price_cents integer,
  total integer
);
create index buying_groups_due on buying_groups (deadline) where outcome is null;
create index buying_groups_to_confirm on buying_groups (confirm_by) where outcome = 'settled' and final_at is null;
create index buying_groups_listed on buying_groups ((outcome is not null), deadline, id);
create index buying_groups_of_supplier on buying_groups (supplier_id);

create table group_members (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references buying_groups on delete cascade,
  -- Null: the account was deleted after the group was settled.
  account_id uuid references accounts on delete set null,
  -- The order of joining.
  position bigint generated always as identity,
  want integer not null,
  most integer,
  joined_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- What it takes and pays once the group is settled; null where it has left or was left out.
  units integer,
  cost_cents bigint,
  fee_cents integer,
  unique (group_id, account_id)
);
create index group_members_of_account on group_members (account_id);

create table group_offers (
  group_id uuid not null references buying_groups on delete cascade,
  supplier_id integer not null references suppliers on delete cascade,
  -- [{ from, priceCents }], rising and falling.
  steps jsonb not null,
  delivery_cents integer,
  is_chosen boolean not null default false,
  offered_at timestamptz not null default now(),
  primary key (group_id, supplier_id)
);
create index group_offers_of_supplier on group_offers (supplier_id);
create unique index group_offers_chosen on group_offers (group_id) where is_chosen;

-- What a member is told. An account has an email a day at most, so that news may wait for the next one.
create table group_notices (
  account_id uuid not null references accounts on delete cascade,
  group_id uuid not null references buying_groups on delete cascade,
  news text not null check (news in ('settled', 'failed', 'final')),
  at timestamptz not null default now(),
  emailed_at timestamptz,
  primary key (account_id, group_id, news)
);
create index group_notices_waiting on group_notices (account_id) where emailed_at is null;
create index group_notices_emailed on group_notices (account_id, emailed_at);
