-- What the owner has answered where a row of a file may be of a listing that there is, so that the same file does not ask again.
create table import_answers (
  -- The SHA-256 of the file, in hexadecimal.
  file_digest text not null,
  line integer not null,
  supplier_id integer not null references suppliers on delete cascade,
  is_same boolean not null,
  answered_at timestamptz not null,
  primary key (file_digest, line, supplier_id)
);
create index import_answers_by_supplier on import_answers (supplier_id);
create index import_answers_by_time on import_answers (answered_at);

-- The answers as they were when the import was confirmed.
alter table imports add column answers jsonb not null default '[]';
