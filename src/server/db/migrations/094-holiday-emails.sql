-- Of which public holidays a venue has been told, so that it is told once.
create table holiday_emails (
  account_id uuid not null references accounts on delete cascade,
  day date not null,
  sent_at timestamptz not null default now(),
  primary key (account_id, day)
);
create index holiday_emails_by_day on holiday_emails (day);
