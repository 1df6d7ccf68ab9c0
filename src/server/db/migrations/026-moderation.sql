-- What the owner decides about reviews, and about addresses that have signed up.

-- Only a published review is shown and counted. One that simple signals hold waits for the owner; one that is removed may come back.
alter table reviews add column status text not null default 'published' check (status in ('published', 'held', 'removed'));
-- The signals that held it, at the time when it was written (contract/options.ts).
alter table reviews add column held_for text[] not null default '{}';
-- The last decision of the owner, and how many there have been: a decision names the number that it was made at.
alter table reviews add column decision text check (decision in ('publish', 'keep', 'remove'));
alter table reviews add column decision_reason text;
alter table reviews add column decided_at timestamptz;
alter table reviews add column decisions integer not null default 0;
alter table reviews add constraint reviews_decided_check check (num_nulls(decision, decision_reason, decided_at) in (0, 3));

drop index reviews_of_supplier;
create index reviews_of_supplier on reviews (supplier_id, created_at desc, id) where status = 'published';
drop index reviews_by_stars;
create index reviews_by_stars on reviews (supplier_id, rating) where status = 'published';
create index reviews_held on reviews (created_at, id) where status = 'held';
create index reviews_decided on reviews (decided_at desc, id) where decided_at is not null;

-- The authors whose review was removed and who have deleted it then: another one about the same supplier is held.
create table removed_reviews (
  supplier_id integer not null references suppliers on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  removed_at timestamptz not null default now(),
  primary key (supplier_id, account_id)
);
create index removed_reviews_of_account on removed_reviews (account_id);

-- Beyond the first ones of a day, what the owner is told waits for the daily digest.
alter table emails drop constraint emails_held_for_check;
alter table emails add constraint emails_held_for_check check (held_for in ('digest', 'opening', 'owner-digest'));

-- An address that the owner has removed stays for a day, in which the removal can be undone.
alter table beta_signups add column id uuid not null default gen_random_uuid() primary key;
alter table beta_signups add column removed_at timestamptz;
create index beta_signups_by_time on beta_signups (created_at desc, id);

-- The newsletter goes to confirmed addresses only. Those of before have confirmed nothing.
alter table newsletter_subscribers add column id uuid not null default gen_random_uuid() primary key;
alter table newsletter_subscribers add column removed_at timestamptz;
alter table newsletter_subscribers add column confirmed_at timestamptz;
-- When the address was last entered: an unconfirmed one is deleted some time after that.
alter table newsletter_subscribers add column asked_at timestamptz not null default now();
-- The hash of the token of the link that confirms the address, until it is used or has expired.
alter table newsletter_subscribers add column token_hash text unique;
alter table newsletter_subscribers add column token_expires_at timestamptz;
alter table newsletter_subscribers add constraint newsletter_subscribers_token_check check ((token_hash is null) = (token_expires_at is null));
create index newsletter_subscribers_by_time on newsletter_subscribers (created_at desc, id);
