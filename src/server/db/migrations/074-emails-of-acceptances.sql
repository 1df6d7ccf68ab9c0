-- The email by which the buyer has an acceptance in writing; it waits until that can no longer be undone.
alter table quote_requests add column buyers_held_email uuid;
