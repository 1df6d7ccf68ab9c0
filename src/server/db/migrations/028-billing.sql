-- What is paid for a subscription: the price, the customer at the payment provider, its events, invoices, and a ledger.

alter table subscriptions
  -- Each payment, GST included. 0: nothing is charged.
  add column cents integer not null default 0 check (cents >= 0),
  -- The terms that begin with the next payment.
  add column change_plan text check (change_plan in ('starter', 'professional', 'enterprise')),
  add column change_interval text check (change_interval in ('month', 'year')),
  add column change_cents integer check (change_cents >= 0),
  -- A new price of the same terms: from when it may be charged. The supplier was told when this was set.
  add column new_cents integer check (new_cents >= 0),
  add column new_cents_from timestamptz,
  -- Whether the provider knows of it.
  add column new_cents_scheduled boolean not null default false,
  add column first_paid_at timestamptz,
  -- Since when a renewal is unpaid, and the last day of the grace on which an email said so.
  add column past_due_since timestamptz,
  add column reminded_day smallint,
  -- For which period the supplier was told that a year is about to be renewed.
  add column renewal_told_for timestamptz,
  -- When the plan was given back within its guarantee.
  add column refunded_at timestamptz,
  -- Counts the changes at the provider: each has an idempotency key of its own.
  add column changes integer not null default 0,
  add check ((change_plan is null) = (change_interval is null) and (change_plan is null) = (change_cents is null)),
  add check ((new_cents is null) = (new_cents_from is null)),
  add check ((past_due_since is not null) = (status = 'past_due') or status = 'canceled' or provider is null);

-- A plan goes on while its renewal is not paid: for how long, its supplier is told.
create or replace function maintain_featured() returns trigger language plpgsql as $$
begin
  update suppliers s
  set is_featured = not s.is_featured
  where s.id in (old.supplier_id, new.supplier_id)
    and s.is_featured <> exists (select from subscriptions p where p.supplier_id = s.id and p.status in ('active', 'past_due'));
  return null;
end $$;
update suppliers s set is_featured = true
where not is_featured and exists (select from subscriptions p where p.supplier_id = s.id and p.status = 'past_due');

create table billing_customers (
  provider text not null check (provider in ('sandbox', 'stripe')),
  provider_customer_id text not null,
  -- None: the listing was deleted. Its payments are still known.
  supplier_id integer references suppliers on delete set null,
  created_at timestamptz not null default now(),
  primary key (provider, provider_customer_id)
);
create unique index billing_customers_of_supplier on billing_customers (supplier_id, provider);

-- What the provider has said, in our words. The state of a subscription follows from the set of its events, so their order does not matter.
create table payment_events (
  provider text not null,
  id text not null,
  type text not null,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  -- None: it is not known yet whose event this is.
  provider_customer_id text,
  -- The ids in it, by which events of the same customer are found.
  links text[] not null,
  facts jsonb not null,
  primary key (provider, id)
);
create index payment_events_of_customer on payment_events (provider, provider_customer_id);
create index payment_events_links on payment_events using gin (links);
create index payment_events_unlinked on payment_events (received_at) where provider_customer_id is null;

create sequence invoice_numbers;
create table invoices (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default 'INV-' || lpad(nextval('invoice_numbers')::text, 6, '0'),
  provider text not null,
  provider_invoice_id text not null,
  supplier_id integer references suppliers on delete set null,
  subscription_id uuid references subscriptions on delete set null,
  status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
  lines jsonb not null,
  -- Australian dollars in cents, GST included. The total may be below 0, where more is credited than charged; what is due is never.
  total_cents integer not null,
  due_cents integer not null check (due_cents >= 0),
  paid_cents integer not null default 0 check (paid_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  issued_at timestamptz not null,
  paid_at timestamptz,
  -- As they were when it was issued. No issuer: it is no tax invoice.
  billed_to jsonb not null,
  issuer jsonb,
  unique (provider, provider_invoice_id)
);
create index invoices_of_supplier on invoices (supplier_id, issued_at desc, id);
create index invoices_of_subscription on invoices (subscription_id);

-- Double entry: the lines of an entry add up to 0. Nothing is ever changed or deleted here.
create table ledger (
  provider text not null,
  -- What is booked: "invoice in_1", "payment in_1", "refund re_1".
  entry text not null,
  account text not null check (account in ('receivable', 'cash', 'revenue', 'gst', 'credit', 'disputed', 'bad debt')),
  cents integer not null check (cents <> 0),
  provider_customer_id text not null,
  at timestamptz not null,
  booked_at timestamptz not null default now(),
  primary key (provider, entry, account)
);
create index ledger_of_customer on ledger (provider, provider_customer_id);
create function check_ledger_entry() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from ledger where provider = new.provider and entry = new.entry) <> 0 then
    raise exception 'The ledger entry "%" does not add up to 0.', new.entry using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger deferrable initially deferred
  for each row execute function check_ledger_entry();
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only added to.' using errcode = 'check_violation';
end $$;
create trigger ledger_is_final before update or delete on ledger for each statement execute function refuse_ledger_change();

-- The sandbox: what a payment provider would keep for itself.
create table sandbox_customers (
  id text primary key,
  document jsonb not null,
  -- When its clock has something to do.
  due_at timestamptz
);
create index sandbox_customers_due on sandbox_customers (due_at) where due_at is not null;
create table sandbox_events (
  id text primary key,
  payload text not null,
  created_at timestamptz not null default now()
);
