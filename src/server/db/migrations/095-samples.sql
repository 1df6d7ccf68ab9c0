-- Samples that somebody asks a supplier for, and what came of them.
create table samples (
  id uuid primary key default gen_random_uuid(),
  supplier_id integer references suppliers on delete set null,
  -- What the supplier was when it was asked, should its listing go.
  supplier_name text not null,
  supplier_category text not null references categories (name),
  -- Null for a visitor, and once the account is deleted.
  account_id uuid references accounts on delete set null,
  item text not null check (item <> ''),
  product_id uuid references products on delete set null,
  business_name text not null,
  contact_email text not null,
  contact_phone text,
  delivery_location text not null,
  note text,
  status text not null default 'asked' check (status in ('asked', 'promised', 'sent', 'received', 'declined', 'withdrawn')),
  created_at timestamptz not null,
  status_at timestamptz not null,
  sent_at timestamptz,
  -- In this turn; null again with the next.
  reminded_at timestamptz,
  -- What the buyer says of it, for itself unless it is shown to the supplier.
  stars smallint check (stars between 1 and 5),
  verdict_note text,
  is_shown boolean not null default false,
  verdict_at timestamptz,
  check ((stars is null) = (verdict_at is null)),
  check (stars is null or status = 'received')
);
create index samples_of_supplier on samples (supplier_id, created_at desc, id);
create index samples_of_account on samples (account_id, created_at desc, id);
create index samples_of_product on samples (product_id) where product_id is not null;
create index samples_of_address on samples (lower(contact_email)) where account_id is null;
create index samples_due on samples (status_at) where status in ('asked', 'promised', 'sent');
create index samples_of_guests on samples (status_at) where account_id is null;

-- What each side did with a sample.
create table sample_steps (
  id bigint generated always as identity primary key,
  sample_id uuid not null references samples on delete cascade,
  step text not null check (step in ('promise', 'send', 'decline', 'receive', 'verdict', 'withdraw')),
  by text not null check (by in ('buyer', 'supplier')),
  -- Null for whoever came by the link of an email, and where a listing ended.
  account_id uuid references accounts on delete set null,
  at timestamptz not null,
  -- The reason of a decline.
  note text
);
create index sample_steps_of_sample on sample_steps (sample_id, id);
create index sample_steps_of_account on sample_steps (account_id);
