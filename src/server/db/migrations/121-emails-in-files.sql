-- Whether an email went to a file because no mail server is set, so that nobody has it. Of earlier ones it is not known.
alter table emails add column is_file boolean not null default false;
