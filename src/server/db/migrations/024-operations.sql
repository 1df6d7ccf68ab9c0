-- What the processes logged as errors, the last few hundred; the log itself has them all.
create table logged_errors (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  level text not null check (level in ('error', 'fatal')),
  request_id text,
  route text,
  message text not null,
  -- The error behind it, as the log has it.
  details text,
  -- How often it was logged in the seconds that this row stands for.
  times integer not null default 1 check (times > 0)
);

-- The last run of every job queue. The queue itself deletes finished jobs after a day.
create table job_runs (
  name text primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  is_failed boolean not null,
  reason text
);

-- A backup is offered by a link, made while it is downloaded, and then done or failed.
create table backups (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts on delete set null,
  username text not null,
  status text not null check (status in ('offered', 'running', 'done', 'failed')),
  token_hash text unique,
  offered_at timestamptz not null default now(),
  expires_at timestamptz not null,
  started_at timestamptz,
  -- Renewed while it is made: a process that has died leaves it as it was.
  seen_at timestamptz,
  finished_at timestamptz,
  bytes bigint
);
create unique index backups_one_running on backups (status) where status = 'running';
create index backups_newest on backups (offered_at desc);
create index backups_of_account on backups (account_id);

-- The owner's list of emails.
create index emails_newest on emails (created_at desc, id desc);
create index emails_failed on emails (created_at desc) where status = 'failed';
