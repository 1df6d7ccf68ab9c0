-- What is sent is an email, everywhere. Those that wait get a job of their own in the queue of that name when the workers start.
alter table letters rename to emails;
alter index letters_pkey rename to emails_pkey;
alter index letters_open rename to emails_open;
alter index letters_by_end rename to emails_by_end;
alter table emails rename constraint letters_status_check to emails_status_check;
