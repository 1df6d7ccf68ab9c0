alter table quote_requests
  -- [{ id, item, quantity, unit, contents, amount, measure, every, category, note }]. In a bulk request a line has one id wherever it is.
  add column lines jsonb not null default '[]';

-- Which line of the buyer's own order lists a line was made from: the buyer's alone, so it is apart from what a supplier reads.
create table request_line_sources (
  request_id uuid not null references quote_requests on delete cascade,
  line_id uuid not null,
  list_line_id uuid not null,
  primary key (request_id, line_id)
);
