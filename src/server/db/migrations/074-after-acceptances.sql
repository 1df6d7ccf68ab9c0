alter table quote_requests
  -- The email by which the buyer has an acceptance in writing; it waits until that can no longer be undone.
  add column buyers_held_email uuid,
  -- Of a request that was closed because the buyer accepted another of the same bulk request: which, and its state before. Undone with it.
  add column closed_with uuid references quote_requests (id) on delete set null,
  add column status_before text;
create index quote_requests_closed_with on quote_requests (closed_with) where closed_with is not null;
