-- An email is delivered once it is due: at once, after a while that its writer gives it, or when the next attempt is due.
alter table emails add column due_at timestamptz not null default now();
drop index emails_open;
create index emails_due on emails (due_at) where status = 'queued';
-- A row is changed twice on its way; room in its page spares the indexes both times.
alter table emails set (fillfactor = 60);
-- Emails had jobs. Nobody works on these any more.
do $$ begin
  if to_regclass('jobs.job') is not null then delete from jobs.job where name = 'emails'; end if;
end $$;
