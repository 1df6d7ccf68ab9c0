-- The suppliers that a venue has approved, as food-safety programs ask for: from the marketplace or typed. Name and ABN of one from the
-- marketplace are as they were, and outlive the listing.
create table approved_suppliers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  supplier_id integer references suppliers on delete set null,
  -- Whether the buyer has typed name and ABN.
  is_typed boolean not null,
  business_name text not null,
  abn text,
  phone text,
  email text,
  address text,
  supplies text,
  approved_on date,
  approved_by text,
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Undo brings it back until the nightly job deletes it.
  removed_at timestamptz
);
create index approved_suppliers_of_account on approved_suppliers (account_id);
create index approved_suppliers_of_supplier on approved_suppliers (supplier_id);
create index approved_suppliers_removed on approved_suppliers (removed_at) where removed_at is not null;

create table approved_supplier_documents (
  id uuid primary key default gen_random_uuid(),
  register_entry_id uuid not null references approved_suppliers on delete cascade,
  kind text not null check (kind in ('licence', 'certificate', 'insurance', 'other')),
  number text,
  expires_on date,
  created_at timestamptz not null default now(),
  -- The email that its venue has had before this expiry: 30 or 7 days before.
  warned_days smallint,
  warned_on date
);
create index approved_supplier_documents_of_supplier on approved_supplier_documents (register_entry_id);
create index approved_supplier_documents_to_warn on approved_supplier_documents (expires_on) where expires_on is not null;
