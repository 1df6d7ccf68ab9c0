-- What a merge has given the kept listing from the other: each field with the values of its columns before and after.
alter table supplier_merges add column filled jsonb not null default '{}';
