-- The owner's suppliers: suspended ones, what the Verified seal rests on, documents that suppliers hand in, and imports in the browser.

-- A suspended listing is nowhere but in its supplier's dashboard and with the owner. Its supplier reads the reason.
alter table suppliers add column suspended_at timestamptz, add column suspension_reason text;
alter table suppliers add constraint suppliers_suspension_check check ((suspended_at is null) = (suspension_reason is null));
create index suppliers_suspended on suppliers (lower(business_name), id) where suspended_at is not null;
create index suppliers_verified on suppliers (lower(business_name), id) where is_verified;

-- What a search reads has listed suppliers only, so that no search has to ask; a match that nobody was told of yet is open again.
create function search_restored_supplier() returns trigger language plpgsql as $$
begin
  if new.suspended_at is not null then
    delete from supplier_search where supplier_id = new.id;
    delete from supplier_reach where supplier_id = new.id;
    delete from unread_suppliers where supplier_id = new.id;
    update search_alerts set supplier_id = null where supplier_id = new.id and sent_at is null;
  else
    insert into supplier_search values (new.id, new.category, new.state, new.is_verified, new.average_rating, new.total_reviews,
      new.minimum_order_cents, new.quality, false,
      document_of(new.business_name, new.category, new.tags, new.product_words, new.description, new.phone, new.suburb, new.state, new.postcode, new.address));
    insert into supplier_reach values (new.id, new.category, new.state, lower(new.suburb), place_of(new.suburb, new.state, new.postcode),
      postcodes_of(new.service_area));
    if exists (select from search_alerts where supplier_id is null and sent_at is null) then
      insert into unread_suppliers values (new.id) on conflict (supplier_id) do update set changes = unread_suppliers.changes + 1;
    end if;
  end if;
  return null;
end $$;
create trigger suppliers_suspended after update of suspended_at on suppliers for each row
  when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function search_restored_supplier();

-- What the owner finds a supplier by, in one text: a part of its name, email address, phone number or ABN. A phone number is its last nine
-- digits, as in `phone_lexemes`.
create function owner_words(business_name text, email text, phone text, abn text) returns text language sql immutable parallel safe as $$
  select lower(concat_ws(' ', business_name, email, right(regexp_replace(phone, '\D', '', 'g'), 9), abn))
$$;
create index suppliers_owner_words on suppliers using gin (owner_words(business_name, email, phone, abn) gin_trgm_ops);

-- Files that suppliers hand in for the owner to look at; nobody else sees them.
alter table supplier_documents rename to checked_documents;
create table supplier_documents (
  id uuid primary key default gen_random_uuid(),
  supplier_id integer not null references suppliers on delete cascade,
  account_id uuid references accounts on delete set null,
  kind text not null,
  name text not null,
  type text not null,
  content bytea not null,
  bytes integer not null generated always as (octet_length(content)) stored,
  -- Its last valid day, as its supplier says; null where it has none.
  expires_on date,
  created_at timestamptz not null default now()
);
create index supplier_documents_of_supplier on supplier_documents (supplier_id, created_at desc) include (bytes);
create index supplier_documents_by_age on supplier_documents (created_at desc, id);

-- What the seal of a verified supplier rests on. Some were verified before this was recorded, and have no row.
create table supplier_evidence (
  supplier_id integer primary key references suppliers on delete cascade,
  -- Null: the owner has not said.
  what text,
  document_id uuid references supplier_documents on delete set null,
  -- The owner's name, which outlives the account.
  checked_by text,
  checked_at timestamptz not null default now(),
  -- The last day on which it holds; after it the seal is gone. Null: it has none.
  expires_on date,
  -- When supplier and owner were told that it will expire.
  warned_at timestamptz
);
create index supplier_evidence_by_expiry on supplier_evidence (expires_on);
create index supplier_evidence_of_document on supplier_evidence (document_id);

-- Until now the owner noted documents apart from the seal; noting them is giving it.
insert into supplier_evidence (supplier_id, what, checked_at, expires_on)
select supplier_id, 'Business documents', checked_at, expires_on from checked_documents where expires_on >= now()::date;
update suppliers set is_verified = true where not is_verified and id in (select supplier_id from supplier_evidence);
drop table checked_documents;

-- Files of suppliers that the owner has sent in a browser: work for a job, and then its report.
create table imports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts on delete set null,
  username text not null,
  -- Null once the import has ended.
  content bytea,
  bytes integer not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  rows_read integer not null default 0,
  -- Out of `bytes`.
  bytes_read integer not null default 0,
  imported integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  skipped integer not null default 0,
  -- Why it failed, for the owner.
  error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index imports_by_time on imports (created_at desc);
-- One at a time.
create unique index imports_open on imports ((true)) where status in ('waiting', 'running');

-- What became of each row of the file.
create table import_rows (
  import_id uuid not null references imports on delete cascade,
  -- Of the row, from 1; `line` is where it begins in the file.
  number integer not null,
  line integer not null,
  business_name text not null,
  outcome text not null check (outcome in ('imported', 'updated', 'unchanged', 'skipped')),
  -- Why it was skipped, or which values were left out.
  note text,
  primary key (import_id, number)
);
