alter table offers
  -- Ids of the lines of the request that the supplier does not sell. The lines of the answer may name theirs as requestLineId.
  add column passed_line_ids jsonb not null default '[]',
  -- What happens to goods below minimum_cents.
  add column below_minimum text not null default 'difference' check (below_minimum in ('refuse', 'difference', 'fee')),
  add column small_order_fee_cents integer check (small_order_fee_cents >= 0),
  add column free_delivery_from_cents integer check (free_delivery_from_cents >= 0),
  add column delivery_gst text not null default 'goods' check (delivery_gst in ('goods', 'taxable', 'free')),
  -- How long the prices hold once accepted, and how long before a change the supplier says so.
  add column hold_weeks integer check (hold_weeks between 0 and 104),
  add column notice_days integer check (notice_days between 0 and 365);
