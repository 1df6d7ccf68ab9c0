-- What an account has ticked and written in a resource of the library, and how often resources are opened.

create table resource_progress (
  account_id uuid not null references accounts on delete cascade,
  -- An id of the library; rows of resources that are no longer in it are not shown.
  resource_id text not null,
  -- Texts by item.
  values jsonb not null,
  updated_at timestamptz not null,
  primary key (account_id, resource_id)
);

create table resource_visits (
  resource_id text not null,
  -- An account, or the day's hash of address and browser.
  visitor text not null,
  day date not null,
  primary key (resource_id, day, visitor)
);

create table resource_opens (
  resource_id text not null,
  day date not null,
  opens integer not null,
  primary key (resource_id, day)
);
