-- The price list of a supplier: its whole range, private unless it says otherwise. A row is found by its code, or by its item and pack.
create table price_lists (
  supplier_id integer primary key references suppliers on delete cascade,
  -- Counts the changes of rows. The ETag consists of it.
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- The rows before they were replaced last, for one undo.
  previous jsonb,
  previous_at timestamptz
);
create table price_list_rows (
  id uuid primary key default gen_random_uuid(),
  supplier_id integer not null references suppliers on delete cascade references price_lists on delete cascade,
  position integer not null,
  code text,
  item text not null,
  pack_size text,
  unit text,
  contents jsonb,
  price_cents integer,
  gst text not null check (gst in ('taxable', 'free')),
  note text,
  is_available boolean not null default true,
  changed_at timestamptz not null default now()
);
create index price_list_rows_of_supplier on price_list_rows (supplier_id, position);
