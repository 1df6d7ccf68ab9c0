-- What is its manager's own does not stay with a listing for whoever manages it next.

alter table billing_customers
  -- The listing that it paid for, until the account that managed it was deleted: a plan is given back once a listing.
  add column left_supplier_id integer references suppliers on delete set null,
  add check (supplier_id is null or left_supplier_id is null);
create index billing_customers_of_left on billing_customers (left_supplier_id) where left_supplier_id is not null;

-- Of those who have left before: what is older than the present account's management, as far as that is known. What a merge has left with the
-- other listing goes back with it.
create function is_of_earlier_manager(listing integer, made_at timestamptz) returns boolean language sql stable as $$
  select not exists (select from accounts a where a.supplier_id = listing and made_at >= coalesce(
      (select max(c.decided_at) from claims c where c.account_id = a.id and c.supplier_id = listing and c.status = 'approved'), a.created_at))
    and not exists (select from supplier_merges m where m.undone_at is null and listing in (m.merged_id, m.kept_id))
$$;
update subscriptions set supplier_id = null
  where supplier_id is not null and status = 'canceled' and provider is not null and is_of_earlier_manager(supplier_id, created_at);
update invoices i set supplier_id = null
  where supplier_id is not null and is_of_earlier_manager(supplier_id, issued_at)
    and not exists (select from subscriptions s where s.id = i.subscription_id and s.supplier_id is not null);
update billing_customers b set supplier_id = null, left_supplier_id = supplier_id
  where supplier_id is not null and is_of_earlier_manager(supplier_id, created_at)
    and not exists (select from subscriptions s where s.provider = b.provider and s.provider_customer_id = b.provider_customer_id
      and s.supplier_id is not null);
delete from saved_answers where is_of_earlier_manager(supplier_id, created_at);
delete from supplier_documents where is_of_earlier_manager(supplier_id, created_at);
drop function is_of_earlier_manager(integer, timestamptz);
