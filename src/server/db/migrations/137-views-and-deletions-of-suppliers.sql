-- Ways in which an owner looks at the table of suppliers, by a name.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  narrowing jsonb not null
);
create unique index saved_views_once on saved_views (account_id, lower(name));

-- Listings that the owner has deleted: suspended, and gone for everybody, until they are for good. The suspension that one had before comes back with it,
-- and so does the key by which an import knows it, where no other listing has that by then.
create table supplier_deletions (
  supplier_id integer primary key references suppliers on delete cascade,
  deleted_at timestamptz not null,
  deleted_by text not null,
  suspended_before timestamptz,
  reason_before text,
  import_key_before text,
  check ((suspended_before is null) = (reason_before is null))
);
create index supplier_deletions_by_time on supplier_deletions (deleted_at desc, supplier_id);

-- As before, and a deleted listing makes no pair either.
create or replace function renew_supplier_keys(listing integer) returns void language sql as $$
  delete from supplier_keys where supplier_id = listing;
  insert into supplier_keys (supplier_id, key, kind, is_weak)
  select s.id, k.* from suppliers s, duplicate_keys(s.abn, s.phone, s.email, s.website, s.business_name, s.postcode, s.state) k
  where s.id = listing and not exists (select from supplier_merges m where m.merged_id = listing and m.undone_at is null)
    and not exists (select from supplier_deletions d where d.supplier_id = listing);
$$;

create function key_deleted_supplier() returns trigger language plpgsql as $$
begin
  perform renew_supplier_keys(coalesce(new.supplier_id, old.supplier_id));
  return null;
end $$;
create trigger supplier_deletions_keyed after insert or delete on supplier_deletions for each row execute function key_deleted_supplier();
