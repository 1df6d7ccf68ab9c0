-- Whether a supplier has a paid plan that is active, beside what lists show of it: they would else ask the accounts for every row.
alter table suppliers add column is_featured boolean not null default false;
update suppliers s set is_featured = exists (select from accounts a where a.supplier_id = s.id and a.subscription_status = 'active');

create function maintain_featured() returns trigger language plpgsql as $$
begin
  update suppliers s
  set is_featured = not s.is_featured
  where s.id in (old.supplier_id, new.supplier_id)
    and s.is_featured <> exists (select from accounts a where a.supplier_id = s.id and a.subscription_status = 'active');
  return null;
end $$;
create trigger accounts_featured after insert or delete or update of supplier_id, subscription_status on accounts
  for each row execute function maintain_featured();

create index suppliers_featured on suppliers (average_rating desc, total_reviews desc, id) where is_featured;
