-- What an account stores is bounded (docs/behaviour.md, Quotas): its bytes are summed from these indexes at every write that adds some.
alter table attachments add column account_id uuid references accounts on delete set null;
-- Only the supplier of a request can send files.
update attachments set account_id = a.id
from quote_requests r join accounts a on a.supplier_id = r.supplier_id where r.id = attachments.request_id;
create index attachments_of_account on attachments (account_id, created_at) include (bytes);

drop index uploads_of_account;
create index uploads_of_account on uploads (account_id) include (bytes);

-- Of a quote form, the versions that requests were made with are kept, the latest, and the one before it.
create index quote_requests_of_form on quote_requests (supplier_id, form_version) where form_version > 0;
delete from quote_forms f
where version < (select max(version) - 1 from quote_forms l where l.supplier_id = f.supplier_id)
  and not exists (select from quote_requests r where r.supplier_id = f.supplier_id and r.form_version = f.version and r.form_version > 0);
