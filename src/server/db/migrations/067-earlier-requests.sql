-- What somebody asked for without an account joins the account whose confirmed address it was asked with, and an account's requests with news are
-- counted for every page.

-- When a request joined an account; null for what was asked with the account.
alter table quote_requests add column joined_at timestamptz;

create index quote_requests_of_addresses on quote_requests (lower(contact_email)) where account_id is null;
create index quote_requests_with_news on quote_requests (account_id) where unread_by_buyer;
create index quote_requests_joined on quote_requests (account_id, joined_at) where joined_at is not null;
