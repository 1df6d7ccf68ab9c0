-- Who sees a price list, when its supplier last said that it is right, and on what terms it answers requests by itself. A list that has only
-- settings has version 0.
alter table price_lists
  add column confirmed_at timestamptz not null default now(),
  -- The confirmation whose end an email has been sent about.
  add column reminded_of timestamptz,
  -- Counts the changes of what stands below. The ETag of the settings consists of it.
  add column settings_version integer not null default 1,
  add column visibility text not null default 'private' check (visibility in ('private', 'range', 'prices')),
  add column is_on boolean not null default false,
  add column least_percent integer not null default 60 check (least_percent between 1 and 100),
  add column valid_days integer not null default 14 check (valid_days between 1 and 60),
  add column hold_weeks integer check (hold_weeks between 0 and 104),
  add column notice_days integer check (notice_days between 0 and 365),
  add column delivery_cents integer not null default 0 check (delivery_cents >= 0),
  add column free_delivery_from_cents integer check (free_delivery_from_cents >= 0),
  add column delivery_gst text not null default 'goods' check (delivery_gst in ('goods', 'taxable', 'free')),
  add column below_minimum text not null default 'refuse' check (below_minimum in ('refuse', 'difference')),
  add column discount_percent integer not null default 0 check (discount_percent between 0 and 50);
update price_lists set confirmed_at = updated_at;
