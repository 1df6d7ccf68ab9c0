-- What a start has to do once: read stored rows again as this version reads them.
create table start_tasks (
  -- The task with what it depends on, so that another edition of it is done again.
  name text primary key,
  done_at timestamptz not null default now()
);
