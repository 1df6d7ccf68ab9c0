-- A supplier announces that seafood is from somewhere else: a supply that nobody has accepted, which follows one that was.
alter table seafood_supplies
  -- The row that it follows; null where that was taken back since, or where nothing was announced.
  add column follows_id uuid references seafood_supplies on delete set null,
  add column announced_at timestamptz,
  -- When its venue opened the page of its record.
  add column seen_at timestamptz;
create index seafood_supplies_following on seafood_supplies (follows_id);
create index seafood_supplies_to_see on seafood_supplies (account_id) where announced_at is not null and seen_at is null;

-- What was said of a line when it was accepted; null for prices of before.
alter table held_prices add column origin text check (origin in ('australian', 'imported', 'mixed'));
