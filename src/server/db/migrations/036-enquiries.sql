-- What people ask the owner of the marketplace.

create table enquiries (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('consultation', 'supplier-success')),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  -- When the owner removed it, which can be undone for a day.
  removed_at timestamptz
);
create index enquiries_by_time on enquiries (created_at desc, id);
create index enquiries_of_address on enquiries (lower(email));

-- Whoever deletes their account has asked for nothing either.
create or replace function forget_alerts() returns trigger language plpgsql as $$
begin
  delete from search_alerts where lower(email) = lower(old.email);
  delete from beta_signups where lower(email) = lower(old.email);
  delete from newsletter_subscribers where lower(email) = lower(old.email);
  delete from enquiries where lower(email) = lower(old.email);
  return old;
end $$;
