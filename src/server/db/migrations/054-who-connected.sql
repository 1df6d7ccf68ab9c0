-- Who has connected an account at a platform: its tokens act in that person's name, and end when the person no longer works on the listing.
-- Of accounts that were connected before, nobody knows.
alter table social_accounts add connected_by uuid references accounts on delete set null;
create index social_accounts_of_person on social_accounts (connected_by) where connected_by is not null;
