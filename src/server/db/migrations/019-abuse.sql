-- An email can wait: for the hourly digest, or until its reader has opened a link of an earlier email to that address. One that a digest
-- has told of is done.
alter table emails drop constraint emails_status_check;
alter table emails add constraint emails_status_check check (status in ('queued', 'held', 'digested', 'sent', 'failed'));
alter table emails add column held_for text check (held_for in ('digest', 'opening'));
alter table emails add constraint emails_held_check check ((status = 'held') = (held_for is not null));
create index emails_held on emails (lower(recipient)) where status = 'held';

-- Addresses that are known to be read without an account: a link of an email to them was opened, or the settings name them.
create table confirmed_addresses (
  email_hash text primary key,
  confirmed_at timestamptz not null default now()
);

-- The salt of the hashes by which limits count client addresses. There is one row, and its value is gone with its day.
create table daily_salts (
  day date primary key,
  salt text not null
);
