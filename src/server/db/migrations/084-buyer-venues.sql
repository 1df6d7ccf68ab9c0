-- What a buyer says of its own venue, once for all requests. `venues` are those that suppliers show on their profiles.
create table buyer_venues (
  account_id uuid primary key references accounts on delete cascade,
  name text,
  suburb text,
  state text,
  postcode text,
  -- Null: not said.
  delivery_days text[],
  delivery_from text,
  delivery_to text,
  venue_type text,
  seating_capacity text,
  is_gst_registered boolean,
  updated_at timestamptz not null default now()
);
