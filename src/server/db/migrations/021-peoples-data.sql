-- What people can stop, and what is not stored for ever.

-- The list that an email belongs to, which its reader can leave (contract/unsubscribe.ts); null for what answers something its reader did.
alter table emails add column list text;

-- The hash by which an address is known without being stored, as the program makes it.
create function address_hash(address text) returns text language sql immutable parallel safe as $$
  select rtrim(translate(encode(sha256(convert_to(lower(address), 'UTF8')), 'base64'), '+/', '-_'), '=')
$$;

-- The lists that addresses have left.
create table email_stops (
  email_hash text not null,
  list text not null,
  created_at timestamptz not null default now(),
  primary key (email_hash, list)
);
insert into email_stops (email_hash, list, created_at) select email_hash, 'search-alerts', created_at from search_alert_suppressions;
drop table search_alert_suppressions;

-- Requests without an account, by when they ended: they are deleted some time after that.
create index quote_requests_of_guests on quote_requests (status_at) where account_id is null;

-- A review stays verified when the request that it was verified by is deleted.
create function keep_verified_by_request() returns trigger language plpgsql as $$
begin
  update public.reviews r set is_verified = true
    from public.accounts a
    where r.supplier_id = old.supplier_id and r.account_id = a.id and not r.is_verified
      and lower(a.email) = lower(old.contact_email) and a.email_confirmed_at is not null;
  return old;
end $$;
create trigger quote_requests_leave before delete on quote_requests for each row
  when (old.status = 'won' and old.account_id is null) execute function keep_verified_by_request();

-- Whoever leaves has signed up for nothing, and waits for nothing.
create or replace function forget_alerts() returns trigger language plpgsql as $$
begin
  delete from search_alerts where lower(email) = lower(old.email);
  delete from beta_signups where lower(email) = lower(old.email);
  delete from newsletter_subscribers where lower(email) = lower(old.email);
  return old;
end $$;
