-- Ways in which an owner looks at the table of suppliers, by a name.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  narrowing jsonb not null
);
create unique index saved_views_once on saved_views (account_id, lower(name));
