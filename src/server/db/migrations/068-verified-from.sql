-- The moment from which the goods of an accepted quote can have arrived: only then a review is one of a purchase. Requests that were accepted
-- before it was noted have had their goods three days after.
alter table quote_requests add column delivered_from timestamptz;

create function goods_from(request quote_requests) returns timestamptz language sql stable parallel safe as $$
  select coalesce(request.delivered_from, request.status_at + interval '72 hours')
$$;

-- Whether a buyer can have received what it has won of a supplier, by the clock of whoever asks.
create function has_received(buyer uuid, supplier integer, at timestamptz) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (
      select from public.quote_requests q
      where q.status = 'won' and q.supplier_id = supplier and q.account_id = buyer and public.goods_from(q) <= at
    ) or exists (
      select from public.accounts a join public.quote_requests q on lower(q.contact_email) = public.confirmed_address(a)
      where a.id = buyer and q.status = 'won' and q.supplier_id = supplier and q.account_id is null and public.goods_from(q) <= at
    );
end $$;

create or replace function keep_verified() returns trigger language plpgsql as $$
begin
  update public.reviews set is_verified = true
    where account_id = old.id and not is_verified and public.has_received(old.id, supplier_id, now());
  return old;
end $$;

create or replace function keep_verified_by_request() returns trigger language plpgsql as $$
begin
  update public.reviews r set is_verified = true
    from public.accounts a
    where r.supplier_id = old.supplier_id and r.account_id = a.id and not r.is_verified and public.goods_from(old) <= now()
      -- By the index of addresses.
      and lower(a.email) = lower(old.contact_email) and public.confirmed_address(a) is not null;
  return old;
end $$;

drop function has_won(uuid, integer);
