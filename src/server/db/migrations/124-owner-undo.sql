-- What a merge has given the kept listing from the other: each field with the values of its columns before and after.
alter table supplier_merges add column filled jsonb not null default '{}';

-- What an import did to each listing, so that it can be undone where nothing has happened to it since. What it wrote over is null for a new one.
create table import_effects (
  import_id uuid not null references imports on delete cascade,
  listing_id integer not null references suppliers on delete cascade,
  version_after integer not null,
  written_over jsonb,
  primary key (import_id, listing_id)
);
create index import_effects_of_listing on import_effects (listing_id);
alter table imports
  add column undo_state text check (undo_state in ('running', 'done')),
  add column undo_by text,
  add column undone_at timestamptz,
  add column taken_out integer not null default 0,
  add column put_back integer not null default 0,
  add column left_alone integer not null default 0,
  -- What the owner has said of rows, as it was when the import was confirmed.
  add column row_choices jsonb not null default '[]',
  add check ((undo_state is null) = (undo_by is null));

-- What the owner has said of a row of a file: that it is left out, or its category. By the file, as `import_answers`.
create table import_row_choices (
  file_digest text not null,
  line integer not null,
  is_left_out boolean not null,
  category text,
  chosen_at timestamptz not null,
  primary key (file_digest, line)
);
create index import_row_choices_by_time on import_row_choices (chosen_at);
