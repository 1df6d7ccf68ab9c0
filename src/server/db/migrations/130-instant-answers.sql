-- Answers that were made from a price list at once. A request gets one at most, however often its job runs.
alter table offers add column is_instant boolean not null default false;
create unique index offers_instant on offers (request_id) where is_instant;
