-- What suppliers offer for a time. Days are those of Sydney, both included; a promotion runs while it is one of them, which nothing has to note.
create table promotions (
  id uuid primary key default gen_random_uuid(),
  supplier_id integer not null references suppliers on delete cascade,
  product_id uuid references products on delete set null,
  title text not null,
  text text not null,
  -- Shown as given.
  price text,
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz not null default now(),
  check (ends_on between starts_on and starts_on + 91)
);
create index promotions_of_supplier on promotions (supplier_id, starts_on, created_at, id);
create index promotions_by_end on promotions (ends_on, starts_on, supplier_id);
create index promotions_of_product on promotions (product_id);
