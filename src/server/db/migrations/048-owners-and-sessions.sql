-- That there is an owner or has been one: settings make an owner only before that, so that an address or password that an owner has given up
-- never returns with a restart.
create table first_owner (
  is_made boolean primary key default true check (is_made),
  made_at timestamptz not null default now()
);
-- Only owners are on record with their sign-ins, those included whose account has been deleted.
insert into first_owner (is_made)
  select true where exists (select from accounts where role = 'owner') or exists (select from audit where action = 'sign-in');

-- When a code of the second factor was last proved in a session: null where none was.
alter table sessions add column second_factor_at timestamptz;
-- A sign-in has asked for it since it was turned on.
update sessions s set second_factor_at = s.created_at from accounts a where a.id = s.account_id and a.totp_confirmed_at <= s.created_at;
create index sessions_by_start on sessions (created_at);
