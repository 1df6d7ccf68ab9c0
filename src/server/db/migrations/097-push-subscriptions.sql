-- The pair of keys by which push services know this site, made once; the private one encrypted with the site's secret.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  encrypted_private_key text not null
);

-- A browser that shows notifications of its account, as long as it is signed in: one for each session.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  session_id uuid not null unique references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  kinds text[] not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_of_account on push_subscriptions (account_id);
