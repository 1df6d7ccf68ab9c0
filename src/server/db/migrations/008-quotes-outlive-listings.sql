-- What a supplier and a buyer agreed outlives the listing, for the buyer to read.

alter table quote_requests
  alter column supplier_id drop not null,
  -- As the listing had them when it was deleted; null as long as it is there.
  add column supplier_name text,
  add column supplier_category text references categories (name),
  drop constraint quote_requests_supplier_id_fkey,
  add foreign key (supplier_id) references suppliers,
  add check ((supplier_id is null) = (supplier_name is not null)),
  add check ((supplier_id is null) = (supplier_category is not null));

-- Whoever deletes a listing: no request goes with it.
create function detach_requests() returns trigger language plpgsql as $$
begin
  update public.quote_requests
    set supplier_id = null, supplier_name = old.business_name, supplier_category = old.category where supplier_id = old.id;
  return old;
end $$;
create trigger suppliers_leave before delete on suppliers for each row execute function detach_requests();

-- The end of a listing is a step of every request that it ends, or that was won.
alter table quote_steps drop constraint quote_steps_step_check;
alter table quote_steps add check (step in ('view', 'answer', 'accept', 'decline', 'pass', 'withdraw', 'message', 'expire', 'leave'));
