-- Issues of the newsletter, and to which addresses each was queued.

create table newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'draft' check (status in ('draft', 'sending', 'sent', 'stopped')),
  subject text not null,
  introduction text not null,
  -- Ids of the library, in the order of the email.
  resource_ids text[] not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- What every receiver gets, from the moment at which the sending begins.
  content jsonb,
  started_at timestamptz,
  ended_at timestamptz,
  -- The confirmed addresses at that moment, and how many of them had their email queued.
  total integer not null default 0,
  queued integer not null default 0,
  -- The last subscriber of the batches that are done; batches go by the ids of subscribers.
  last_subscriber uuid,
  check ((status = 'draft') = (started_at is null)),
  check ((content is null) = (started_at is null)),
  check ((status in ('sent', 'stopped')) = (ended_at is not null))
);
create index newsletter_issues_newest on newsletter_issues (created_at desc, id);

-- An address gets an issue once, also one that has left the list and come back meanwhile.
create table newsletter_deliveries (
  issue_id uuid not null references newsletter_issues on delete cascade,
  email_hash text not null,
  primary key (issue_id, email_hash)
);

-- The emails of issues that wait, or were given up: what is still to come of an issue.
create index emails_of_issues on emails ((facts ->> 'issueId'), status)
  where kind = 'newsletter-issue' and status in ('queued', 'held', 'failed');
