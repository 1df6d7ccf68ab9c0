-- Which rows of a bulk request without lines its buyer takes for one item, and which not. It belongs to the request and goes with the last of its requests.
create table joined_rows (
  bulk_id uuid primary key,
  -- Groups of ids of rows. Always read and replaced as a whole, as the next one.
  joined jsonb not null,
  -- Ids of names whose lines stand by themselves.
  apart jsonb not null,
  updated_at timestamptz not null default now()
);
