-- The questions of the quote dialog that a version of a form leaves out.
alter table quote_forms add column leaves_out text[] not null default '{}';
