-- What it takes to connect accounts at the platforms themselves, to renew their tokens and to end them.

-- `tokens_expire_at` is when the access ends for good unless its owner connects the account again. The tokens themselves are renewed before
-- `renew_at`, by one process at a time: some refresh tokens can be used once only.
alter table social_accounts
  add renew_at timestamptz,
  add renew_id uuid,
  add renew_until timestamptz,
  add check ((renew_id is null) = (renew_until is null));
create index social_accounts_to_renew on social_accounts (renew_at) where renew_at is not null;
create unique index social_accounts_by_remote_id on social_accounts (supplier_id, platform, remote_id) where remote_id is not null;
-- Two pages of a platform may have one name.
drop index social_accounts_by_name;
create unique index social_accounts_by_name on social_accounts (supplier_id, platform, lower(account_name)) where network = 'sandbox';

-- Somebody on the way to a platform and back. The state is stored as a hash, the verifier encrypted with the site's secret; each is used once.
create table social_connections (
  state_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  platform text not null check (platform in ('facebook', 'instagram', 'twitter', 'linkedin', 'tiktok')),
  code_verifier text not null,
  expires_at timestamptz not null
);
create index social_connections_of_session on social_connections (session_id);
create index social_connections_by_expiry on social_connections (expires_at);

-- Tokens of accounts that were removed, until the platform has ended them.
create table social_revocations (
  id uuid primary key default gen_random_uuid(),
  platform text not null check (platform in ('facebook', 'instagram', 'twitter', 'linkedin', 'tiktok')),
  tokens text not null,
  created_at timestamptz not null
);
create index social_revocations_by_age on social_revocations (created_at);
