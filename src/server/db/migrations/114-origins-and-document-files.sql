-- Where a product of a profile was harvested, which venues have to say of seafood; null where it is not said.
alter table products add column origin text check (origin in ('australian', 'imported', 'mixed'));

-- The file of a document in a register of approved suppliers, which its venue alone reads; null where only the document is noted.
alter table approved_supplier_documents
  add column file_name text,
  add column file_type text,
  add column file_content bytea,
  add column file_bytes integer generated always as (octet_length(file_content)) stored,
  add check (num_nulls(file_name, file_type, file_content) in (0, 3));
