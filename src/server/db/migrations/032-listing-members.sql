-- Who works on a listing besides the account that manages it: invited by email, then an account.

create table listing_members (
  id uuid primary key default gen_random_uuid(),
  supplier_id integer not null references suppliers on delete cascade,
  -- None: the invitation is open. An account works on one listing.
  account_id uuid unique references accounts on delete cascade,
  email text not null,
  role text not null check (role in ('editor', 'viewer')),
  invited_at timestamptz not null default now(),
  accepted_at timestamptz,
  -- Of the invitation's link; the link of an accepted one leads nowhere.
  token_hash text unique,
  expires_at timestamptz,
  check ((account_id is null) = (accepted_at is null)),
  check ((account_id is null) = (token_hash is not null)),
  check ((token_hash is null) = (expires_at is null))
);
create unique index listing_members_by_email on listing_members (supplier_id, lower(email));
create index listing_members_of_address on listing_members (lower(email));
