-- What the owner has asked for instead of a document, and when.
alter table supplier_documents
  add column asked_text text,
  add column asked_at timestamptz,
  add check ((asked_text is null) = (asked_at is null));
-- The email about a new seal, which waits so that a seal that is taken back at once is not told of.
alter table supplier_evidence add column seal_email uuid;
