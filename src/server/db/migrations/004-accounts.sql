-- Who people are, how they prove it, and what they keep with us.

create table accounts (
  id uuid primary key default gen_random_uuid(),
  username text not null check (username <> ''),
  email text not null,
  email_confirmed_at timestamptz,
  -- argon2id, with its parameters in it.
  password_hash text not null,
  role text not null check (role in ('restaurant', 'supplier', 'owner')),
  -- The listing that this account manages; a listing has one account at most.
  supplier_id integer unique references suppliers on delete set null,
  subscription_status text not null default 'none' check (subscription_status in ('none', 'pending', 'active', 'past_due', 'canceled')),
  -- Sealed with the site's secret; it counts once it is confirmed.
  totp_secret text,
  totp_confirmed_at timestamptz,
  -- The time step of the last code used: a code works once.
  totp_last_step integer,
  created_at timestamptz not null default now(),
  check (totp_confirmed_at is null or totp_secret is not null)
);
create unique index accounts_by_email on accounts (lower(email));
create unique index accounts_by_username on accounts (lower(username));

create table recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  -- Of the cookie's value, which is kept nowhere.
  token_hash text not null unique,
  account_id uuid not null references accounts on delete cascade,
  user_agent text not null,
  created_at timestamptz not null default now(),
  -- Noted at most once an hour.
  seen_at timestamptz not null default now()
);
create index sessions_of_account on sessions (account_id, seen_at desc);
create index sessions_by_use on sessions (seen_at);

-- Browsers that have signed in to an account before: they may still try when everybody else has guessed too often.
create table known_devices (
  account_id uuid not null references accounts on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);
create index known_devices_by_use on known_devices (seen_at);

-- Links in letters. Used ones are deleted, and with one of a purpose all others of that account and purpose.
create table one_time_links (
  token_hash text primary key,
  purpose text not null check (purpose in ('confirm', 'reset', 'claim')),
  account_id uuid not null references accounts on delete cascade,
  -- What a claim is about.
  supplier_id integer references suppliers on delete cascade,
  -- What a confirmation confirms.
  email text,
  expires_at timestamptz not null
);
create index one_time_links_of_account on one_time_links (account_id, purpose);
create index one_time_links_by_expiry on one_time_links (expires_at);

create table saved_suppliers (
  account_id uuid not null references accounts on delete cascade,
  supplier_id integer not null references suppliers on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, supplier_id)
);
create index saved_suppliers_in_order on saved_suppliers (account_id, created_at desc, supplier_id);

-- An imported listing has no account: whoever runs the business asks for it.
create table claims (
  id uuid primary key default gen_random_uuid(),
  supplier_id integer not null references suppliers on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  message text,
  status text not null default 'open' check (status in ('open', 'approved', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index claims_once on claims (supplier_id, account_id) where status = 'open';
create index claims_open on claims (created_at) where status = 'open';

-- What owners did. It outlives the accounts.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id uuid,
  username text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}'
);
create index audit_by_time on audit (at desc, id desc);

-- Who asked, where somebody was signed in; a request outlives the account.
alter table quote_requests add column account_id uuid references accounts on delete set null;
create index quote_requests_of_account on quote_requests (account_id, created_at desc, id);
