-- After the request: who answered what, step by step, and the forms that requests are made with.

alter table quote_requests
  -- [{ fieldId, label, value }], to the fields of the supplier's form, by the labels that were shown.
  add column answers jsonb not null default '[]',
  -- The version of the form that was shown.
  add column form_version integer,
  add column status_at timestamptz not null default now(),
  -- The first prices, or a pass.
  add column first_answered_at timestamptz,
  -- In this turn; null again with the next.
  add column reminded_at timestamptz,
  add column unread_by_supplier boolean not null default true,
  add column unread_by_buyer boolean not null default false,
  add check (status in ('new', 'viewed', 'quoted', 'revised', 'won', 'declined', 'passed', 'withdrawn', 'expired'));
-- Those of before are not reminded of all at once.
update quote_requests set status_at = created_at, reminded_at = now();
-- What the clock looks at.
create index quote_requests_open on quote_requests (status_at) where status in ('new', 'viewed', 'quoted', 'revised');

-- The history of a request: both sides see all of it.
create table quote_steps (
  id bigint generated always as identity primary key,
  request_id uuid not null references quote_requests on delete cascade,
  step text not null check (step in ('view', 'answer', 'accept', 'decline', 'pass', 'withdraw', 'message', 'expire')),
  by text not null check (by in ('buyer', 'supplier', 'clock')),
  -- Whose it was; null for a buyer with the link of a letter, and for the clock.
  account_id uuid references accounts on delete set null,
  at timestamptz not null,
  -- The text of a message, the reason for a step.
  note text
);
create index quote_steps_of_request on quote_steps (request_id, id);
create index quote_steps_of_account on quote_steps (account_id);

-- Files that go with answers: in the database they are private, part of the answer's transaction and of every backup.
create table attachments (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references quote_requests on delete cascade,
  name text not null check (name <> ''),
  kind text not null check (kind in ('application/pdf', 'image/png', 'image/jpeg', 'image/webp')),
  content bytea not null,
  bytes integer not null generated always as (octet_length(content)) stored,
  created_at timestamptz not null default now(),
  unique (request_id, id)
);
-- They are compressed already.
alter table attachments alter column content set storage external;
create index attachments_by_age on attachments (created_at);

-- Every answer that was given; the one of the highest revision holds.
create table offers (
  request_id uuid not null references quote_requests on delete cascade,
  -- Counted from 1.
  revision integer not null check (revision > 0),
  -- [{ item, packSize, unit, quantity, priceCents, gst }]
  lines jsonb not null,
  delivery_cents integer not null check (delivery_cents >= 0),
  minimum_cents integer check (minimum_cents >= 0),
  -- The last day that it holds, where the supplier is.
  valid_until date,
  terms text,
  note text,
  attachment_id uuid,
  created_at timestamptz not null default now(),
  primary key (request_id, revision),
  -- Of the same request.
  foreign key (request_id, attachment_id) references attachments (request_id, id)
);
create index offers_by_attachment on offers (attachment_id) where attachment_id is not null;

-- Answers that a supplier keeps to use again.
create table saved_answers (
  id uuid primary key default gen_random_uuid(),
  supplier_id integer not null references suppliers on delete cascade,
  name text not null check (name <> ''),
  -- As an offer has it, without revision and attachment.
  offer jsonb not null,
  created_at timestamptz not null default now()
);
create unique index saved_answers_once on saved_answers (supplier_id, lower(name));

-- Every version that was saved is kept: requests were made with it.
create table quote_forms (
  supplier_id integer not null references suppliers on delete cascade,
  -- Counted from 1; 0 is the default set, which is in code.
  version integer not null check (version > 0),
  fields jsonb not null,
  created_at timestamptz not null default now(),
  primary key (supplier_id, version)
);
