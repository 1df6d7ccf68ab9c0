-- Whether a supplier delivers on public holidays; null where it has not said.
alter table suppliers add column delivers_on_holidays boolean;

-- Where the owner knows better than the table of public holidays (features/holidays/public-holidays.tsv).
create table holiday_corrections (
  state text not null check (state in ('NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT')),
  day date not null,
  -- What a day that is added is called; null for one that is none.
  name text check (length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  created_by text not null,
  primary key (state, day)
);

-- Suppliers by when they deliver are read from this alone: their rows are wide.
create index suppliers_delivery on suppliers (id) include (state, postcode, delivers_on_holidays, cut_off, delivery_days)
  where cut_off is not null and delivery_days <> '{}' and state is not null;
