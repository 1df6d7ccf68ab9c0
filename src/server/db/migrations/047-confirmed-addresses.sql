-- Whose an email address is. Anybody can give their account any address, so what belongs to an address belongs to an account only where the
-- account has confirmed it.

create function confirmed_address(account accounts) returns text language sql immutable parallel safe as $$
  select case when account.email_confirmed_at is not null then lower(account.email) end
$$;

create or replace function has_won(buyer uuid, supplier integer) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (
      select from public.quote_requests q where q.status = 'won' and q.supplier_id = supplier and q.account_id = buyer
    ) or exists (
      select from public.accounts a join public.quote_requests q on lower(q.contact_email) = public.confirmed_address(a)
      where a.id = buyer and q.status = 'won' and q.supplier_id = supplier and q.account_id is null
    );
end $$;

create or replace function keep_verified_by_request() returns trigger language plpgsql as $$
begin
  update public.reviews r set is_verified = true
    from public.accounts a
    where r.supplier_id = old.supplier_id and r.account_id = a.id and not r.is_verified
      -- By the index of addresses.
      and lower(a.email) = lower(old.contact_email) and public.confirmed_address(a) is not null;
  return old;
end $$;

-- What goes with an account because of its address.
create or replace function forget_alerts() returns trigger language plpgsql as $$
declare
  address text := public.confirmed_address(old);
begin
  delete from search_alerts where lower(email) = address;
  delete from beta_signups where lower(email) = address;
  delete from newsletter_subscribers where lower(email) = address;
  delete from enquiries where lower(email) = address;
  return old;
end $$;
