-- What a buyer was given elsewhere for the lines of a bulk request. It is private to the account: no supplier's query may read it.
create table other_prices (
  bulk_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- [{ id, name, deliveryCents, prices: [{ lineId, packSize, unit, priceCents, gst }] }]. Always read and replaced as a whole.
  others jsonb not null,
  updated_at timestamptz not null default now()
);
create index other_prices_of_account on other_prices (account_id, updated_at desc, bulk_id);
