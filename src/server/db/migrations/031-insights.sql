-- What a plan adds to the figures of a listing: the searches that led to it, the medians of its category, and an email on Mondays.

create table listing_searches (
  supplier_id integer not null references suppliers on delete cascade,
  -- The Monday of a week in Sydney.
  week date not null,
  -- 'other' has no text: what came after as many texts as a listing stores in a week.
  kind text not null check (kind in ('search', 'category', 'place', 'other')),
  text text not null check (length(text) <= 200),
  -- Each visitor once a day.
  visitors integer not null default 1,
  -- The last day with a visitor, how many there were on it, and on the day that had most. Only on one day are they known to be different people.
  day date not null,
  on_day integer not null default 1,
  most_on_day integer not null default 1,
  primary key (supplier_id, week, kind, text)
);
create index listing_searches_by_week on listing_searches (week);

create table category_medians (
  category text not null,
  -- One of the periods of the dashboard, or the last whole week.
  period text not null check (period in ('30d', '12w', '52w', 'week')),
  -- The day on which it was computed.
  day date not null,
  suppliers integer not null,
  views double precision,
  inquiries double precision,
  requests double precision,
  -- Of the suppliers that have answered.
  median_minutes double precision,
  primary key (category, period)
);

-- The week whose figures were sent last, or that had none to send.
create table weekly_figures (
  supplier_id integer primary key references suppliers on delete cascade,
  week date not null
);
